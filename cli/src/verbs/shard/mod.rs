//! `rbg shard`: large work cut into parts that any machines compute, and its results merged.

mod choice;
mod files;
mod merge;
mod missing;
mod plan;
mod run;
mod summary;

use clap::{Args, Subcommand};

use crate::failure::Failure;
use crate::shards::Runner;
use crate::terminal::Terminal;

/// Arguments of `shard`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} shard plan perft breakthrough --depth 6 --shards 100 --out job
  {rbg} shard run job
  {rbg} shard merge job --out count.json

A job is planned once: --out is a folder with one small JSON file for each of its shards.
A shard holds all that its result depends on, and its result is a file named by a digest
of that, so shards can run anywhere, in any order, more than once, and again after a
failure: what is there is not computed again. Results merge in any order and grouping;
those of different jobs or versions do not.

With GNU parallel, on the machines of a list that share the folder:
  parallel --sshloginfile machines {rbg} shard run {} --out job/results ::: job/shards/*.json
With Slurm, as an array of 50, however many shards there are:
  sbatch --array=0-49 --wrap '{rbg} shard run job --index $SLURM_ARRAY_TASK_ID --of 50'
With Python, on this machine or on a Ray cluster:
  rbg.distributed.run('job', on='ray', workers=8)

The forms of the files are described in docs/SHARDS.md.")]
pub struct Shard {
    #[command(subcommand)]
    action: Action,
    /// Print lines of JSON
    #[arg(long, global = true)]
    pub(crate) json: bool,
}

/// What is done with shards.
#[derive(Subcommand, Debug)]
enum Action {
    /// Cut work into shards
    #[command(subcommand)]
    Plan(plan::Plan),
    /// Compute shards whose results are not there yet
    Run(run::Run),
    /// Show the shards whose results are not there
    Missing(missing::Missing),
    /// Put results together, of some shards or of all
    Merge(merge::Merge),
}

/// Runs the verb in a program that has these runners.
///
/// # Errors
///
/// Where the verb fails.
pub fn run(arguments: &Shard, runners: &[&dyn Runner], terminal: Terminal) -> Result<(), Failure> {
    match &arguments.action {
        Action::Plan(plan) => plan::run(plan, arguments.json, terminal),
        Action::Run(run) => run::run(run, runners, arguments.json, terminal),
        Action::Missing(missing) => missing::run(missing, arguments.json, terminal),
        Action::Merge(merge) => merge::run(merge, arguments.json, terminal),
    }
}

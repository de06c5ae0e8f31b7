use super::owners::Deeds;
use super::*;

fn game(name: &str) -> Game {
    let text = std::fs::read(format!("../games-rbg/{name}.rbg")).expect("it is there");
    crate::load(&text).expect("it is right").game
}

#[test]
fn tmp() {
    let game = game("breakthrough");
    let mut machine = machine(&Nfa::from_game(&game), &game, true);
    normalize(&mut machine, game.pieces.len());
    let rules = Rules {
        game: &game,
        flow: PieceFlow::new(&machine, &game),
        machine,
    };
    let deeds = Deeds::of(&rules);
    let owners = deeds.owners();
    eprintln!("{owners:?}");
    eprintln!("{:?}", moves::moves(&rules, &owners));
    for (s, steps) in rules.machine.steps.iter().enumerate() {
        for step in steps {
            eprintln!(
                "{s} {:?} {:?} -> {}",
                rules.machine.relations.class(step.relation),
                step.action,
                step.target.index()
            );
        }
    }
}

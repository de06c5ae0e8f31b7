"""Training of convolutional networks in JAX, from games of self-play.

>>> from rbg import train
>>> trained = train.train("breakthrough", hours=1, cores=2, out="breakthrough")  # doctest: +SKIP
>>> trained.network                                                              # doctest: +SKIP
PosixPath('breakthrough/network.safetensors')

The same from a shell is ``python -m rbg.train breakthrough --hours 1 --cores 2 --out
breakthrough``. Games and matches are played by the program ``rbg``; the extra ``train`` of this
package has what else is needed.
"""

from rbg.train.api import Trained, train
from rbg.train.checkpoint import Checkpoint, Match, Round
from rbg.train.files import FileError
from rbg.train.folder import BusyError
from rbg.train.layout import Layout
from rbg.train.learn import Learner, LearnerState, Losses, Optimisation
from rbg.train.loop import Progress
from rbg.train.network import Architecture, Network
from rbg.train.networks import NetworkFile
from rbg.train.program import ProgramError
from rbg.train.settings import Settings
from rbg.train.shards import Shard, read_shard
from rbg.train.window import Batch, Window

__all__ = [
    "Architecture",
    "Batch",
    "BusyError",
    "Checkpoint",
    "FileError",
    "Layout",
    "Learner",
    "LearnerState",
    "Losses",
    "Match",
    "Network",
    "NetworkFile",
    "Optimisation",
    "ProgramError",
    "Progress",
    "Round",
    "Settings",
    "Shard",
    "Trained",
    "Window",
    "read_shard",
    "train",
]

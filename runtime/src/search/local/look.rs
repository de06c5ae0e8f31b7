//! The search itself: whether a player, the *attacker*, wins in a number of its turns whatever the
//! other one, the *defender*, does.

use super::answers::Answers;
use super::claim::{Claim, after_all};
use super::ends::Ends;
use super::ground::{Child, Ground, MOST_TURNS, Node};
use super::limits::{Account, Spent};
use super::table::{Table, Verdict};
use super::zone::Zone;
use crate::playout::Playable;
use crate::position::MoveList;

/// The part of what is remembered of moves that an age leaves of it, in sixteenths.
const FADING: u32 = 14;

/// What a search needs besides the position.
pub(super) struct Look<P: Playable> {
    pub(super) ground: Ground,
    /// What was found out where each player attacks.
    tables: [Table; 2],
    /// How often moves of each player have shown something, by their identities; how much more
    /// where more was to be shown.
    merits: [Vec<u32>; 2],
    moves: MoveList<P::Move>,
    /// Lists of children to be filled again.
    spare: Vec<Vec<Child<P>>>,
    pub(super) ends: Ends,
    pub(super) account: Account,
}

impl<P: Playable> Look<P> {
    pub(super) fn new(ground: Ground, bytes: usize) -> Self {
        Self {
            ground,
            tables: [0; 2].map(|_| Table::new(bytes / 2)),
            merits: [0; 2].map(|_| vec![0; P::MOVE_IDENTITIES]),
            moves: MoveList::new(),
            spare: Vec::new(),
            ends: Ends::new(),
            account: Account::new(),
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.tables.iter_mut().for_each(Table::clear);
        self.merits.iter_mut().for_each(|merits| merits.fill(0));
    }

    /// Lets what is remembered of moves fade.
    pub(super) fn age(&mut self) {
        for merit in self.merits.iter_mut().flatten() {
            *merit = *merit * FADING / 16;
        }
    }

    /// Returns the verdict that there is no win in so many turns, as no runner of the attacker is
    /// near enough; `None` if one is.
    fn too_far(&self, node: &Node<P>, attacker: usize, turns: u16) -> Option<Verdict> {
        let far = !node.runners[attacker].meets(self.ground.within(attacker, turns));
        far.then_some(Verdict {
            won: false,
            turns,
            claim: Claim {
                zone: Zone::EMPTY,
                turns,
            },
            best: 0,
        })
    }

    fn list(&mut self, node: &Node<P>, mover: usize) -> Vec<Child<P>> {
        let mut children = self.spare.pop().unwrap_or_default();
        node.position.moves(&mut self.moves);
        let moves = (0..).zip(self.moves.iter());
        children.extend(moves.map(|m| self.ground.child(node, mover, m)));
        children
    }

    fn give_back(&mut self, mut children: Vec<Child<P>>) {
        children.clear();
        self.spare.push(children);
    }

    /// Returns whether the attacker, who is to move, wins in so many turns.
    pub(super) fn attack(
        &mut self,
        node: &Node<P>,
        attacker: usize,
        turns: u16,
    ) -> Result<Verdict, Spent> {
        self.answer(node, attacker, attacker, turns)
    }

    /// Returns whether the attacker wins in so many turns where the defender is to move.
    pub(super) fn defend(
        &mut self,
        node: &Node<P>,
        attacker: usize,
        turns: u16,
    ) -> Result<Verdict, Spent> {
        self.answer(node, attacker, 1 - attacker, turns)
    }

    /// Returns whether the attacker wins in so many turns, from what is known of the position or by
    /// trying the moves of who is to move.
    fn answer(
        &mut self,
        node: &Node<P>,
        attacker: usize,
        mover: usize,
        turns: u16,
    ) -> Result<Verdict, Spent> {
        if let Some(verdict) = self.too_far(node, attacker, turns) {
            return Ok(verdict);
        }
        let key = node.position.key();
        if let Some(verdict) = self.tables[attacker].verdict(key, turns) {
            return Ok(verdict);
        }
        self.account.count()?;
        let mut children = self.list(node, mover);
        let best = self.tables[attacker].best(key);
        let verdict = if mover == attacker {
            self.try_attacks(node, attacker, turns, best, &mut children)
        } else {
            self.try_defences(node, attacker, turns, best, &mut children)
        };
        self.give_back(children);
        let verdict = verdict?;
        self.tables[attacker].put(key, verdict);
        Ok(verdict)
    }

    /// Tries the moves of the attacker until one wins.
    pub(super) fn try_attacks(
        &mut self,
        node: &Node<P>,
        attacker: usize,
        turns: u16,
        best: Option<u32>,
        children: &mut [Child<P>],
    ) -> Result<Verdict, Spent> {
        let lost = |claim, best| Verdict {
            won: false,
            turns,
            claim,
            best,
        };
        let nothing = Claim {
            zone: self.ground.board,
            turns: 0,
        };
        if children.is_empty() {
            return Ok(lost(nothing, 0));
        }
        let left = turns - 1;
        for child in children.iter_mut() {
            child.rank = match self.ends.over(&child.node.position, attacker) {
                Some(true) => return Ok(self.wins_at_once(child)),
                Some(false) => i64::MIN,
                None => {
                    let nearest = self.ground.nearest(attacker, child.node.runners[attacker]);
                    self.rank(attacker, child, best) - (i64::from(nearest) << 32)
                }
            };
        }
        children.sort_unstable_by_key(|child| std::cmp::Reverse((child.rank, child.number)));
        let mut answers = Answers::new(children.len());
        for at in 0..children.len() {
            if children[at].rank == i64::MIN {
                answers.note(at, nothing);
                continue;
            }
            if answers.cover(&self.ground, attacker, children, at) {
                continue;
            }
            let answer = self.defend(&children[at].node, attacker, left)?;
            if answer.won {
                self.praise(attacker, &children[at], turns);
                return Ok(Verdict {
                    won: true,
                    turns: answer.turns + 1,
                    claim: answer.claim.before(&children[at]),
                    best: children[at].number,
                });
            }
            answers.note(at, answer.claim);
        }
        let Answers { claims, by, .. } = answers;
        let claim = after_all(&self.ground, attacker, node, children, &claims, &by);
        Ok(lost(claim, children[0].number))
    }

    fn wins_at_once(&self, child: &Child<P>) -> Verdict {
        Verdict {
            won: true,
            turns: 1,
            claim: Claim {
                zone: child.read,
                turns: 0,
            },
            best: child.number,
        }
    }

    /// Tries the moves of the defender until the attacker does not win behind one.
    fn try_defences(
        &mut self,
        node: &Node<P>,
        attacker: usize,
        turns: u16,
        best: Option<u32>,
        children: &mut [Child<P>],
    ) -> Result<Verdict, Spent> {
        let defender = 1 - attacker;
        if children.is_empty() {
            // The defender has no move.
            return Ok(Verdict {
                won: self.ends.has_won(&node.position, attacker),
                turns: if turns == 0 { 0 } else { 1 },
                claim: Claim {
                    zone: self.ground.board,
                    turns: 0,
                },
                best: 0,
            });
        }
        if turns == 0 {
            return Ok(Verdict {
                won: false,
                turns,
                claim: Claim {
                    zone: self.ground.board,
                    turns,
                },
                best: 0,
            });
        }
        for child in children.iter_mut() {
            let escape = |turns: u16, claim: Claim| Verdict {
                won: false,
                turns,
                claim,
                best: child.number,
            };
            if let Some(lost) = self.ends.over(&child.node.position, attacker) {
                if lost {
                    child.rank = i64::MIN;
                    continue;
                }
                let claim = Claim {
                    zone: child.read,
                    turns: 0,
                };
                return Ok(escape(MOST_TURNS, claim));
            }
            if let Some(answer) = self.too_far(&child.node, attacker, turns) {
                return Ok(escape(turns, answer.claim.before(child)));
            }
            // The fewer runners are left that are near, the better.
            let nearest = self.ground.nearest(attacker, child.node.runners[attacker]);
            child.rank = self.rank(defender, child, best) + (i64::from(nearest) << 32);
        }
        children.sort_unstable_by_key(|child| std::cmp::Reverse((child.rank, child.number)));
        let mut answers = Answers::new(children.len());
        for at in 0..children.len() {
            if children[at].rank == i64::MIN {
                let zone = self.ground.board;
                answers.note(at, Claim { zone, turns: 0 });
                continue;
            }
            if answers.cover(&self.ground, defender, children, at) {
                continue;
            }
            let answer = self.attack(&children[at].node, attacker, turns)?;
            if !answer.won {
                self.praise(defender, &children[at], turns);
                return Ok(Verdict {
                    won: false,
                    turns,
                    claim: answer.claim.before(&children[at]),
                    best: children[at].number,
                });
            }
            answers.turns = answers.turns.max(answer.turns);
            answers.note(at, answer.claim);
        }
        let Answers { claims, by, turns } = answers;
        Ok(Verdict {
            won: true,
            turns: turns.max(1),
            claim: after_all(&self.ground, defender, node, children, &claims, &by),
            best: children[0].number,
        })
    }

    /// Finds the numbers of the defender's moves behind which the attacker wins in so many turns. Those
    /// that were found before the search came to its limits count.
    pub(super) fn losing(
        &mut self,
        node: &Node<P>,
        attacker: usize,
        turns: u16,
        losing: &mut Vec<u32>,
    ) -> Result<(), Spent> {
        let defender = 1 - attacker;
        let children = self.list(node, defender);
        let (mut lost, mut held) = (Answers::new(children.len()), Answers::new(children.len()));
        for at in 0..children.len() {
            let child = &children[at].node;
            if let Some(over) = self.ends.over(&child.position, attacker) {
                if over {
                    losing.push(children[at].number);
                }
                continue;
            }
            if held.cover(&self.ground, attacker, &children, at) {
                continue;
            }
            if !lost.cover(&self.ground, defender, &children, at) {
                let answer = self.attack(child, attacker, turns)?;
                if !answer.won {
                    held.note(at, answer.claim);
                    continue;
                }
                lost.note(at, answer.claim);
            }
            losing.push(children[at].number);
        }
        self.give_back(children);
        Ok(())
    }

    /// Returns the number of the move by which the attacker, who is to move, wins in so many turns.
    pub(super) fn winning(
        &mut self,
        node: &Node<P>,
        attacker: usize,
        turns: u16,
    ) -> Result<Option<u32>, Spent> {
        if self.too_far(node, attacker, turns).is_some() {
            return Ok(None);
        }
        let mut children = self.list(node, attacker);
        let best = self.tables[attacker].best(node.position.key());
        let verdict = self.try_attacks(node, attacker, turns, best, &mut children);
        self.give_back(children);
        Ok(verdict?.won.then_some(verdict?.best))
    }

    /// Returns the rank of a child of a player, where the move with the number `best` may be good.
    fn rank(&self, mover: usize, child: &Child<P>, best: Option<u32>) -> i64 {
        let merit = i64::from(self.merits[mover][child.identity]);
        if best == Some(child.number) {
            i64::MAX / 2
        } else {
            merit
        }
    }

    /// Remembers that a move has shown something.
    fn praise(&mut self, mover: usize, child: &Child<P>, turns: u16) {
        let merit = &mut self.merits[mover][child.identity];
        *merit = merit.saturating_add(1 << turns.min(16)).min(1 << 26);
    }
}

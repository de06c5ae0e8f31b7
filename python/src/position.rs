//! What changes with every move: the position, and how it came about.

use rbg_cli::moves;
use rbg_runtime::game::parse_move;
use rbg_runtime::position::Unlistable;
use rbg_runtime::{ActionList, AnyGame, AnyPosition, GameInfo, MoveAction};

use crate::history::History;

/// A position, the moves that led to it, and the move that is being made in parts.
pub(crate) struct Core {
    /// Where the moves begin; `None`: at the start of the game.
    root: Option<Box<dyn AnyPosition>>,
    pub(crate) position: Box<dyn AnyPosition>,
    pub(crate) history: History,
    /// The modifiers of a move that is not complete yet; with some, the only legal moves are those
    /// that begin with them.
    begun: ActionList,
    /// The legal moves, once they have been asked for.
    legal: Option<Vec<ActionList>>,
}

/// Why a move cannot be made.
pub(crate) enum Refused {
    /// It is not legal; the text says more.
    Illegal(String),
    /// It is not known which moves are legal.
    Unlistable(Unlistable),
}

impl Core {
    /// Returns the start of a game.
    pub(crate) fn initial(game: &dyn AnyGame) -> Self {
        Self {
            root: None,
            position: game.initial(),
            history: History::default(),
            begun: ActionList::default(),
            legal: None,
        }
    }

    /// Returns a position of which is not known how it came about, and in which a move may have been
    /// begun.
    pub(crate) fn found(position: Box<dyn AnyPosition>, begun: ActionList) -> Self {
        Self {
            root: Some(position.clone_box()),
            position,
            history: History::default(),
            begun,
            legal: None,
        }
    }

    /// Returns a copy.
    pub(crate) fn copy(&self) -> Self {
        Self {
            root: self.root.as_ref().map(|root| root.clone_box()),
            position: self.position.clone_box(),
            history: self.history.clone(),
            begun: self.begun.clone(),
            legal: self.legal.clone(),
        }
    }

    /// Returns the legal moves.
    ///
    /// # Errors
    ///
    /// As [`AnyPosition::try_moves`].
    pub(crate) fn legal(&mut self) -> Result<&[ActionList], Unlistable> {
        let legal = match self.legal.take() {
            Some(legal) => legal,
            None => {
                let mut legal = self.position.try_moves()?;
                legal.retain(|actions| actions.starts_with(&self.begun));
                legal
            }
        };
        Ok(self.legal.insert(legal))
    }

    /// Returns where the moves begin, if it is not the start of the game.
    pub(crate) fn root(&self) -> Option<&dyn AnyPosition> {
        self.root.as_deref()
    }

    /// Returns the modifiers of a move that is not complete yet.
    pub(crate) fn begun(&self) -> &ActionList {
        &self.begun
    }

    /// Makes a move, if it is legal.
    pub(crate) fn apply(&mut self, actions: &ActionList) -> bool {
        let listed = self.legal.as_ref();
        if listed.is_some_and(|legal| legal.contains(actions)) {
            self.position.apply_listed(actions);
        } else if listed.is_some()
            || !actions.starts_with(&self.begun)
            || !self.position.apply(actions)
        {
            return false;
        }
        self.begun = ActionList::default();
        self.legal = None;
        self.history.push(actions.clone());
        true
    }

    /// Makes a move that is known to be legal.
    pub(crate) fn apply_listed(&mut self, actions: &ActionList) {
        self.position.apply_listed(actions);
        self.begun = ActionList::default();
        self.legal = None;
        self.history.push(actions.clone());
    }

    /// Adds a modifier to the move that is being made, and makes the move when it is complete. Some
    /// legal move has to go on so.
    ///
    /// # Errors
    ///
    /// As [`legal`](Self::legal).
    pub(crate) fn apply_part(&mut self, part: MoveAction) -> Result<(), Unlistable> {
        self.legal()?;
        let begun: ActionList = self.begun.iter().copied().chain([part]).collect();
        let mut legal = self.legal.take().unwrap_or_default();
        legal.retain(|actions| actions.starts_with(&begun));
        // The switch at the end of a move is nowhere else in it: no move is the beginning of
        // another one.
        let complete = legal.contains(&begun);
        self.legal = Some(legal);
        match complete {
            true => {
                self.apply(&begun);
            }
            false => self.begun = begun,
        }
        Ok(())
    }

    /// Makes the move that a text means.
    ///
    /// # Errors
    ///
    /// Why that cannot be done.
    pub(crate) fn apply_text(&mut self, info: &GameInfo, text: &str) -> Result<(), Refused> {
        let parsed = parse_move(info, text);
        if parsed.is_ok_and(|actions| self.apply(&actions)) {
            return Ok(());
        }
        // A number is that of an action here, not of an entry in a list.
        if text.trim().parse::<u64>().is_ok() {
            let message = format!("'{text}' is not a move in canonical form");
            return Err(Refused::Illegal(message));
        }
        let legal = self.legal().map_err(Refused::Unlistable)?;
        let index = moves::find(info, legal, text).map_err(Refused::Illegal)?;
        let actions = legal[index].clone();
        self.apply(&actions);
        Ok(())
    }

    /// Takes back the last part of a move that is not complete, else the last move; returns whether
    /// there was one.
    pub(crate) fn undo(&mut self, game: &dyn AnyGame) -> bool {
        if let Some((_, before)) = self.begun.split_last() {
            self.begun = before.into();
            self.legal = None;
            return true;
        }
        let Some(history) = self.history.without_last() else {
            return false;
        };
        *self = match self.root.take() {
            Some(root) => Self::found(root, ActionList::default()),
            None => Self::initial(game),
        };
        for actions in history.moves() {
            self.position.apply_listed(&actions);
        }
        // They are shared with copies.
        self.history = history;
        true
    }
}

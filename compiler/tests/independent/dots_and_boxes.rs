//! Dots and Boxes.

use crate::compare::{assert_counts, assert_same_games};
use crate::grid::{STRAIGHT, Square, at};
use crate::{Game, OnBoard};

/// The side of the board: dots are at even columns and rows, boxes at odd ones and lines between.
const SIZE: i32 = 17;

#[derive(Clone)]
struct DotsAndBoxes {
    places: Vec<&'static str>,
    boxes: [u32; 2],
    mover: usize,
}

impl DotsAndBoxes {
    fn new() -> Self {
        let empty = |place: Square| match (place.x % 2, place.y % 2) {
            (0, 0) => "dot",
            (1, 1) => "box",
            _ => "gap",
        };
        Self {
            places: squares().map(empty).collect(),
            boxes: [0, 0],
            mover: 0,
        }
    }

    fn set(&mut self, place: Square, what: &'static str) {
        self.places[index(place)] = what;
    }

    fn is(&self, place: Square, what: &str) -> bool {
        self.places[index(place)] == what
    }
}

fn squares() -> impl Iterator<Item = Square> {
    (0..SIZE * SIZE).map(|i| at(i % SIZE, i / SIZE))
}

fn index(place: Square) -> usize {
    (place.y * SIZE + place.x) as usize
}

impl Game for DotsAndBoxes {
    type Move = Square;

    fn moves(&self) -> Vec<Square> {
        if self.boxes.iter().any(|&owned| owned > 32) {
            return Vec::new();
        }
        squares().filter(|&place| self.is(place, "gap")).collect()
    }

    fn play(&mut self, line: &Square) {
        self.set(*line, "line");
        // A line in an odd row stands upright between boxes to its left and right.
        let (along, last) = if line.y % 2 == 1 {
            (at(1, 0), line.x)
        } else {
            (at(0, 1), line.y)
        };
        let before = (last > 0).then(|| *line + along.opposite());
        let behind = (last < SIZE - 1).then(|| *line + along);
        let mut goes_on = false;
        for inside in before.into_iter().chain(behind) {
            if STRAIGHT.iter().all(|&step| self.is(inside + step, "line")) {
                self.set(inside, ["r", "b"][self.mover]);
                self.boxes[self.mover] += 1;
                goes_on = true;
            }
        }
        if !goes_on {
            self.mover = 1 - self.mover;
        }
    }

    /// Returns the scores of Red and Blue.
    fn scores(&self) -> Vec<i32> {
        match self.boxes {
            [red, _] if red > 32 => vec![100, 0],
            [_, blue] if blue > 32 => vec![0, 100],
            _ => vec![50, 50],
        }
    }
}

impl OnBoard for DotsAndBoxes {
    fn cells(&self) -> Vec<&'static str> {
        self.places.clone()
    }
}

#[test]
fn every_line_can_be_drawn_once_in_both_versions_of_dots_and_boxes() {
    assert_counts("dotsAndBoxes", &DotsAndBoxes::new(), &[144, 144 * 143]);
}

#[test]
fn a_whole_game_of_dots_and_boxes_goes_the_same_way() {
    assert_same_games("dotsAndBoxes", &DotsAndBoxes::new(), 1, 144);
}

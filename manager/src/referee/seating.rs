//! Who is which player in which game.

use rbg_runtime::rng::{below, stream};

use super::settings::{Seats, Settings};

/// Returns the client of each player in a game of a match.
pub(super) fn seating(settings: &Settings, number: u64, game: u64, players: usize) -> Vec<usize> {
    let mut clients: Vec<usize> = (0..players).collect();
    match settings.seats {
        Seats::Fixed => {}
        Seats::Rotated => {
            let by = number.wrapping_add(game) % players.max(1) as u64;
            clients.rotate_left(by as usize);
        }
        Seats::Random => {
            let mut rng = stream(settings.seed.wrapping_add(number << 32), game);
            for last in (1..players).rev() {
                // A game has few players.
                let chosen = below(&mut rng, last as u32 + 1) as usize;
                clients.swap(last, chosen);
            }
        }
    }
    clients
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seatings(seats: Seats, number: u64, players: usize) -> Vec<Vec<usize>> {
        let settings = Settings {
            seats,
            ..Settings::default()
        };
        (0..60)
            .map(|game| seating(&settings, number, game, players))
            .collect()
    }

    #[test]
    fn everybody_has_a_seat_and_all_ways_are_met_that_can_be() {
        for (seats, players, ways) in [
            (Seats::Fixed, 3, 1),
            (Seats::Rotated, 3, 3),
            (Seats::Random, 3, 6),
            (Seats::Random, 1, 1),
            (Seats::Rotated, 0, 1),
        ] {
            let mut met = seatings(seats, 0, players);
            for clients in &met {
                let mut sorted = clients.clone();
                sorted.sort_unstable();
                assert!(sorted.into_iter().eq(0..players));
            }
            met.sort();
            met.dedup();
            assert_eq!(met.len(), ways, "{seats:?} {players}");
        }
    }

    #[test]
    fn rotation_goes_by_one_and_the_next_match_begins_one_further() {
        let first = seatings(Seats::Rotated, 0, 3);
        assert_eq!(first[..3], [[0, 1, 2], [1, 2, 0], [2, 0, 1]]);
        assert_eq!(seatings(Seats::Rotated, 1, 3)[0], first[1]);
    }

    #[test]
    fn what_is_drawn_depends_on_the_match_and_is_drawn_again() {
        let [one, other] = [0, 1].map(|number| seatings(Seats::Random, number, 4));
        assert_ne!(one, other);
        assert_eq!(one, seatings(Seats::Random, 0, 4));
    }
}

//! Rows of weights by which channels are added up.

use super::lanes::{Lanes, WIDTH, add_product, groups_of, lanes};

/// Rows of weights, each with a bias.
#[derive(Clone, Debug, Default)]
pub(super) struct Rows {
    /// The number of `Lanes` of a row.
    groups: usize,
    weights: Vec<Lanes>,
    biases: Vec<f32>,
}

impl Rows {
    /// Makes a matrix ready whose rows are those of what goes in: so many parts, each with as many channels
    /// as the others.
    pub(super) fn new(weights: &[f32], biases: &[f32], parts: usize) -> Self {
        let outputs = biases.len();
        let channels = weights.len() / (outputs * parts).max(1);
        let mut packed = Vec::new();
        for output in 0..outputs {
            for part in 0..parts {
                let inputs = part * channels..(part + 1) * channels;
                let row: Vec<f32> = inputs
                    .map(|input| weights[input * outputs + output])
                    .collect();
                packed.extend(lanes(&row));
            }
        }
        Self {
            groups: parts * groups_of(channels),
            weights: packed,
            biases: biases.to_vec(),
        }
    }

    /// Returns how many there are.
    pub(super) fn count(&self) -> usize {
        self.biases.len()
    }

    /// Returns the sum of channels by the weights of a row, and its bias.
    #[inline]
    pub(super) fn sum(&self, row: usize, channels: &[Lanes]) -> f32 {
        let weights = &self.weights[row * self.groups..][..self.groups];
        let mut left = [0.0; WIDTH];
        for (weights, channels) in weights.iter().zip(channels) {
            for ((sum, weight), channel) in left.iter_mut().zip(weights).zip(channels) {
                *sum = add_product(*sum, *weight, *channel);
            }
        }
        // Halves are added until one is left.
        let mut width = WIDTH;
        while width > 1 {
            width /= 2;
            for lane in 0..width {
                left[lane] += left[lane + width];
            }
        }
        left[0] + self.biases[row]
    }

    /// Writes all sums, one behind the other.
    pub(super) fn write(&self, channels: &[Lanes], sums: &mut [Lanes]) {
        let places = sums.as_flattened_mut();
        for (row, place) in (0..self.count()).zip(places) {
            *place = self.sum(row, channels);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_added_by_their_own_weights() {
        // Two parts of two channels, and three sums.
        let weights: Vec<f32> = (1..=12u8).map(f32::from).collect();
        let rows = Rows::new(&weights, &[0.5, 0.0, -1.0], 2);
        let channels: Vec<Lanes> = [[1.0, 10.0], [100.0, 1000.0]]
            .iter()
            .flat_map(|part| lanes(part))
            .collect();
        let sums: Vec<f32> = (0..rows.count())
            .map(|row| rows.sum(row, &channels))
            .collect();
        assert_eq!(sums, [10741.5, 11852.0, 12962.0]);
        let mut written = [[0.0; WIDTH]];
        rows.write(&channels, &mut written);
        assert_eq!(written[0][..4], [10741.5, 11852.0, 12962.0, 0.0]);
    }
}

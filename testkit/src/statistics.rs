//! Statistics of samples, on top of `statrs`.

use statrs::distribution::{ChiSquared, ContinuousCDF};
use statrs::statistics::{Data, OrderStatistics, Statistics};

/// Returns the p-value of Pearson's chi-square test that all classes have the same
/// probability: how likely it is that counts of that many draws differ at least as much.
///
/// It is 1 for fewer than two classes and where nothing was drawn.
pub fn uniform_p(counts: &[u64]) -> f64 {
    chi_square_p(counts, &vec![1.0; counts.len()])
}

/// Returns the p-value of Pearson's chi-square test that the classes have probabilities in
/// proportion to their weights, which are positive.
///
/// It is 1 for fewer than two classes and where nothing was drawn.
///
/// # Panics
///
/// If there is not one weight for each class.
pub fn chi_square_p(counts: &[u64], weights: &[f64]) -> f64 {
    assert_eq!(counts.len(), weights.len(), "a weight for each class");
    let drawn: u64 = counts.iter().sum();
    let sum: f64 = weights.iter().sum();
    let Some(freedom) = counts.len().checked_sub(1).filter(|&freedom| freedom > 0) else {
        return 1.0;
    };
    if drawn == 0 {
        return 1.0;
    }
    let terms = counts.iter().zip(weights).map(|(&count, weight)| {
        let expected = drawn as f64 * weight / sum;
        (count as f64 - expected).powi(2) / expected
    });
    let statistic = terms.sum();
    ChiSquared::new(freedom as f64).map_or(1.0, |distribution| distribution.sf(statistic))
}

/// Returns [`uniform_p`] with neighbouring classes counted together, so that every group
/// has about `least` draws or more: the test does not hold for classes with few draws.
pub fn grouped_uniform_p(counts: &[u64], least: u64) -> f64 {
    let drawn: u64 = counts.iter().sum();
    let groups = counts.len().min((drawn / least.max(1)) as usize);
    if groups < 2 {
        return 1.0;
    }
    let begin = |group: usize| group * counts.len() / groups;
    let members = (0..groups).map(|group| &counts[begin(group)..begin(group + 1)]);
    let (sums, sizes): (Vec<u64>, Vec<f64>) = members
        .map(|members| (members.iter().sum::<u64>(), members.len() as f64))
        .unzip();
    chi_square_p(&sums, &sizes)
}

/// Returns the logarithm of Chernoff's bound on the probability that a sum of independent
/// draws with this expectation is as far from it as `count`, on the same side.
///
/// It holds however the probabilities of the single draws differ.
pub fn chernoff_ln_p(count: u64, expected: f64) -> f64 {
    let count = count as f64;
    let term = if count == 0.0 {
        0.0
    } else {
        count * (count / expected).ln()
    };
    count - expected - term
}

/// Returns the standard error of the mean of independent values, 0 of fewer than two.
pub fn standard_error(values: &[f64]) -> f64 {
    if values.len() < 2 {
        return 0.0;
    }
    values.std_dev() / (values.len() as f64).sqrt()
}

/// Returns the geometric mean of positive values, 0 of no values.
pub fn geometric_mean(values: &[f64]) -> f64 {
    if values.is_empty() {
        return 0.0;
    }
    values.geometric_mean()
}

/// Returns the median, 0 of no values.
pub fn median(values: &[f64]) -> f64 {
    quantile(values, 0.5)
}

/// Returns the value below which a part of the values lies, between neighbours in
/// proportion; 0 of no values.
pub fn quantile(values: &[f64], part: f64) -> f64 {
    if values.is_empty() {
        return 0.0;
    }
    Data::new(values.to_vec()).quantile(part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn p_values_are_those_of_tables() {
        // The 0.999 quantiles with 1, 9 and 29 degrees of freedom.
        for (classes, statistic) in [(2, 10.828), (10, 27.877), (30, 58.301)] {
            // Two classes differ from the others, in opposite directions.
            let expected = 1_000_000.0;
            let off = (statistic * expected / 2.0_f64).sqrt() as u64;
            let mut counts = vec![1_000_000; classes];
            counts[0] += off;
            counts[1] -= off;
            let p = uniform_p(&counts);
            assert!((p - 1e-3).abs() < 1e-5, "{classes} classes: {p}");
        }
    }

    #[test]
    fn a_favourite_is_noticed_and_equal_counts_are_not() {
        for classes in [2, 5, 30] {
            let mut counts = vec![100; classes];
            assert_eq!(uniform_p(&counts), 1.0);
            counts[classes - 1] += 100;
            assert!(uniform_p(&counts) < 1e-6, "{classes} classes");
        }
    }

    #[test]
    fn counts_in_proportion_to_weights_are_likely() {
        assert_eq!(chi_square_p(&[100, 200, 700], &[0.5, 1.0, 3.5]), 1.0);
        assert!(chi_square_p(&[100, 200, 700], &[1.0, 1.0, 3.5]) < 1e-6);
    }

    #[test]
    fn one_class_and_no_draws_are_always_uniform() {
        assert_eq!([&[][..], &[7], &[0, 0, 0]].map(uniform_p), [1.0; 3]);
    }

    #[test]
    fn many_classes_are_counted_in_groups() {
        let mut counts = vec![2; 5_000];
        assert_eq!(grouped_uniform_p(&counts, 100), 1.0);
        counts[..1_000].fill(3);
        assert!(grouped_uniform_p(&counts, 100) < 1e-6);
        assert_eq!(grouped_uniform_p(&[9; 11], 100), 1.0, "too few draws");
    }

    #[test]
    fn chernoff_bounds_both_sides() {
        assert_eq!(chernoff_ln_p(10, 10.0), 0.0);
        assert_eq!(chernoff_ln_p(0, 30.0), -30.0);
        let doubled = 20.0 - 10.0 - 20.0 * 2.0_f64.ln();
        assert!((chernoff_ln_p(20, 10.0) - doubled).abs() < 1e-12);
    }

    #[test]
    fn the_error_of_a_mean_falls_with_the_number_of_values() {
        assert!((standard_error(&[2.0, 4.0]) - 1.0).abs() < 1e-12);
        assert!((standard_error(&[2.0, 4.0].repeat(50)) - 0.1).abs() < 1e-3);
        assert_eq!([&[][..], &[7.0]].map(standard_error), [0.0; 2]);
    }

    #[test]
    fn the_median_is_not_moved_by_one_slow_round() {
        assert_eq!(median(&[90.0, 100.0, 3.0, 110.0, 95.0]), 95.0);
        assert_eq!(median(&[4.0, 2.0]), 3.0);
        assert_eq!(median(&[]), 0.0);
    }

    #[test]
    fn a_double_and_a_half_make_no_difference_to_the_geometric_mean() {
        assert!((geometric_mean(&[2.0, 0.5, 8.0]) - 2.0).abs() < 1e-12);
        assert_eq!(geometric_mean(&[]), 0.0);
    }

    #[test]
    fn quartiles_lie_between_neighbours() {
        let values = [8.0, 1.0, 4.0, 2.0];
        assert_eq!(quantile(&values, 0.5), 3.0);
        let (low, high) = (quantile(&values, 0.25), quantile(&values, 0.75));
        assert!(1.0 < low && low < 2.0 && 4.0 < high && high < 8.0);
        assert_eq!(quantile(&[5.0], 0.75), 5.0);
    }
}

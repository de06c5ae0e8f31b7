//! Lanes: channels that are computed together.

/// The number of channels that are computed together: as many as the widest registers hold. Compilers
/// cut them into as many parts as narrower ones take.
pub(super) const WIDTH: usize = 16;

/// Some channels, one beside the other.
pub(super) type Lanes = [f32; WIDTH];

/// Returns a sum with a product more: in one step where the processor has one, which rounds once only,
/// and nowhere by a function.
#[inline(always)]
pub(super) fn add_product(sum: f32, one: f32, other: f32) -> f32 {
    if cfg!(any(target_feature = "fma", target_arch = "aarch64")) {
        one.mul_add(other, sum)
    } else {
        sum + one * other
    }
}

/// Adds lanes, multiplied by a number, to others.
///
/// Here and below loops go over all channels of all lanes: those over the channels of one would be unrolled
/// before they are vectorised, and reasoners are built without what puts unrolled operations together.
#[inline]
pub(super) fn add(lanes: &[Lanes], by: f32, sums: &mut [Lanes]) {
    let channels = lanes.as_flattened();
    for (sum, channel) in sums.as_flattened_mut().iter_mut().zip(channels) {
        *sum = add_product(*sum, *channel, by);
    }
}

/// Makes each channel the larger one of itself and of the other.
#[inline]
pub(super) fn rise_to(lanes: &[Lanes], largest: &mut [Lanes]) {
    let channels = lanes.as_flattened();
    for (largest, channel) in largest.as_flattened_mut().iter_mut().zip(channels) {
        *largest = largest.max(*channel);
    }
}

/// Makes what is below 0 be 0.
#[inline]
pub(super) fn rectify(lanes: &mut [Lanes]) {
    for channel in lanes.as_flattened_mut() {
        *channel = channel.max(0.0);
    }
}

/// Returns how many `Lanes` so many channels take.
pub(super) fn groups_of(channels: usize) -> usize {
    channels.div_ceil(WIDTH)
}

/// Returns channels in whole `Lanes`, with 0 behind the last one.
pub(super) fn lanes(channels: &[f32]) -> impl Iterator<Item = Lanes> {
    channels.chunks(WIDTH).map(|chunk| {
        let mut lanes = [0.0; WIDTH];
        lanes[..chunk.len()].copy_from_slice(chunk);
        lanes
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn channels_are_in_their_order_with_zeros_behind_the_last() {
        let channels: Vec<f32> = (1..=20u8).map(f32::from).collect();
        let found: Vec<Lanes> = lanes(&channels).collect();
        assert_eq!(found.len(), groups_of(20));
        let flat = found.as_flattened();
        assert_eq!((&flat[..20], &flat[20..]), (&channels[..], &[0.0; 12][..]));
        assert_eq!([0, 1, 16, 17].map(groups_of), [0, 1, 1, 2]);
    }

    #[test]
    fn lanes_are_added_and_compared_one_by_one() {
        let of = |number: fn(f32) -> f32| -> [Lanes; 2] {
            std::array::from_fn(|group| {
                std::array::from_fn(|lane| number((WIDTH * group + lane) as f32))
            })
        };
        let mut lanes = of(|channel| channel);
        add(&of(|_| 2.0), 3.0, &mut lanes);
        assert_eq!(lanes, of(|channel| channel + 6.0));
        rise_to(&of(|_| 9.0), &mut lanes);
        assert_eq!(lanes, of(|channel| (channel + 6.0).max(9.0)));
        add(&of(|_| 1.0), -12.0, &mut lanes);
        rectify(&mut lanes);
        assert_eq!(lanes, of(|channel| (channel - 6.0).max(0.0)));
    }
}

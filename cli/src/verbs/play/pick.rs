//! Which of the moves a person means by what is typed.

/// Returns the move among some that a line means: its number from 1 in the list of all, its text,
/// or a part of it that none of the others has. Otherwise the moves that the line may mean.
///
/// A line may be a few words of the text in their order, such as the cells that a piece comes
/// from and goes to. Of the ways to read a line the closest counts that any move allows: the whole
/// text, whole words from its beginning, whole words anywhere, its beginning, a part of it, the
/// beginnings of words.
pub(super) fn pick(texts: &[String], among: &[usize], line: &str) -> Result<usize, Vec<usize>> {
    if let Ok(number) = line.parse::<usize>()
        && (1..=texts.len()).contains(&number)
    {
        return Ok(number - 1);
    }
    let wanted: Vec<&str> = words(line).collect();
    let whole = |word: &str, wanted: &str| word == wanted;
    let readings: [&dyn Fn(&str) -> bool; 6] = [
        &|text| text == line,
        &|text| words(text).next() == wanted.first().copied() && in_order(text, &wanted, whole),
        &|text| in_order(text, &wanted, whole),
        &|text| text.starts_with(line),
        &|text| text.contains(line),
        &|text| in_order(text, &wanted, |word, wanted| word.starts_with(wanted)),
    ];
    let matching = |reads: &dyn Fn(&str) -> bool| -> Vec<usize> {
        let among = among.iter().copied();
        among.filter(|&index| reads(&texts[index])).collect()
    };
    let found = readings.into_iter().map(matching);
    let found = found.into_iter().find(|found| !found.is_empty());
    match found.as_deref() {
        Some([index]) => Ok(*index),
        _ => Err(found.unwrap_or_default()),
    }
}

/// Returns the words of a text: what stands between blanks and commas.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split([' ', ',']).filter(|word| !word.is_empty())
}

/// Returns whether a text has words that match the wanted ones, in their order; none are in no
/// text.
fn in_order(text: &str, wanted: &[&str], matches: impl Fn(&str, &str) -> bool) -> bool {
    let mut words = words(text);
    let mut wanted = wanted.iter();
    !wanted.as_slice().is_empty() && wanted.all(|wanted| words.any(|word| matches(word, wanted)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picked(texts: &[&str], line: &str) -> Result<usize, Vec<usize>> {
        let texts: Vec<String> = texts.iter().map(|&text| text.to_owned()).collect();
        let all: Vec<usize> = (0..texts.len()).collect();
        pick(&texts, &all, line)
    }

    #[test]
    fn moves_are_picked_by_number_by_text_and_by_part() {
        let texts = ["a1 [e], a2 [w]", "a1 [e], b2 [w]", "b1 [e], b2 [w]"];
        assert_eq!(picked(&texts, "2"), Ok(1));
        assert_eq!(picked(&texts, "b1 [e], b2 [w]"), Ok(2));
        assert_eq!(picked(&texts, "b1"), Ok(2));
        assert_eq!(picked(&texts, "a2"), Ok(0));
        assert_eq!(picked(&texts, "a1"), Err(vec![0, 1]));
        assert_eq!(picked(&texts, "b2"), Err(vec![1, 2]));
        assert_eq!(picked(&texts, "e], b"), Err(vec![1, 2]));
        for none in ["4", "0", "c1", "b2 b1", "a1 b1"] {
            assert_eq!(picked(&texts, none), Err(Vec::new()), "{none}");
        }
    }

    #[test]
    fn a_few_words_in_their_order_are_enough() {
        let texts = [
            "a2 [e], a4 [w] ->black",
            "a4 [e], a2 [w] ->black",
            "a2 [e], a40 [w] ->black",
            "a20 [e], a4 [w] ->black",
            "a2 [e], a3 [w], a5 [x] ->black",
        ];
        assert_eq!(picked(&texts, "a2 a4"), Ok(0));
        assert_eq!(picked(&texts, "a2, a4"), Ok(0));
        assert_eq!(picked(&texts, "a2 a5"), Ok(4));
        assert_eq!(picked(&texts, "a4 a2"), Ok(1));
        // A cell is not another one whose name begins like it, and a move begins where it begins.
        assert_eq!(picked(&texts, "a2"), Err(vec![0, 2, 4]));
        assert_eq!(picked(&texts, "a5"), Ok(4));
        // What stands there only in part is next best.
        assert_eq!(picked(&texts, "a20 a"), Ok(3));
        assert_eq!(picked(&texts, "a2 [e], a"), Err(vec![0, 2, 4]));
    }

    #[test]
    fn moves_can_be_narrowed_further() {
        let texts = ["a2 [e], a4 [w]", "b2 [e], a4 [w]", "a2 [e], b4 [w]"].map(str::to_owned);
        assert_eq!(pick(&texts, &[0, 2], "a4"), Ok(0));
        assert_eq!(pick(&texts, &[0, 1], "a4"), Err(vec![0, 1]));
        assert_eq!(pick(&texts, &[0, 2], "b2"), Err(Vec::new()));
        // Numbers are those of all moves.
        assert_eq!(pick(&texts, &[0, 2], "2"), Ok(1));
    }
}

//! A description as tokens within brackets.

/// A node: a token, or what stands within brackets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Node {
    Token(String),
    Group(String, Vec<Node>, String),
}

/// The tokens of several characters, longer ones first.
const SYMBOLS: [&str; 14] = [
    "->>", "->", "{?", "{!", "{$", "[$", "==", "!=", "<=", ">=", "{", "[", "(", "#",
];

/// Reads a description. Brackets that do not match end with the text.
pub(super) fn read(text: &str) -> Vec<Node> {
    let tokens = tokens(text);
    let mut place = 0;
    nodes(&tokens, &mut place)
}

/// Returns the text of the nodes.
pub(super) fn write(nodes: &[Node]) -> String {
    let mut text = String::new();
    for node in nodes {
        write_one(node, &mut text);
    }
    text.trim_start().to_owned() + "\n"
}

fn write_one(node: &Node, text: &mut String) {
    match node {
        Node::Token(token) => {
            match token.as_str() {
                "#" => text.push('\n'),
                "," | ";" | "*" | "^" | "~" => {}
                _ if text.ends_with(['#', '^', '~', '(', '[', '{', '>']) => {}
                // A number and a name behind it are two tokens anyway.
                _ => text.push(' '),
            }
            text.push_str(token);
        }
        Node::Group(open, inner, close) => {
            let called = open == "(" && text.ends_with(|c: char| c.is_ascii_alphanumeric());
            if !called && !text.ends_with(['(', '[', '{', ']']) {
                text.push(' ');
            }
            text.push_str(open);
            if open.len() > 1 {
                text.push(' ');
            }
            for node in inner {
                write_one(node, text);
            }
            text.push_str(close);
        }
    }
}

fn tokens(text: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("//") {
            let line = rest.find('\n').unwrap_or(rest.len());
            rest = rest[line..].trim_start();
            continue;
        } else if let Some(symbol) = SYMBOLS.iter().find(|symbol| rest.starts_with(**symbol)) {
            symbol.len()
        } else if first.is_ascii_digit() {
            rest.find(|c: char| !c.is_ascii_digit())
                .unwrap_or(rest.len())
        } else if first.is_ascii_alphabetic() {
            rest.find(|c: char| !c.is_ascii_alphanumeric())
                .unwrap_or(rest.len())
        } else {
            first.len_utf8()
        };
        tokens.push(rest[..length].to_owned());
        rest = rest[length..].trim_start();
    }
    tokens
}

fn nodes(tokens: &[String], place: &mut usize) -> Vec<Node> {
    let mut found = Vec::new();
    while let Some(token) = tokens.get(*place) {
        *place += 1;
        let close = match token.chars().next() {
            Some('{') => "}",
            Some('[') => "]",
            Some('(') => ")",
            Some('}' | ']' | ')') => break,
            _ => {
                found.push(Node::Token(token.clone()));
                continue;
            }
        };
        let inner = nodes(tokens, place);
        found.push(Node::Group(token.clone(), inner, close.to_owned()));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_reads_the_same() {
        let text = "#players = p(9)\n#board = rectangle(n, s, w, e, [a, , b][a, a, a])\n\
                    #m(x; y) = x~1 {y}\n#rules = ->p ({! {? n}}^2 + [$ v = 2*(a-1)])* m(a; b) ->> {}\n";
        let tree = read(text);
        let written = write(&tree);
        assert_eq!(read(&written), tree);
        assert_eq!(written.lines().count(), 4);
        assert!(written.contains("m(a; b)"), "{written}");
    }
}

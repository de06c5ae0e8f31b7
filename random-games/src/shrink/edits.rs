//! Edits that make a description smaller, the smallest result first. Most of them are not valid.

use std::collections::BTreeSet;

use super::tree::{Node, read, write};

/// Returns descriptions with something left out of `text`.
pub(super) fn smaller(text: &str) -> Vec<String> {
    let tree = read(text);
    let mut found = BTreeSet::new();
    let whole = write(&tree).len();
    let mut note = |candidate: &[Node]| {
        let text = write(candidate);
        if text.len() < whole {
            found.insert((text.len(), text));
        }
    };
    lists(&tree, &mut |edit| note(&edit));
    columns(&tree, &mut note);
    names(&tree, &mut note);
    found.into_iter().map(|(_, text)| text).collect()
}

/// Returns every list of nodes with something left out or unwrapped.
fn lists(nodes: &[Node], note: &mut dyn FnMut(Vec<Node>)) {
    let mut size = nodes.len();
    while size > 0 {
        let stride = if size > 8 { size / 2 } else { 1 };
        let mut start = 0;
        while start + size <= nodes.len() {
            let mut rest = nodes[..start].to_vec();
            rest.extend_from_slice(&nodes[start + size..]);
            note(rest);
            start += stride;
        }
        size = if size > 8 { size / 2 } else { size - 1 };
    }
    for (place, node) in nodes.iter().enumerate() {
        let with = |replacement: Vec<Node>| {
            let mut edited = nodes[..place].to_vec();
            edited.extend(replacement);
            edited.extend_from_slice(&nodes[place + 1..]);
            edited
        };
        match node {
            Node::Group(open, inner, close) => {
                if open == "(" {
                    note(with(inner.clone()));
                }
                // Each alternative for itself.
                for part in inner.split(|node| *node == Node::Token("+".to_owned())) {
                    if part.len() < inner.len() {
                        let group = Node::Group(open.clone(), part.to_vec(), close.clone());
                        note(with(vec![group]));
                    }
                }
                lists(inner, &mut |edited| {
                    note(with(vec![Node::Group(open.clone(), edited, close.clone())]));
                });
            }
            Node::Token(token) => {
                if let Ok(number) = token.parse::<u32>() {
                    for less in [1, 9] {
                        if less < number && less.to_string().len() < token.len() {
                            note(with(vec![Node::Token(less.to_string())]));
                        }
                    }
                }
            }
        }
    }
}

/// Returns boards with a column less.
fn columns(tree: &[Node], note: &mut dyn FnMut(&[Node])) {
    for (place, node) in tree.iter().enumerate() {
        let Node::Group(open, rows, close) = node else {
            continue;
        };
        let is_row = |node: &Node| matches!(node, Node::Group(open, ..) if open == "[");
        let longest = rows.iter().filter(|row| is_row(row)).map(entries).max();
        for column in 0..longest.unwrap_or(0) {
            let narrow: Vec<Node> = rows
                .iter()
                .map(|row| {
                    if is_row(row) {
                        without(row, column)
                    } else {
                        row.clone()
                    }
                })
                .collect();
            let mut edited = tree.to_vec();
            edited[place] = Node::Group(open.clone(), narrow, close.clone());
            note(&edited);
        }
    }
}

fn comma() -> Node {
    Node::Token(",".to_owned())
}

fn entries(row: &Node) -> usize {
    match row {
        Node::Group(_, inner, _) => inner.split(|node| *node == comma()).count(),
        Node::Token(_) => 0,
    }
}

fn without(row: &Node, column: usize) -> Node {
    let Node::Group(open, inner, close) = row else {
        return row.clone();
    };
    let kept = inner.split(|node| *node == comma()).enumerate();
    let kept: Vec<&[Node]> = kept
        .filter(|(place, _)| *place != column)
        .map(|(_, e)| e)
        .collect();
    Node::Group(open.clone(), kept.join(&comma()), close.clone())
}

/// Returns descriptions in which one name stands for another as well, or a vertex of a graph is
/// left out.
fn names(tree: &[Node], note: &mut dyn FnMut(&[Node])) {
    let mut all = BTreeSet::new();
    collect(tree, &mut all);
    let vertex = |name: &String| {
        name.strip_prefix('v')
            .is_some_and(|rest| rest.parse::<u32>().is_ok())
    };
    for name in all.iter().filter(|name| vertex(name)) {
        note(&without_vertex(tree, name));
    }
}

fn collect(nodes: &[Node], all: &mut BTreeSet<String>) {
    for node in nodes {
        match node {
            Node::Token(token) => _ = all.insert(token.clone()),
            Node::Group(_, inner, _) => collect(inner, all),
        }
    }
}

/// Returns the description without the vertex and the edges to it.
fn without_vertex(nodes: &[Node], name: &str) -> Vec<Node> {
    let is_name = |node: &Node| matches!(node, Node::Token(token) if token == name);
    let mut kept = Vec::new();
    let mut place = 0;
    while let Some(node) = nodes.get(place) {
        if is_name(node) {
            place += 3;
            continue;
        }
        kept.push(match node {
            Node::Group(open, inner, close) if open == "{" => {
                let edges = inner.split(|node| *node == comma());
                let edges: Vec<&[Node]> = edges
                    .filter(|edge| !edge.last().is_some_and(is_name))
                    .collect();
                Node::Group(open.clone(), edges.join(&comma()), close.clone())
            }
            other => other.clone(),
        });
        place += 1;
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::smaller;

    #[test]
    fn rows_columns_vertices_and_alternatives_are_left_out() {
        let game = "#board = rectangle(n, s, w, e, [a, b][c, a])\n#rules = (x + y z)*\n";
        let found = smaller(game);
        let holds = |part: &str| {
            found
                .iter()
                .any(|text| text.replace(' ', "").contains(part))
        };
        assert!(holds("[a,b])"));
        assert!(holds("[b][a]"));
        assert!(holds("(yz)*"));
        assert!(found.windows(2).all(|pair| pair[0].len() <= pair[1].len()));
        let graph = smaller("#board = v0[a]{n: v1, s: v2} v1[b]{n: v0} v2[b]{s: v0}");
        let wanted = "v0[a]{n:v1}v1[b]{n:v0}";
        assert!(
            graph
                .iter()
                .any(|text| text.replace([' ', '\n'], "").ends_with(wanted))
        );
    }
}

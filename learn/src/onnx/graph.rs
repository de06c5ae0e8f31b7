//! Graphs of ONNX: operations between named tensors.

use super::message::Message;

/// The version of the format, and that of its operations.
const IR_VERSION: i64 = 8;
const OPERATIONS: i64 = 17;

/// The types of numbers.
const FLOAT: i64 = 1;
const INT64: i64 = 7;

/// A graph that is written operation by operation.
#[derive(Debug, Default)]
pub(super) struct Graph {
    graph: Message,
    /// The number of operations so far, by which their outputs are called.
    operations: usize,
}

/// The name of a tensor.
pub(super) type Name = String;

/// What is chosen about an operation.
pub(super) enum Attribute<'a> {
    Number(&'a str, i64),
    Numbers(&'a str, &'a [i64]),
}

/// The length of an axis: known, or that of the batch.
#[derive(Clone, Copy)]
pub(super) enum Axis {
    Batch,
    Of(usize),
}

impl Graph {
    /// Adds an operation, and returns the name of what comes out.
    pub(super) fn operation(
        &mut self,
        kind: &str,
        inputs: &[&str],
        attributes: &[Attribute<'_>],
    ) -> Name {
        let name = format!("{}.{}", kind.to_lowercase(), self.operations);
        self.operation_as(&name, kind, inputs, attributes);
        name
    }

    /// Adds an operation whose output has a name.
    pub(super) fn operation_as(
        &mut self,
        name: &str,
        kind: &str,
        inputs: &[&str],
        attributes: &[Attribute<'_>],
    ) {
        self.operations += 1;
        let mut node = Message::default();
        for input in inputs {
            node.text(1, input);
        }
        node.text(2, name).text(3, name).text(4, kind);
        for attribute in attributes {
            let mut message = Message::default();
            match attribute {
                Attribute::Number(name, number) => {
                    message.text(1, name).number(3, *number).number(20, 2);
                }
                Attribute::Numbers(name, numbers) => {
                    message.text(1, name);
                    for &number in *numbers {
                        message.number(8, number);
                    }
                    message.number(20, 7);
                }
            }
            node.message(5, &message);
        }
        self.graph.message(1, &node);
    }

    /// Adds a tensor of real numbers.
    pub(super) fn real(&mut self, name: &str, axes: &[usize], numbers: &[f32]) {
        let bytes = numbers.iter().flat_map(|number| number.to_le_bytes());
        self.tensor(name, axes, FLOAT, &bytes.collect::<Vec<u8>>());
    }

    /// Adds a row of whole numbers, and returns its name.
    pub(super) fn whole(&mut self, name: &str, axes: &[usize], numbers: &[i64]) -> Name {
        let bytes = numbers.iter().flat_map(|number| number.to_le_bytes());
        self.tensor(name, axes, INT64, &bytes.collect::<Vec<u8>>());
        name.to_owned()
    }

    fn tensor(&mut self, name: &str, axes: &[usize], of: i64, bytes: &[u8]) {
        let mut tensor = Message::default();
        for &length in axes {
            tensor.number(1, length as i64);
        }
        tensor.number(2, of).text(8, name).bytes(9, bytes);
        self.graph.message(5, &tensor);
    }

    /// Declares what goes in.
    pub(super) fn input(&mut self, name: &str, axes: &[Axis]) {
        self.graph.message(11, &declared(name, axes));
    }

    /// Declares what comes out.
    pub(super) fn output(&mut self, name: &str, axes: &[Axis]) {
        self.graph.message(12, &declared(name, axes));
    }

    /// Returns the bytes of a file with the graph, with what else is to be said.
    pub(super) fn into_model(mut self, name: &str, said: &[(&str, &str)]) -> Vec<u8> {
        self.graph.text(2, name);
        let mut operations = Message::default();
        operations.text(1, "").number(2, OPERATIONS);
        let mut model = Message::default();
        model
            .number(1, IR_VERSION)
            .text(2, "rbg")
            .text(3, env!("CARGO_PKG_VERSION"))
            .message(7, &self.graph)
            .message(8, &operations);
        for (key, value) in said {
            let mut entry = Message::default();
            entry.text(1, key).text(2, value);
            model.message(14, &entry);
        }
        model.into_bytes()
    }
}

/// Returns the declaration of a tensor of real numbers.
fn declared(name: &str, axes: &[Axis]) -> Message {
    let mut shape = Message::default();
    for axis in axes {
        let mut length = Message::default();
        match axis {
            Axis::Batch => length.text(2, "batch"),
            Axis::Of(known) => length.number(1, *known as i64),
        };
        shape.message(1, &length);
    }
    let mut tensor = Message::default();
    tensor.number(1, FLOAT).message(2, &shape);
    let mut of = Message::default();
    of.message(1, &tensor);
    let mut value = Message::default();
    value.text(1, name).message(2, &of);
    value
}

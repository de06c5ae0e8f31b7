//! Tests of how rules are read: precedence, macros, powers and numbers of modifiers.

use crate::support::{accepted, show, with_rules};

/// Returns what the rules of a description with the usual declarations are read as.
fn read(directives: &str) -> String {
    show(&accepted(&with_rules(directives)).game)
}

#[test]
fn juxtaposition_binds_tighter_than_alternatives() {
    assert_eq!(
        read("#rules = ->white (up down + left right) ->black"),
        "<->white#1 (<up down> + <left right>) ->black#2>"
    );
}

#[test]
fn a_suffix_belongs_to_the_item_in_front_of_it() {
    assert_eq!(
        read("#rules = ->white right down* ->black* .* (up left) *"),
        "<->white#1 right down* ->black#2* .* <up left>*>"
    );
}

#[test]
fn white_space_may_stand_within_switches_and_suffixes() {
    assert_eq!(
        read("#rules = -> white up * down ^ 2 -> /* to */ black"),
        "<->white#1 up* <down down> ->black#2>"
    );
}

#[test]
fn copies_of_a_power_are_numbered_apart() {
    assert_eq!(
        read("#rules = ->white ([e] right [w])^2 ([b])^0 ->black"),
        "<->white#1 <<[e]#2 right [w]#3> <[e]#4 right [w]#5>> [b]#6 ->black#7>"
    );
}

#[test]
fn powers_within_powers_multiply() {
    assert_eq!(
        read("#rules = ->white (([e] up)^2 left)^2 ->>"),
        "<->white#1 <<<<[e]#2 up> <[e]#3 up>> left> <<<[e]#4 up> <[e]#5 up>> left>> ->>#6>"
    );
}

#[test]
fn power_zero_is_one_copy() {
    assert_eq!(
        read("#rules = ->white up^0 ->black"),
        "<->white#1 up ->black#2>"
    );
}

#[test]
fn off_lists_are_choices_and_keep_order_and_duplicates() {
    assert_eq!(
        read("#rules = ->white [w,e,w] [] [b] ->black"),
        "<->white#1 ([w]#2 + [e]#3 + [w]#4) () [b]#5 ->black#6>"
    );
}

#[test]
fn on_lists_are_sets() {
    assert_eq!(
        read("#rules = ->white {w,b,w} {} ->black"),
        "<->white#1 {b,w} {} ->black#2>"
    );
}

#[test]
fn assignment_lists_are_sequences() {
    assert_eq!(
        read("#rules = ->white [$ x = 1, white = x] [$ y = 2] ->black"),
        "<->white#1 <[$ x = 1]#2 [$ white = x]#3> [$ y = 2]#4 ->black#5>"
    );
}

#[test]
fn modifiers_in_patterns_have_no_numbers() {
    assert_eq!(
        read("#rules = ->white {? [e] ->black {! [w,b]}} [w] ->black"),
        "<->white#1 {? <[e] ->black {! ([w] + [b])}>} [w]#2 ->black#3>"
    );
}

#[test]
fn division_binds_tighter_than_multiplication() {
    assert_eq!(
        read("#rules = ->white {$ y*2/4 == y/2*2} ->black"),
        "<->white#1 {$ (y*(2/4)) == ((y/2)*2)} ->black#2>"
    );
}

#[test]
fn subtraction_binds_tighter_than_addition_and_to_the_left() {
    assert_eq!(
        read("#rules = ->white [$ x = x-y+1-2-3] ->black"),
        "<->white#1 [$ x = ((x-y)+((1-2)-3))]#2 ->black#3>"
    );
}

#[test]
fn parentheses_and_plus_signs_are_fine_in_arithmetic() {
    assert_eq!(
        read("#rules = ->white [$ x = (w + +007)*(white-1)] ->black"),
        "<->white#1 [$ x = ((w+7)*(white-1))]#2 ->black#3>"
    );
}

#[test]
fn longest_match_splits_a_comparison_with_a_negative_number() {
    // `x<-1` is a comparison with `-1`, which is refused; with `0-1` it is fine.
    assert_eq!(
        read("#rules = ->white {$ x<0-1} ->black"),
        "<->white#1 {$ x < (0-1)} ->black#2>"
    );
}

#[test]
fn macro_calls_are_arguments_of_macro_calls() {
    assert_eq!(
        read(
            "#seq(a; b) = a b
             #opt(a) = (a + .)
             #rules = ->white seq(opt(up); seq(left; opt({e}))) ->black"
        ),
        "<->white#1 (up + .) left ({e} + .) ->black#2>"
    );
}

#[test]
fn bodies_of_macros_need_not_balance() {
    assert_eq!(
        read(
            "#begin = (up + (
             #end = ))
             #rules = ->white begin left end* ->black"
        ),
        "<->white#1 (up + left)* ->black#2>"
    );
}

#[test]
fn an_unused_argument_may_be_nonsense() {
    assert_eq!(
        read("#first(a; b) = a #rules = ->white first(up; nonsense ( ] ) {) ->black"),
        "<->white#1 up ->black#2>"
    );
}

#[test]
fn an_unused_macro_may_be_nonsense() {
    assert_eq!(
        read("#broken(a) = ~ ) a~~a 1~x #rules = ->white up ->black"),
        "<->white#1 up ->black#2>"
    );
}

#[test]
fn arguments_mean_what_they_mean_at_the_call() {
    assert_eq!(
        read(
            "#in(p) = right {p}
             #out(p; q) = in(q) {p}
             #rules = ->white out(e; w) ->black"
        ),
        "<->white#1 right {w} {e} ->black#2>"
    );
}

#[test]
fn of_two_parameters_with_one_name_the_first_counts() {
    assert_eq!(
        read("#twice(a; a; b) = a b #rules = ->white twice(up; down; left) ->black"),
        "<->white#1 up left ->black#2>"
    );
}

#[test]
fn a_section_sees_only_the_macros_in_front_of_it() {
    let text = "#players = white(1), black(1) #pieces = e, w #variables =
        #board = start[e]{go: start} #rules = ->white go ->black #go = [w]";
    assert_eq!(show(&accepted(text).game), "<->white#1 go ->black#2>");
}

#[test]
fn joined_tokens_may_be_of_any_kind() {
    assert_eq!(
        read(
            "#test(open; relation; digit) = {~open x relation~= digit~0~digit }
             #to(a; p) = -~a p
             #keeper = ->~>
             #rules = to(>; white) test($; >; 1) keeper up"
        ),
        "<->white#1 {$ x >= 101} ->>#2 up>"
    );
}

#[test]
fn empty_operands_of_joins_vanish() {
    assert_eq!(
        read("#m(a; b; c) = {a~b~c} #rules = ->white m(;w;) m(e;;) ->black"),
        "<->white#1 {w} {e} ->black#2>"
    );
}

#[test]
fn piece_joined_with_s_is_a_keyword() {
    let text = with_rules("#k(a) = a~s #rules = ->white k(piece) ->black");
    let errors = rbg_compiler::load(text.as_bytes()).expect_err("a keyword is no move");
    assert_eq!(errors[0].code.0, "STRUCT-TRAILING");
}

#[test]
fn actions_are_listed_by_number_with_their_place() {
    let text = with_rules("#lift = [e] #rules = ->white lift [w] ->black");
    let game = accepted(&text).game;
    let places: Vec<&str> = game
        .actions
        .iter()
        .map(|action| &text[action.span.range()])
        .collect();
    // An action out of a macro stands where the macro writes it.
    assert_eq!(places, ["->white", "[e]", "[w]", "->black"]);
}

#[test]
fn scores_come_first_and_names_are_sorted_within_groups() {
    let game = accepted(
        "#players = zoe(3), amy(7) #pieces = w,, e ,b, #variables = ,y(1), x(2),
         #board = rectangle(u,d,l,r,[e]) #rules = ->zoe",
    )
    .game;
    let variables: Vec<(&str, i32)> = game
        .variables
        .iter()
        .map(|variable| (variable.name.as_str(), variable.bound))
        .collect();
    assert_eq!(variables, [("zoe", 3), ("amy", 7), ("x", 2), ("y", 1)]);
    assert_eq!(game.players, ["zoe", "amy"]);
    assert_eq!(game.pieces, ["b", "e", "w"]);
}

#[test]
fn warnings_tell_of_what_is_ignored() {
    let loaded = accepted(&with_rules(
        "#m(a) = {a} #m(b) = [b] #nothing = #rules = nonsense #rules = ->white m(e)",
    ));
    let classes: Vec<&str> = loaded.warnings.iter().map(|w| w.code.0).collect();
    assert_eq!(
        classes,
        ["MACRO-REPEATED", "MACRO-EMPTY", "STRUCT-REPEATED"]
    );
    assert_eq!(show(&loaded.game), "<->white#1 {e}>");
}

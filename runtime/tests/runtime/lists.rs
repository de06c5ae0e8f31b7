use rbg_runtime::MoveList;
use rbg_runtime::position::MOVE_LIMIT;

#[test]
fn a_list_keeps_its_moves_in_order_and_its_memory_when_cleared() {
    let mut list = MoveList::new();
    (0..1000_u32).for_each(|m| list.push(m));
    assert!(list.iter().copied().eq(0..1000));
    let memory = list.as_slice().as_ptr();
    list.clear();
    assert!(list.is_empty());
    list.push(7);
    assert_eq!(list.as_slice(), [7]);
    assert_eq!(list.as_slice().as_ptr(), memory);
}

#[test]
fn a_full_list_drops_moves_and_says_so_until_it_is_cleared() {
    let mut list = MoveList::new();
    (0..MOVE_LIMIT).for_each(|_| list.push(1_u8));
    assert_eq!(list.len(), MOVE_LIMIT);
    assert!(!list.overflowed());
    list.push(2);
    assert_eq!(list.len(), MOVE_LIMIT);
    assert_eq!(list.last(), Some(&1));
    assert!(list.overflowed());
    list.clear();
    assert!(!list.overflowed());
}

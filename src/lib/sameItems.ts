/** Do two lists have the same items, by identity, in the same order? */
export const sameItems = <Item>(left: readonly Item[], right: readonly Item[]): boolean =>
  left.length === right.length && left.every((item, place) => item === right[place]);

/** Do two lists of different items have the same ones, in any order? */
export const isSameSet = <Item>(left: readonly Item[], right: readonly Item[]): boolean =>
  left.length === right.length && left.every((item) => right.includes(item));

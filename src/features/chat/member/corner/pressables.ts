const pressables = 'a[href], button, input, select, textarea, summary';

export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

// The boxes of everything that can be pressed outside of one element.
export const pressablesBeside = (own: Element): Box[] =>
  [...document.querySelectorAll(pressables)]
    .filter((other) => !own.contains(other))
    .map((other) => other.getBoundingClientRect());

export const isOver = (one: Box, other: Box): boolean =>
  other.left < one.right && other.right > one.left && other.top < one.bottom && other.bottom > one.top;

const pressables = 'a[href], button, input, select, textarea, summary';

export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

// Where everything lies that can be pressed, but for what is in one element.
export const pressablesBeside = (own: Element): Box[] =>
  [...document.querySelectorAll(pressables)]
    .filter((other) => !own.contains(other))
    .map((other) => other.getBoundingClientRect());

export const isOver = (one: Box, other: Box): boolean =>
  other.left < one.right && other.right > one.left && other.top < one.bottom && other.bottom > one.top;

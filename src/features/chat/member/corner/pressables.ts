const pressables = 'a[href], button, input, select, textarea, summary';

export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const boxesBeside = (own: Element, wanted: string): Box[] =>
  [...document.querySelectorAll(wanted)]
    .filter((other) => !own.contains(other))
    .map((other) => other.getBoundingClientRect());

// The boxes of everything that can be pressed outside of one element.
export const pressablesBeside = (own: Element): Box[] => boxesBeside(own, pressables);

// With those of pictures and their captions, such as a QR code and what to do with it.
export const pressablesAndFiguresBeside = (own: Element): Box[] => boxesBeside(own, `${pressables}, figure`);

export const isOver = (one: Box, other: Box): boolean =>
  other.left < one.right && other.right > one.left && other.top < one.bottom && other.bottom > one.top;

import { randomBelow } from './random-below.js';

const shapes = [
  ['#b91c1c', 'M12 2l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z'],
  ['#1d4ed8', 'M12 1l9 11-9 11-9-11z'],
  ['#15803d', 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z'],
  ['#a16207', 'M3 19V6l5 5 4-8 4 8 5-5v13z'],
  ['#7e22ce', 'M5 3h15v4L13 22H8l7-14H5z'],
];

const pictureOf = (index) => {
  const [colour, path] = shapes[index] ?? shapes[0];
  const namespace = 'http://www.w3.org/2000/svg';
  const picture = document.createElementNS(namespace, 'svg');
  const outline = document.createElementNS(namespace, 'path');
  picture.setAttribute('viewBox', '0 0 24 24');
  outline.setAttribute('d', path);
  outline.setAttribute('fill', colour);
  picture.append(outline);
  return picture;
};

const winOf = (stake, symbols) => {
  const different = new Set(symbols).size;
  if (different === 1) return stake * 5;
  return different === 2 ? Math.floor((stake * 3) / 2) : 0;
};

export const reelsPastime = ({ stage }) => ({
  isReady: () => true,
  decide: (stake) => {
    const symbols = Array.from({ length: 3 }, () => randomBelow(shapes.length));
    return { symbols, win: winOf(stake, symbols) };
  },
  note: ({ symbols }) => symbols.join(' '),
  picture: (seen) => {
    const row = document.createElement('span');
    row.className = 'symbols';
    row.append(...seen.split(' ').map((index) => pictureOf(Number(index))));
    return row;
  },
  show: ({ symbols }) => {
    for (const [index, reel] of [...stage.querySelectorAll('.reel')].entries())
      reel.replaceChildren(pictureOf(symbols[index]));
  },
});

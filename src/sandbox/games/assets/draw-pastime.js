import { randomBelow } from './random-below.js';

const winOf = (stake, { picked, drawn }) => {
  if (picked === drawn) return stake * 60;
  return picked.at(-1) === drawn.at(-1) ? stake * 3 : 0;
};

export const drawPastime = ({ stage, form }) => ({
  isReady: () => /^\d{2}$/.test(form.elements.number.value),
  decide: (stake) => {
    const drawn = String(randomBelow(100)).padStart(2, '0');
    return { drawn, win: winOf(stake, { picked: form.elements.number.value, drawn }) };
  },
  note: ({ drawn }) => drawn,
  picture: (seen) => seen,
  show: ({ drawn }) => {
    for (const [index, ball] of [...stage.querySelectorAll('.ball')].entries()) ball.textContent = drawn[index];
  },
});

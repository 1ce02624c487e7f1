import { randomBelow } from './random-below.js';

export const matchPastime = ({ stage, form, texts }) => ({
  isReady: () => form.elements.team.value !== '',
  decide: (stake) => {
    const winner = randomBelow(2) === 0 ? 'home' : 'away';
    return { winner, win: form.elements.team.value === winner ? Math.floor((stake * 19) / 10) : 0 };
  },
  note: ({ winner }) => winner,
  picture: (seen) => texts[seen] ?? seen,
  show: ({ winner }) => {
    stage.querySelector('.face').textContent = texts[winner];
  },
});

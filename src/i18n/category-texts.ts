import { inEveryLanguage, texts } from './texts.ts';

// A search finds games by these in any language.
export const categoryTexts = texts(
  {
    slot: ['สล็อต', 'ສະລັອດ', 'Slot'],
    sport: ['กีฬาและคาสิโน', 'ກິລາ ແລະ ຄາສິໂນ', 'Sport and casino'],
    lotto: ['หวย', 'ຫວຍ', 'Lotto'],
  },
  inEveryLanguage,
);

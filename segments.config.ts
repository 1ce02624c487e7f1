import type { Plugin } from 'vite';

const shortMax = 12;
const literal = /'(?:[^'\\\n]|\\.)*'/g;
const thai = /[\u0e01-\u0e5b]/;
const lao = /[\u0e81-\u0edf]/;
const breakPoint = '\u200b';

const segmenters = {
  th: new Intl.Segmenter('th', { granularity: 'word' }),
  lo: new Intl.Segmenter('lo', { granularity: 'word' }),
};

// Sets a break point between two words of Thai or Lao; lines break at spaces and parameters anyway.
const withBreakPoints = (text: string): string => {
  const script = thai.test(text) ? thai : lao;
  if (text.length <= shortMax || !script.test(text)) return text;
  const words = [...segmenters[script === thai ? 'th' : 'lo'].segment(text)].map(({ segment }) => segment);
  return words.reduce((line, word) => {
    const isInside = script.test(line.slice(-1)) && script.test(word.slice(0, 1));
    return `${line}${isInside ? breakPoint : ''}${word}`;
  }, '');
};

// Old web views have no dictionary of Thai and Lao words: long texts get their break points at build time.
export const segments = (): Plugin => ({
  name: 'segments',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/src\/.*(strings|texts|refusals)\.ts$/.test(id)) return null;
    return { code: code.replace(literal, withBreakPoints), map: null };
  },
});

import { gameNameOf } from '#contract/games.ts';
import { formatDate, formatDateTime } from '#i18n/formats.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import { objectTexts } from './lane-strings.ts';

const day = /^\d{4}-\d\d-\d\d$/;
const instant = /^\d{4}-\d\d-\d\dT/;
const joints = ['on', 'since', 'up', 'to'];

const wordOf = (word: string): string => {
  if (instant.test(word)) return formatDateTime(word);
  return day.test(word) ? formatDate(`${word}T00:00:00+07:00`) : gameNameOf(word);
};

// What a finding is about. The server writes "game JOKER on 2026-11-24", staff read "Game Joker 24/11/2026".
export const useObjectName = (): ((object: string) => string) => {
  const objects = useTexts(objectTexts);
  return (object) => {
    const [sort = '', ...words] = object.split(' ');
    if (!isTextKey(objectTexts, sort)) return object;
    const named = words.filter((word) => !joints.includes(word)).map(wordOf);
    return [objects(sort), ...named].join(' ');
  };
};

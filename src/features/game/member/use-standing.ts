import { formatDateTime, formatTime } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { gameStrings } from '../strings.ts';
import type { ShownGame } from './shown-game.ts';

export interface Standing {
  // For the card, which has room for few words.
  readonly short: readonly string[];
  readonly sentences: readonly string[];
}

const useLate = ({ late }: ShownGame): Standing => {
  const t = useTexts(gameStrings);
  if (late === undefined) return { short: [], sentences: [] };
  const { readAt, isAwaited } = late;
  const known = readAt === null ? t('neverConfirmed') : t('confirmedAt', { time: formatDateTime(readAt) });
  return {
    short: [
      t(isAwaited ? 'answersSlowly' : 'noAnswer'),
      ...(readAt === null ? [] : [t('asOf', { time: formatTime(readAt) })]),
    ],
    sentences: [`${t(isAwaited ? 'lateAwaited' : 'lateEnded')} ${known}`],
  };
};

// What the member must know about this account now.
export const useStanding = (game: ShownGame): Standing => {
  const t = useTexts(gameStrings);
  const late = useLate(game);
  const isChecked = game.isBeingChecked === true;
  return {
    short: [...late.short, ...(isChecked ? [t('beingCheckedShort')] : [])],
    sentences: [
      ...(game.isListed === false ? [t('closed')] : []),
      ...late.sentences,
      ...(isChecked ? [t('beingChecked')] : []),
    ],
  };
};

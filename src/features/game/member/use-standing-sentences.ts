import { formatDateTime } from '#i18n/date-formats.ts';
import { useLocale } from '#i18n/locale.ts';
import { joinSentences, useTexts } from '#i18n/texts.ts';
import type { ShownGame } from './shown-game.ts';
import { standingStrings } from './standing-strings.ts';
import { useExpectedEnd } from './use-standing.ts';

const useHealth = (game: ShownGame): readonly string[] => {
  const t = useTexts(standingStrings);
  const locale = useLocale();
  const until = useExpectedEnd(game);
  if (game.standing === undefined) return [];
  const { state, wellAt, text } = game.standing;
  if (state === 'SLOW') return [t('slow')];
  const end =
    until === null ? [] : [t(state === 'CLOSED' ? 'takesMoneyAt' : 'openAgainAt', { time: formatDateTime(until) })];
  const well = state === 'CLOSED' || wellAt === null ? [] : [t('lastWellAt', { time: formatDateTime(wellAt) })];
  const times = [...end, ...well];
  // A text of staff may end with a full stop, so nothing follows it in the same paragraph.
  const own =
    text === null
      ? [joinSentences(locale, [t(state === 'MAINTENANCE' ? 'maintenance' : 'takesNoMoney'), ...times])]
      : [text[locale], joinSentences(locale, times)].filter((part) => part !== '');
  return [...own, t('moneyHome')];
};

const useLate = ({ late }: ShownGame): readonly string[] => {
  const t = useTexts(standingStrings);
  const locale = useLocale();
  if (late === undefined) return [];
  const { readAt, isAwaited } = late;
  const known = readAt === null ? t('neverConfirmed') : t('confirmedAt', { time: formatDateTime(readAt) });
  return [joinSentences(locale, [t(isAwaited ? 'lateAwaited' : 'lateEnded'), known])];
};

// What the member must know before using this account.
export const useStandingSentences = (game: ShownGame): readonly string[] => {
  const t = useTexts(standingStrings);
  const [health, late] = [useHealth(game), useLate(game)];
  return [
    ...(game.isListed === false ? [t('closed')] : []),
    ...health,
    ...late,
    ...(game.isBeingChecked === true ? [t('beingChecked')] : game.isNotConfirmed === true ? [t('notConfirmed')] : []),
  ];
};

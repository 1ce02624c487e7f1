import { formatDate, formatDateTime, formatTime } from '#i18n/formats.ts';
import { type Locale, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { useIsPast } from '#ui/waiting/use-is-past.ts';
import { gameStrings } from '../strings.ts';
import type { ShownGame } from './shown-game.ts';

export interface Standing {
  // For the card, which has room for few words.
  readonly short: readonly string[];
  readonly sentences: readonly string[];
  // Why money cannot go there, and why the game cannot be opened; null if it can.
  readonly whyNoMoney: string | null;
  readonly whyNoPlay: string | null;
}

type Part = Pick<Standing, 'short' | 'sentences'>;

// The time alone is that of today.
const whenRead = (readAt: string): string =>
  formatDate(readAt) === formatDate(new Date()) ? formatTime(readAt) : formatDateTime(readAt).slice(0, 16);

const useLate = ({ late }: ShownGame): Part => {
  const t = useTexts(gameStrings);
  if (late === undefined) return { short: [], sentences: [] };
  const { readAt, isAwaited } = late;
  const known = readAt === null ? t('neverConfirmed') : t('confirmedAt', { time: formatDateTime(readAt) });
  const asOf = readAt === null ? [] : [t('asOf', { time: whenRead(readAt) })];
  return {
    short: [t(isAwaited ? 'answersSlowly' : 'noAnswer'), ...asOf],
    sentences: [`${t(isAwaited ? 'lateAwaited' : 'lateEnded')} ${known}`],
  };
};

const useHealth = ({ standing }: ShownGame): Part => {
  const t = useTexts(gameStrings);
  const locale: Locale = useLocale();
  const isOver = useIsPast(standing?.until ?? null);
  if (standing === undefined) return { short: [], sentences: [] };
  const { state, wellAt, text } = standing;
  const until = isOver ? null : standing.until;
  const short = t(
    ({ SLOW: 'answersSlowly', MAINTENANCE: 'maintenanceShort', CLOSED: 'takesNoMoneyShort' } as const)[state],
  );
  if (state === 'SLOW') return { short: [short], sentences: [t('slow')] };
  const end =
    until === null ? [] : [t(state === 'CLOSED' ? 'takesMoneyAt' : 'openAgainAt', { time: formatDateTime(until) })];
  const well = state === 'CLOSED' || wellAt === null ? [] : [t('lastWellAt', { time: formatDateTime(wellAt) })];
  const times = [...end, ...well].join(' ');
  // A text of staff may end without a full stop, so nothing follows it in the same paragraph.
  const own =
    text === null
      ? [[t(state === 'MAINTENANCE' ? 'maintenance' : 'takesNoMoney'), times].join(' ').trim()]
      : [text[locale], times].filter((part) => part !== '');
  return {
    short: [short, ...(until === null ? [] : [t('untilShort', { time: formatDateTime(until).slice(0, 16) })])],
    sentences: [...own, t('moneyHome')],
  };
};

const useDifference = ({ isBeingChecked, isNotConfirmed }: ShownGame): Part => {
  const t = useTexts(gameStrings);
  if (isBeingChecked === true) return { short: [t('beingCheckedShort')], sentences: [t('beingChecked')] };
  if (isNotConfirmed === true) return { short: [t('notConfirmedShort')], sentences: [t('notConfirmed')] };
  return { short: [], sentences: [] };
};

// What the member must know about this account now, and what cannot be done with it.
export const useStanding = (game: ShownGame): Standing => {
  const t = useTexts(gameStrings);
  const [late, health] = [useLate(game), useHealth(game)];
  const difference = useDifference(game);
  const state = game.standing?.state;
  // One line says slow or closed; which balance is shown is said beside it.
  const lateShort = health.short.length > 0 ? late.short.slice(1) : late.short;
  return {
    short: [...health.short, ...lateShort, ...difference.short],
    sentences: [
      ...(game.isListed === false ? [t('closed')] : []),
      ...health.sentences,
      ...late.sentences,
      ...difference.sentences,
    ],
    whyNoMoney: state === 'MAINTENANCE' || state === 'CLOSED' ? (health.short[0] ?? null) : null,
    whyNoPlay: state === 'MAINTENANCE' ? (health.short[0] ?? null) : null,
  };
};

import { formatDate, formatDateTime } from '#i18n/date-formats.ts';
import { formatTime } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { useIsPast } from '#ui/waiting/use-is-past.ts';
import { gameStrings } from '../strings.ts';
import type { ShownGame } from './shown-game.ts';

export interface Standing {
  // For the card, which has room for few words.
  readonly short: readonly string[];
  // Why money cannot go there, and why the game cannot be opened; null if it can.
  readonly whyNoMoney: string | null;
  readonly whyNoPlay: string | null;
}

// The time alone is that of today.
const whenRead = (readAt: string): string =>
  formatDate(readAt) === formatDate(new Date()) ? formatTime(readAt) : formatDateTime(readAt).slice(0, 16);

const useLate = ({ late }: ShownGame): readonly string[] => {
  const t = useTexts(gameStrings);
  if (late === undefined) return [];
  const { readAt, isAwaited } = late;
  const asOf = readAt === null ? [] : [t('asOf', { time: whenRead(readAt) })];
  return [t(isAwaited ? 'answersSlowly' : 'noAnswer'), ...asOf];
};

// When the state is expected to end; null if nobody knows, or that time is over.
export const useExpectedEnd = ({ standing }: ShownGame): string | null => {
  const until = standing?.until ?? null;
  return useIsPast(until) ? null : until;
};

const shortOf = { SLOW: 'answersSlowly', MAINTENANCE: 'maintenanceShort', CLOSED: 'takesNoMoneyShort' } as const;

const useHealth = (game: ShownGame): readonly string[] => {
  const t = useTexts(gameStrings);
  const until = useExpectedEnd(game);
  const { standing } = game;
  if (standing === undefined) return [];
  const short = t(shortOf[standing.state]);
  const hasEnd = until !== null && standing.state !== 'SLOW';
  return hasEnd ? [short, t('untilShort', { time: formatDateTime(until).slice(0, 16) })] : [short];
};

const useDifference = ({ isBeingChecked, isNotConfirmed }: ShownGame): readonly string[] => {
  const t = useTexts(gameStrings);
  if (isBeingChecked === true) return [t('beingCheckedShort')];
  return isNotConfirmed === true ? [t('notConfirmedShort')] : [];
};

// What the member must know about this account now, in few words, and what cannot be done with it.
export const useStanding = (game: ShownGame): Standing => {
  const [late, health, difference] = [useLate(game), useHealth(game), useDifference(game)];
  const state = game.standing?.state;
  return {
    // One line says slow or closed; which balance is shown is said beside it.
    short: [...health, ...(health.length > 0 ? late.slice(1) : late), ...difference],
    whyNoMoney: state === 'MAINTENANCE' || state === 'CLOSED' ? (health[0] ?? null) : null,
    whyNoPlay: state === 'MAINTENANCE' ? (health[0] ?? null) : null,
  };
};

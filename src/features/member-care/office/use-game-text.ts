import { gameNameOf } from '#contract/games.ts';
import { formatDateTime } from '#i18n/date-formats.ts';
import { formatMoney } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import type { SilentGame } from '../office-contract.ts';
import { careStrings } from './care-strings.ts';
import type { MemberDetail } from './use-care.ts';

// What the books say lies at a game that has not answered, and when it last did.
export const useGameText = ({ member: { currency } }: MemberDetail): ((game: SilentGame) => string) => {
  const t = useTexts(careStrings);
  return ({ code, answeredAt, amount }) =>
    t(answeredAt === null ? 'gameNever' : 'gameAt', {
      game: gameNameOf(code),
      amount: formatMoney(amount, currency),
      date: formatDateTime(answeredAt),
    });
};

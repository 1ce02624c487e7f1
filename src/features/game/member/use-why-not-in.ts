import { useTexts } from '#i18n/texts.ts';
import { useOfflineReason } from '#ui/frame/use-offline-reason.ts';
import { wayInto } from '../rules.ts';
import { gameAccountStrings } from './game-account-strings.ts';
import type { ShownGame } from './shown-game.ts';
import type { Credential } from './use-credential.ts';
import { useStanding } from './use-standing.ts';

// Why an active game cannot be opened now; null if it can.
export const useWhyNotIn = (game: ShownGame, { whyNone }: Credential): string | null => {
  const t = useTexts(gameAccountStrings);
  const offline = useOfflineReason();
  const { whyNoPlay } = useStanding(game);
  const noWayIn = wayInto(game) === 'none' ? t('noWayIn') : null;
  return noWayIn ?? offline ?? whyNoPlay ?? whyNone;
};

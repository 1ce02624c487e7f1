import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { BlockedDoor } from './blocked-door.tsx';
import { gameAccountStrings } from './game-account-strings.ts';
import type { ShownGame } from './shown-game.ts';
import { useCredential } from './use-credential.ts';
import { usePlay } from './use-play.ts';
import { useWhyNotIn } from './use-why-not-in.ts';

// Opens an active game and moves no money.
export const PlayButton = ({ game }: { readonly game: ShownGame }) => {
  const t = useTexts(gameAccountStrings);
  const credential = useCredential(game.code, true);
  const whyNotIn = useWhyNotIn(game, credential);
  const { isOpening, blocked, unblock, play } = usePlay({
    game,
    credential: credential.known,
    hasMoney: true,
    bringMoney: () => Promise.resolve(true),
  });
  if (blocked !== null) return <BlockedDoor door={blocked} onOpened={unblock} />;
  const isLoading = credential.known === null && credential.whyNone === null;
  return (
    <Button
      kind="filled"
      isMain
      isWide
      isBusy={isOpening || isLoading}
      blockedBecause={whyNotIn}
      onClick={() => void play()}
    >
      {t('play')}
    </Button>
  );
};

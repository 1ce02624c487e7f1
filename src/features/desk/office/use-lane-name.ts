import { gameNameOf } from '#contract/games.ts';
import { currencyWords } from '#i18n/formats.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import { laneTexts } from './lane-strings.ts';

// The server names a lane as game:JOKER; staff read "Game Joker".
export const useLaneName = (): ((lane: string) => string) => {
  const lanes = useTexts(laneTexts);
  const currencies = useTexts(currencyWords);
  return (lane) => {
    const [party = '', of = ''] = lane.split(':');
    if (!isTextKey(laneTexts, party)) return lane;
    return lanes(party, { one: isTextKey(currencyWords, of) ? currencies(of) : gameNameOf(of) });
  };
};

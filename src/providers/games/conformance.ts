import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { garbageConformance } from './claims/garbage-conformance.ts';
import { liarConformance } from './claims/liar-conformance.ts';
import { ownerConformance } from './claims/owner-conformance.ts';
import { playerConformance } from './claims/player-conformance.ts';
import { referenceConformance } from './claims/reference-conformance.ts';
import { roundsConformance } from './claims/rounds-conformance.ts';
import { silenceConformance } from './claims/silence-conformance.ts';
import { transferConformance } from './claims/transfer-conformance.ts';
import { createTrialDesk, type GameTrial, type TrialDesk } from './game-trial.ts';

type Claims = (desk: TrialDesk) => void;

const claimed = (name: string, start: () => Promise<GameTrial>, claims: readonly Claims[]): void => {
  describe(name, () => {
    let trial: GameTrial;
    beforeAll(async () => {
      trial = await start();
    });
    beforeEach(() => trial.weather('fine'));
    afterAll(() => trial.close());
    for (const claim of claims) claim(createTrialDesk(() => trial));
  });
};

const money: readonly Claims[] = [playerConformance, transferConformance, referenceConformance];

// What not every protocol offers: whether an inquiry's answer names the player whose money was moved (where it does not,
// our reference alone tells), and whether rounds can be listed.
interface Offered {
  readonly namesOwner?: boolean;
  readonly listsRounds?: boolean;
}
const further = ({ namesOwner = true, listsRounds = false }: Offered): readonly Claims[] => [
  ...(namesOwner ? [ownerConformance] : []),
  ...(listsRounds ? [roundsConformance] : []),
];

// One suite for every game adapter: a result is what the provider really did, or unknown if that is not known.
export const gameConformance = (name: string, start: () => Promise<GameTrial>, offered: Offered = {}): void =>
  claimed(name, start, [...money, ...further(offered), silenceConformance, garbageConformance, liarConformance]);

// The money part, for another unit or encoding of an adapter that passed the whole suite.
export const gameMoneyConformance = (name: string, start: () => Promise<GameTrial>): void =>
  claimed(name, start, money);

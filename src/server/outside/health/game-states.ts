import type { Context } from '../../context.ts';
import { cachedReading } from '../../operator/cached-reading.ts';
import { laneNames } from '../lane-names.ts';
import type { HealthState } from './judge-health.ts';
import { listProviderHealth } from './provider-health-table.ts';
import { listProviderSwitches, type ProviderSwitch, type SwitchTexts } from './provider-switches-table.ts';

export interface GameState {
  // CLOSED: staff let no money in, everything else goes on.
  readonly state: HealthState | 'CLOSED';
  // What the answers alone say.
  readonly observed: HealthState;
  readonly since: Date | null;
  readonly wellAt: Date | null;
  readonly until: Date | null;
  readonly text: SwitchTexts | null;
}

const maxAgeMs = 1_000;

const stored = cachedReading(maxAgeMs, async ({ database }) => {
  const [health, switches] = await Promise.all([
    listProviderHealth(database.lookup),
    listProviderSwitches(database.lookup),
  ]);
  return {
    health: new Map(health.map((one) => [one.lane, one])),
    switches: new Map(switches.map((one) => [one.lane, one])),
  };
});

// A switch whose time has passed says nothing more.
export const isInForce = ({ until }: Pick<ProviderSwitch, 'until'>, now: Date): boolean =>
  until === null || until > now;

// What the answers of each lane alone say; a lane that nobody judges is fine.
export const observedStates = async (context: Context): Promise<(lane: string) => HealthState> => {
  const { health } = await stored(context);
  return (lane) => health.get(lane)?.state ?? 'FINE';
};

// The states of all games, shared by all processes; read at most once a second for all callers.
export const gameStates = async (context: Context): Promise<(code: string) => GameState> => {
  const { health, switches } = await stored(context);
  const now = context.now();
  return (code) => {
    const lane = laneNames.game(code);
    const [known, found] = [health.get(lane), switches.get(lane)];
    const hand = found !== undefined && isInForce(found, now) ? found : null;
    const observed = known?.state ?? 'FINE';
    const state = observed === 'MAINTENANCE' ? observed : (hand?.state ?? observed);
    // The end and the text of a closing say nothing about a game that does not answer.
    const said = hand?.state === state ? hand : null;
    return {
      state,
      observed,
      since: known?.since ?? null,
      wellAt: known?.wellAt ?? null,
      until: said?.until ?? null,
      text: said?.text ?? null,
    };
  };
};

// Whether money may go to the game now. Money from it to the wallet never depends on this.
export const takesMoney = async (context: Context, code: string): Promise<boolean> => {
  const { state } = (await gameStates(context))(code);
  return state !== 'MAINTENANCE' && state !== 'CLOSED';
};

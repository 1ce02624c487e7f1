import type { GameCode } from '#contract/games.ts';
import type { GamePort } from '#providers/games/port.ts';
import type { GameProvider } from '#providers/games/settings/game-provider.ts';
import { lanedGame } from '../outside/laned-ports.ts';
import { laneNames } from '../outside/lane-names.ts';
import { type LaneLimits, type Lanes, laneLimitsFor } from '../outside/lanes.ts';
import type { Providers } from '../outside/providers.ts';

// Each game has the limits that follow from its own settings.
export const gameLaneLimits = (providers: readonly GameProvider[]): ((lane: string) => LaneLimits | undefined) => {
  const limits = new Map(
    providers.map(({ code, timeoutMs, concurrency }) => {
      const usual = laneLimitsFor(timeoutMs);
      return [laneNames.game(code), concurrency === null ? usual : { ...usual, concurrency }];
    }),
  );
  return (lane) => limits.get(lane);
};

type Asked = Parameters<Providers['game']>[0];

const nameOf = ({ code, currency, unitFactor: { numerator, denominator } }: Asked): string =>
  `${code} ${currency} ${String(numerator)}/${String(denominator)}`;

// Each game behind its lane; a port is made once per currency and unit.
export const wireGames = (
  providers: readonly GameProvider[],
  lanes: Lanes,
): Pick<Providers, 'game' | 'gameCodes' | 'gameProtocol'> => {
  const byCode = new Map(providers.map((provider) => [provider.code, provider]));
  const ports = new Map<string, GamePort>();
  return {
    game: (asked) => {
      const name = nameOf(asked);
      const port = ports.get(name) ?? byCode.get(asked.code)?.connect(asked);
      if (port === null || port === undefined) return null;
      const laned = ports.get(name) ?? lanedGame(lanes, asked.code, port);
      ports.set(name, laned);
      return laned;
    },
    gameCodes: [...byCode.keys()] as GameCode[],
    gameProtocol: (code) => byCode.get(code)?.protocol ?? null,
  };
};

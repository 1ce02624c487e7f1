import { gameRow, games, type ConnectedGame } from '#contract/games.ts';
import type { GameProviderSettings } from './choose.ts';
import type { UnitFactor } from './game-unit.ts';

// The operator's agreement with the two kinds of providers. Each game is below the address of its kind.
export interface GamesAgreement {
  readonly joker: { readonly url: string; readonly appId: string; readonly secret: string };
  readonly transferWallet: { readonly url: string; readonly operatorId: string; readonly secret: string };
  readonly currency: 'THB' | 'LAK';
  // True if the sandbox plays the games: private addresses and plain http links are then accepted.
  readonly isSandbox: boolean;
  readonly unitFactor?: UnitFactor;
  readonly timeoutMs?: number;
  readonly lateArrivalWindowMs?: number;
  readonly remembersForMs?: number;
}

// Providers abandon a request within 14 s; one minute more covers requests they accepted and have not carried out yet.
const timeoutUsualMs = 14_000;
const lateArrivalAfterTimeoutMs = 60_000;

// Providers store references for months; without a written agreement we rely on one day.
const remembersForUsualMs = 24 * 60 * 60_000;

export const gameSettings = (code: ConnectedGame, agreement: GamesAgreement): GameProviderSettings => {
  const protocol: GameProviderSettings['protocol'] = games[code].protocol;
  const { takesForms, hasLoginFields } = gameRow(code);
  const timeoutMs = agreement.timeoutMs ?? timeoutUsualMs;
  const shared = {
    timeoutMs,
    lateArrivalWindowMs: agreement.lateArrivalWindowMs ?? timeoutMs + lateArrivalAfterTimeoutMs,
    remembersForMs: agreement.remembersForMs ?? remembersForUsualMs,
    unitFactor: agreement.unitFactor ?? { numerator: 1, denominator: 1 },
    allowPrivateAddresses: agreement.isSandbox,
  };
  switch (protocol) {
    case 'joker': {
      const { url, appId } = agreement.joker;
      // The sandbox plays every provider and uses one key for all of them.
      const { secret } = agreement.isSandbox ? agreement.transferWallet : agreement.joker;
      return { protocol, ...shared, appId, secret, apiUrl: `${url}/${code}`, forwardUrl: `${url}/${code}/forward` };
    }
    case 'transfer-wallet': {
      const { url, operatorId, secret } = agreement.transferWallet;
      const access = { apiUrl: `${url}/${code}`, gameCode: code, operatorId, secret, currency: agreement.currency };
      return {
        protocol,
        ...shared,
        ...access,
        encoding: takesForms === true ? 'form' : 'json',
        httpLaunchOrigin: agreement.isSandbox ? new URL(url).origin : null,
        hasLoginFields: hasLoginFields === true,
      };
    }
  }
};

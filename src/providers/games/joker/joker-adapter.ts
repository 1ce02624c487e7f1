import { done, refused, unknown, type Outcome } from '../../outcome.ts';
import { gameUnit, type UnitFactor } from '../game-unit.ts';
import type { GamePort, GameTransfer, TransferFound } from '../port.ts';
import { createJokerClient, type JokerAccess } from './joker-client.ts';
import * as translate from './joker-translate.ts';

export interface JokerSettings extends JokerAccess {
  readonly forwardUrl: string;
  // ftWalletSlot: one unit of the wallet is this many units of the game.
  readonly unitFactor: UnitFactor;
  readonly lateArrivalWindowMs: number;
  readonly remembersForMs: number;
}

export const createJokerGame = (settings: JokerSettings): GamePort => {
  const client = createJokerClient(settings);
  const unit = gameUnit(settings.unitFactor);

  const move = async (transfer: GameTransfer, sign: 1n | -1n): Promise<Outcome<{ balance: bigint }>> => {
    if (transfer.amount <= 0n) throw new Error('a transfer must be above zero');
    const units = unit.toUnits(transfer.amount);
    if (units === null) return refused('finer than the game’s unit');
    const requested = { username: transfer.username, reference: transfer.reference, units: sign * units };
    const moved = translate.readTransfer(await client.send(translate.transferFields(requested)), requested);
    return moved.kind === 'done' ? done({ balance: unit.balanceOf(moved.value.units) }) : moved;
  };

  const setPassword: GamePort['setPassword'] = async ({ username, password }) =>
    translate.readStatus(await client.send({ Method: 'SP', Username: username, Password: password }));

  const queryTransfer = async (requested: { username: string; reference: string }): Promise<TransferFound> => {
    const fields = { Method: 'TCH', RequestID: translate.jokerRequestId(requested.reference) };
    const found = translate.readFound(await client.send(fields), requested);
    if (found.kind !== 'done') return found;
    const amount = unit.toAmount(found.units < 0n ? -found.units : found.units);
    if (amount === null) return unknown('amount is none of ours');
    return { kind: 'done', direction: found.units < 0n ? 'out' : 'in', amount };
  };

  return {
    // The provider creates players without a password, so setting it is a second call; both are safe to repeat.
    async createPlayer({ username, password }) {
      const created = translate.readCreated(await client.send({ Method: 'CU', Username: username }), username);
      return created.kind === 'done' ? setPassword({ username, password }) : created;
    },
    setPassword,
    async balance({ username }) {
      const credit = translate.readCredit(await client.send({ Method: 'GC', Username: username }), username);
      return credit.kind === 'done' ? done({ amount: unit.balanceOf(credit.value.units) }) : credit;
    },
    transferIn: (transfer) => move(transfer, 1n),
    transferOut: (transfer) => move(transfer, -1n),
    queryTransfer,
    async launch({ username, returnUrl, language }) {
      const token = translate.readToken(await client.send({ Method: 'PLAY', Username: username }), username);
      if (token.kind !== 'done') return token;
      const { forwardUrl } = settings;
      return done({ link: translate.forwardLink({ forwardUrl, token: token.value.token, returnUrl, language }) });
    },
    loginFields: () => Promise.resolve(done({ fields: {} })),
    lateArrivalWindowMs: settings.lateArrivalWindowMs,
    remembersForMs: settings.remembersForMs,
  };
};

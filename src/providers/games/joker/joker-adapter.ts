import * as z from 'zod/mini';
import { done, refused, unknown, type Outcome } from '../../outcome.ts';
import { gameUnit } from '../game-unit.ts';
import type { GamePort, GameTransfer, TransferFound } from '../port.ts';
import { gameProtocol, type GameSettings } from '../protocol.ts';
import { createJokerClient } from './joker-client.ts';
import * as translate from './joker-translate.ts';

const ownFields = z.strictObject({
  // The operator's name at the provider.
  appId: z.string().check(z.minLength(1)),
  // Where a token opens the game; without it below the address of the calls.
  forwardUrl: z.optional(z.string().check(z.regex(/^https?:\/\//))),
});
type JokerSettings = GameSettings & z.output<typeof ownFields>;

const createJokerGame = (settings: JokerSettings): GamePort => {
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
      const forwardUrl = settings.forwardUrl ?? `${settings.apiUrl}/forward`;
      return done({ link: translate.forwardLink({ forwardUrl, token: token.value.token, returnUrl, language }) });
    },
    loginFields: () => Promise.resolve(done({ fields: {} })),
    lateArrivalWindowMs: settings.lateArrivalWindowMs,
    remembersForMs: settings.remembersForMs,
  };
};

export const jokerProtocol = gameProtocol(ownFields, createJokerGame);

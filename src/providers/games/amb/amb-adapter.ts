import * as z from 'zod/mini';
import { toWireNumber } from '#money/money-wire.ts';
import { done, refused, unknown, type Outcome } from '../../outcome.ts';
import { gameUnit } from '../game-unit.ts';
import type { GamePort, GameTransfer } from '../port.ts';
import { gameProtocol, type GameSettings } from '../protocol.ts';
import { createAmbClient } from './amb-client.ts';
import * as translate from './amb-translate.ts';

const ownFields = z.strictObject({
  // The operator's name at the provider.
  agent: z.string().check(z.minLength(1)),
  // Where a transfer is queried by the reference we gave, and the code of an unknown one, if the operator agreed on both.
  inquiry: z.optional(
    z.strictObject({
      path: z.string().check(z.regex(/^[a-z][a-z/-]*$/)),
      absentCode: z.int().check(z.positive()),
    }),
  ),
  // Accepts that each transfer without an answer goes to a person, since nothing can be queried.
  silenceGoesToStaff: z.optional(z.literal(true)),
});
type AmbSettings = GameSettings & z.output<typeof ownFields>;

const nameRefused = refused('user name not accepted');

const createAmbGame = (settings: AmbSettings): GamePort => {
  const client = createAmbClient(settings);
  const unit = gameUnit(settings.unitFactor);
  const { inquiry } = settings;

  const move = async (transfer: GameTransfer, sign: 1n | -1n): Promise<Outcome<{ balance: bigint }>> => {
    if (transfer.amount <= 0n) throw new Error('a transfer must be above zero');
    const units = unit.toUnits(transfer.amount);
    if (units === null) return refused('finer than the game’s unit');
    const { username } = transfer;
    if (!translate.isAmbName(username)) return nameRefused;
    const refId = translate.ambReference(transfer.reference);
    const reference = inquiry === undefined ? null : refId;
    const fields = { username, amount: toWireNumber(units), ...(reference === null ? {} : { refId }) };
    const answer = await client.send(sign > 0n ? 'transfer/deposit' : 'transfer/withdraw', fields);
    const moved = translate.readTransfer(answer, { username, reference, units: sign * units });
    return moved.kind === 'done' ? done({ balance: unit.balanceOf(moved.value.units) }) : moved;
  };

  const setPassword: GamePort['setPassword'] = async ({ username, password }) =>
    translate.readStatus(await client.send('transfer/password', { username, newPassword: password }), username);

  return {
    async createPlayer({ username, password }) {
      if (!translate.isAmbName(username)) return nameRefused;
      const created = translate.readCreated(await client.send('transfer/create', { username, password }), username);
      return created.kind === 'done' && !created.value.isNew ? setPassword({ username, password }) : created;
    },
    setPassword,
    async balance({ username }) {
      const balance = translate.readBalance(await client.send('transfer/balance', { username }), username);
      return balance.kind === 'done' ? done({ amount: unit.balanceOf(balance.value.units) }) : balance;
    },
    transferIn: (transfer) => move(transfer, 1n),
    transferOut: (transfer) => move(transfer, -1n),
    async queryTransfer({ username, reference }) {
      if (inquiry === undefined) return unknown('no inquiry agreed');
      const answer = await client.send(inquiry.path, { username, refId: translate.ambReference(reference) });
      const found = translate.readFound(answer, { username, reference, absentCode: inquiry.absentCode });
      if (found.kind !== 'done') return found;
      const amount = unit.toAmount(found.units < 0n ? -found.units : found.units);
      if (amount === null) return unknown('amount is none of ours');
      return { kind: 'done', direction: found.units < 0n ? 'out' : 'in', amount };
    },
    async launch({ username, returnUrl, language }) {
      const answer = await client.send('transfer/launch', { username, language, returnUrl });
      return translate.readLink(answer, { username, isTrusted: settings.isTrustedLink });
    },
    loginFields: () => Promise.resolve(done({ fields: {} })),
    lateArrivalWindowMs: settings.lateArrivalWindowMs,
    remembersForMs: settings.remembersForMs,
  };
};

export const ambProtocol = gameProtocol(ownFields, createAmbGame, ({ inquiry, silenceGoesToStaff }) =>
  inquiry === undefined && silenceGoesToStaff === undefined
    ? 'inquiry is missing, or silenceGoesToStaff to have people decide every silent transfer'
    : null,
);

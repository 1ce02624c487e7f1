import * as z from 'zod/mini';
import { toDecimalText } from '#money/money-wire.ts';
import { done, refused, unknown, type Outcome } from '../../outcome.ts';
import { gameUnit } from '../game-unit.ts';
import type { GamePort, GameTransfer } from '../port.ts';
import { gameProtocol, type GameSettings } from '../protocol.ts';
import { createTransferWalletClient } from './transfer-wallet-client.ts';
import * as translate from './transfer-wallet-translate.ts';

const ownFields = z.strictObject({
  // The operator's name at the provider.
  operatorId: z.string().check(z.minLength(1)),
  // Whether the provider expects JSON or forms.
  encoding: z._default(z.enum(['json', 'form']), 'json'),
  // Its login expects hidden fields that it sent before.
  hasLoginFields: z._default(z.boolean(), false),
  // It lists the rounds that were played.
  hasRounds: z._default(z.boolean(), false),
});
type TransferWalletSettings = GameSettings & z.output<typeof ownFields>;

const createTransferWalletGame = (settings: TransferWalletSettings): GamePort => {
  const client = createTransferWalletClient(settings);
  const unit = gameUnit(settings.unitFactor);
  const { currency } = settings;

  const move = async (transfer: GameTransfer, direction: 'in' | 'out'): Promise<Outcome<{ balance: bigint }>> => {
    if (transfer.amount <= 0n) throw new Error('a transfer must be above zero');
    const units = unit.toUnits(transfer.amount);
    if (units === null) return refused('finer than the game’s unit');
    const { username, reference } = transfer;
    const fields = { username, reference, amount: toDecimalText(units), currency };
    const answer = await client.send(direction === 'in' ? 'deposit' : 'withdraw', fields);
    const moved = translate.readTransfer(answer, { username, reference, units, direction, currency });
    return moved.kind === 'done' ? done({ balance: unit.balanceOf(moved.value.units) }) : moved;
  };

  const setPassword: GamePort['setPassword'] = async ({ username, password }) =>
    translate.readPlayer(await client.send('password', { username, password }), username);

  return {
    async createPlayer({ username, password }) {
      const answer = await client.send('create', { username, password, currency });
      const created = translate.readCreated(answer, username);
      return created.kind === 'done' && !created.value.isNew ? setPassword({ username, password }) : created;
    },
    setPassword,
    async balance({ username }) {
      const balance = translate.readBalance(await client.send('balance', { username }), { username, currency });
      return balance.kind === 'done' ? done({ amount: unit.balanceOf(balance.value.units) }) : balance;
    },
    transferIn: (transfer) => move(transfer, 'in'),
    transferOut: (transfer) => move(transfer, 'out'),
    async queryTransfer({ username, reference }) {
      const answer = await client.send('status', { reference });
      const found = translate.readFound(answer, { username, reference, currency });
      if (found.kind !== 'done') return found;
      const amount = unit.toAmount(found.units);
      if (amount === null) return unknown('amount is none of ours');
      return { kind: 'done', direction: found.direction, amount };
    },
    async launch({ username, password, returnUrl, language }) {
      const answer = await client.send('launch', { username, password, returnUrl, language });
      return translate.readLink(answer, { username, isTrusted: settings.isTrustedLink });
    },
    loginFields: async () =>
      settings.hasLoginFields ? translate.readLoginFields(await client.send('login-fields', {})) : done({ fields: {} }),
    ...(settings.hasRounds
      ? {
          rounds: async ({ after, now }) =>
            translate.readRounds(await client.send('rounds', { after: after ?? '', currency }), {
              after,
              currency,
              now,
            }),
        }
      : {}),
    lateArrivalWindowMs: settings.lateArrivalWindowMs,
    remembersForMs: settings.remembersForMs,
  };
};

export const transferWalletProtocol = gameProtocol(ownFields, createTransferWalletGame);

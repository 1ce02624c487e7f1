import * as z from 'zod/mini';
import { toDecimalText } from '#money/money-wire.ts';
import { done, refused, unknown, type Outcome } from '../../outcome.ts';
import { gameUnit } from '../game-unit.ts';
import type { GamePort, GameTransfer } from '../port.ts';
import { gameProtocol, type GameSettings } from '../protocol.ts';
import { createBetflixClient } from './betflix-client.ts';
import * as translate from './betflix-translate.ts';

const ownFields = z.strictObject({
  // What the provider puts before the name of each of this agent's players.
  agent: z.string().check(z.regex(/^[0-9a-z]{1,12}$/)),
  agentKey: z.string().check(z.minLength(1)),
  agentHeader: z._default(z.enum(['x-api-cat', 'x-api-betflix']), 'x-api-cat'),
  // The error codes of the contract. A code without a meaning here leaves the transfer to an inquiry.
  codes: z.record(z.string().check(z.regex(/^\d+$/)), z.enum(translate.meanings)),
  // The one provider behind BETFLIX that play opens; without it the lobby.
  opens: z.optional(z.string()),
  lobbyUrl: z.optional(z.string().check(z.regex(/^https?:\/\/[^?#]+[^/?#]$/))),
});
type BetflixSettings = GameSettings & z.output<typeof ownFields>;

const nameRefused = refused('user name not accepted');

// What several calls of the port need: a call with the meanings of its codes, and a transfer.
const createBetflixParts = (settings: BetflixSettings) => {
  const client = createBetflixClient(settings);
  const unit = gameUnit(settings.unitFactor);
  const { agent, codes } = settings;

  const ask = async (call: Parameters<typeof client.send>[0], fields: Readonly<Record<string, string>>) => ({
    answer: await client.send(call, fields),
    codes,
  });

  const move = async (transfer: GameTransfer, sign: 1n | -1n): Promise<Outcome<{ balance: bigint }>> => {
    if (transfer.amount <= 0n) throw new Error('a transfer must be above zero');
    const units = unit.toUnits(transfer.amount);
    if (units === null) return refused('finer than the game’s unit');
    const name = translate.betflixName(agent, transfer.username);
    if (name === null) return nameRefused;
    const requested = { name, reference: transfer.reference, units: sign * units };
    const fields = {
      username: name,
      amount: toDecimalText(requested.units),
      ref: translate.betflixReference(transfer.reference),
    };
    const moved = translate.readTransfer(await ask('user/transfer', fields), requested);
    return moved.kind === 'done' ? done({ balance: unit.balanceOf(moved.value.units) }) : moved;
  };

  return { client, unit, ask, move };
};

const createBetflixGame = (settings: BetflixSettings): GamePort => {
  const { client, unit, ask, move } = createBetflixParts(settings);
  const { agent, codes } = settings;

  const setPassword: GamePort['setPassword'] = async ({ username, password }) => {
    const name = translate.betflixName(agent, username);
    if (name === null) return nameRefused;
    return translate.readStatus(await ask('user/changePassword', { username: name, new_password: password }));
  };

  return {
    async createPlayer({ username, password }) {
      const name = translate.betflixName(agent, username);
      if (name === null) return nameRefused;
      const created = translate.readCreated(await ask('user/register', { username, password }), name);
      return created.kind === 'done' && !created.value.isNew ? setPassword({ username, password }) : created;
    },
    setPassword,
    async balance({ username }) {
      const name = translate.betflixName(agent, username);
      if (name === null) return nameRefused;
      const balance = translate.readBalance(await ask('user/balance', { username: name }), name);
      return balance.kind === 'done' ? done({ amount: unit.balanceOf(balance.value.units) }) : balance;
    },
    transferIn: (transfer) => move(transfer, 1n),
    transferOut: (transfer) => move(transfer, -1n),
    async queryTransfer({ username, reference }) {
      const name = translate.betflixName(agent, username);
      if (name === null) return unknown('user name not accepted');
      const days = translate.daysAround(new Date(), settings.remembersForMs);
      const fields = { username: name, ref: translate.betflixReference(reference), ...days };
      const answer = await client.creditHistory(fields);
      const found = translate.readFound({ answer, codes }, { name, reference });
      if (found.kind !== 'done') return found;
      const amount = unit.toAmount(found.units < 0n ? -found.units : found.units);
      if (amount === null) return unknown('amount is none of ours');
      return { kind: 'done', direction: found.units < 0n ? 'out' : 'in', amount };
    },
    async launch({ username, returnUrl, language }) {
      const name = translate.betflixName(agent, username);
      if (name === null) return nameRefused;
      const opens = settings.opens === undefined ? {} : { provider: settings.opens };
      const fields = { username: name, language: translate.betflixLanguage(language), returnUrl, ...opens };
      const door = { lobbyUrl: settings.lobbyUrl, isTrusted: settings.isTrustedLink };
      return translate.readLink(await ask('play/login', fields), door);
    },
    loginFields: () => Promise.resolve(done({ fields: {} })),
    lateArrivalWindowMs: settings.lateArrivalWindowMs,
    remembersForMs: settings.remembersForMs,
  };
};

export const betflixProtocol = gameProtocol(ownFields, createBetflixGame);

import * as z from 'zod/mini';
import { toDecimalText } from '#money/money-wire.ts';
import { done, refused, unknown, type Outcome } from '../../outcome.ts';
import { gameUnit } from '../game-unit.ts';
import type { GamePort, GameTransfer } from '../port.ts';
import { gameProtocol, type GameSettings } from '../protocol.ts';
import { createAwcClient } from './awc-client.ts';
import { beginOfPull, fetchCall, readTransactions } from './awc-rounds.ts';
import * as translate from './awc-translate.ts';

const ownFields = z.strictObject({
  // The operator's name at the provider.
  agentId: z.string().check(z.minLength(1)),
  // The games of AWC that this agent sells.
  platform: z._default(z.string(), 'SEXYBCRT'),
  gameType: z._default(z.string(), 'LIVE'),
  // The address of AWC's records of bets, if they may be pulled.
  recordsUrl: z.optional(z.string().check(z.regex(/^https?:\/\/[^\s?#]+[^/\s?#]$/))),
  // The numbers of the bet limits agreed for new players.
  betLimits: z.array(z.int().check(z.positive())).check(z.minLength(1)),
});
type AwcSettings = GameSettings & z.output<typeof ownFields>;

// Before this, AWC says, checkTransferOperation tells nothing final.
const inquiryTellsAfterMs = 200_000;

const nameRefused = refused('user name not accepted');

// What several calls of the port need: the balance, the inquiry, and a transfer with the inquiry about its used code.
const createAwcParts = (settings: AwcSettings) => {
  const client = createAwcClient(settings);
  const unit = gameUnit(settings.unitFactor);

  const readBalance = async (username: string): Promise<Outcome<{ units: bigint }>> =>
    translate.readBalance(await client.send('wallet/getBalance', { userIds: username, alluser: '0' }), username);

  const inquire = (reference: string) =>
    client.send('wallet/checkTransferOperation', { txCode: translate.awcReference(reference) });

  const move = async (
    transfer: GameTransfer,
    direction: translate.Direction,
  ): Promise<Outcome<{ balance: bigint }>> => {
    if (transfer.amount <= 0n) throw new Error('a transfer must be above zero');
    const units = unit.toUnits(transfer.amount);
    if (units === null) return refused('finer than the game’s unit');
    const { username, reference } = transfer;
    if (!translate.isAwcName(username)) return nameRefused;
    const money = { userId: username, txCode: translate.awcReference(reference), transferAmount: toDecimalText(units) };
    // A withdrawal without a type would take everything.
    const answer = await (direction === 'in'
      ? client.send('wallet/deposit', money)
      : client.send('wallet/withdraw', { ...money, withdrawType: '0' }));
    const sent = { reference, units, direction };
    const moved = translate.isUsedCode(answer)
      ? translate.readRepeat(await inquire(reference), sent)
      : translate.readTransfer(answer, sent);
    return moved.kind === 'done' ? done({ balance: unit.balanceOf(moved.value.units) }) : moved;
  };

  return { client, unit, readBalance, inquire, move };
};

const awcRounds = (settings: AwcSettings): Pick<GamePort, 'rounds'> => {
  const { recordsUrl, currency, platform } = settings;
  if (recordsUrl === undefined) return {};
  const client = createAwcClient({ ...settings, apiUrl: recordsUrl });
  return {
    rounds: async (asked) => {
      const begin = beginOfPull(asked);
      const answer = await client.send(fetchCall, { timeFrom: begin.from, platform, currency });
      return readTransactions(answer, { ...begin, currency, now: asked.now });
    },
  };
};

const createAwcGame = (settings: AwcSettings): GamePort => {
  const { client, unit, readBalance, inquire, move } = createAwcParts(settings);
  return {
    async createPlayer({ username }) {
      if (!translate.isAwcName(username)) return nameRefused;
      const { currency, platform, gameType, betLimits } = settings;
      const betLimit = JSON.stringify({ [platform]: { [gameType]: { limitId: betLimits } } });
      const fields = { userId: username, currency, betLimit, language: 'th', userName: username };
      return translate.readCreated(await client.send('wallet/createMember', fields));
    },
    // AWC keeps no passwords: its games open by links alone. A new one concerns only a player that exists.
    async setPassword({ username }) {
      const balance = await readBalance(username);
      return balance.kind === 'done' ? done({}) : balance;
    },
    async balance({ username }) {
      const balance = await readBalance(username);
      return balance.kind === 'done' ? done({ amount: unit.balanceOf(balance.value.units) }) : balance;
    },
    transferIn: (transfer) => move(transfer, 'in'),
    transferOut: (transfer) => move(transfer, 'out'),
    async queryTransfer({ reference }) {
      const found = translate.readFound(await inquire(reference), reference);
      if (found.kind !== 'done') return found;
      const amount = unit.toAmount(found.units);
      if (amount === null) return unknown('amount is none of ours');
      return { kind: 'done', direction: found.direction, amount };
    },
    async launch({ username, returnUrl, language }) {
      const { platform, gameType } = settings;
      const answer = await client.send('wallet/login', {
        userId: username,
        isMobileLogin: 'true',
        externalURL: returnUrl,
        platform,
        gameType,
        language: translate.awcLanguage(language),
      });
      return translate.readLink(answer, settings.isTrustedLink);
    },
    loginFields: () => Promise.resolve(done({ fields: {} })),
    lateArrivalWindowMs: Math.max(settings.lateArrivalWindowMs, inquiryTellsAfterMs),
    remembersForMs: settings.remembersForMs,
  };
};

export const awcProtocol = gameProtocol(ownFields, (settings) => ({
  ...createAwcGame(settings),
  ...awcRounds(settings),
}));

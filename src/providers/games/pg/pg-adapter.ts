import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { done, refused, unknown, type Outcome } from '../../outcome.ts';
import { gameUnit } from '../game-unit.ts';
import type { GamePort, GameTransfer } from '../port.ts';
import { gameProtocol, type GameSettings } from '../protocol.ts';
import { createPgClient } from './pg-client.ts';
import { historyCall, historyCount, readHistory } from './pg-rounds.ts';
import * as translate from './pg-translate.ts';

const ownFields = z.strictObject({
  // The operator's name at the provider; it is part of the link that opens a game.
  operatorToken: z.string().check(z.minLength(1)),
  // The address of the provider's records of bets, if they may be pulled.
  recordsUrl: z.optional(z.string().check(z.regex(/^https?:\/\/[^\s?#]+[^/\s?#]$/))),
  // The address of the game or the lobby that is opened; index.html lies below it.
  gamesUrl: z.string().check(z.regex(/^https?:\/\/[^\s?#]+[^/\s?#]$/)),
});
type PgSettings = GameSettings & z.output<typeof ownFields>;

const pgRounds = (settings: PgSettings): Pick<GamePort, 'rounds'> => {
  const { recordsUrl, currency } = settings;
  if (recordsUrl === undefined) return {};
  const client = createPgClient({ ...settings, apiUrl: recordsUrl });
  return {
    rounds: async ({ after, now }) => {
      const fields = { count: String(historyCount), bet_type: '1', row_version: after ?? '1' };
      return readHistory(await client.send(historyCall, fields), { after, currency, now });
    },
  };
};

const createPgGame = (settings: PgSettings): GamePort => {
  const client = createPgClient(settings);
  const unit = gameUnit(settings.unitFactor);
  const { currency } = settings;

  const move = async (transfer: GameTransfer, sign: 1n | -1n): Promise<Outcome<{ balance: bigint }>> => {
    if (transfer.amount <= 0n) throw new Error('a transfer must be above zero');
    const units = unit.toUnits(transfer.amount);
    if (units === null) return refused('finer than the game’s unit');
    const { username, reference } = transfer;
    const fields = translate.transferFields({ username, reference, units, currency });
    const answer = await client.send(sign === 1n ? 'Cash/v3/TransferIn' : 'Cash/v3/TransferOut', fields);
    const moved = translate.readTransfer(answer, { units: sign * units });
    return moved.kind === 'done' ? done({ balance: unit.balanceOf(moved.value.units) }) : moved;
  };

  const readWallet = async (username: string) =>
    translate.readWallet(await client.send('Cash/v3/GetPlayerWallet', { player_name: username }), {
      username,
      currency,
    });

  return {
    createPlayer: async ({ username }) =>
      translate.readCreated(
        await client.send('Player/v1/Create', { player_name: username, nickname: username, currency }),
      ),
    // The provider keeps no passwords: a game opens by a session only. The player must exist all the same.
    async setPassword({ username }) {
      const wallet = await readWallet(username);
      return wallet.kind === 'done' ? done({}) : wallet;
    },
    async balance({ username }) {
      const wallet = await readWallet(username);
      return wallet.kind === 'done' ? done({ amount: unit.balanceOf(wallet.value.units) }) : wallet;
    },
    transferIn: (transfer) => move(transfer, 1n),
    transferOut: (transfer) => move(transfer, -1n),
    async queryTransfer({ username, reference }) {
      const fields = { player_name: username, transfer_reference: translate.pgReference(reference) };
      const answer = await client.send('Cash/v3/GetSingleTransaction', fields);
      const found = translate.readFound(answer, { username, currency });
      if (found.kind !== 'done') return found;
      const amount = unit.toAmount(found.units);
      if (amount === null) return unknown('amount is none of ours');
      return { kind: 'done', direction: found.direction, amount };
    },
    async launch({ username, returnUrl, language }) {
      const session = randomBytes(24).toString('hex');
      const fields = { player_session: session, operator_player_session: session, player_name: username, currency };
      const opened = translate.readSession(await client.send('Login/v1/LoginGame', fields), { username, session });
      if (opened.kind !== 'done') return opened;
      const { gamesUrl, operatorToken } = settings;
      return done({ link: translate.gameLink({ gamesUrl, operatorToken, session, returnUrl, language }) });
    },
    loginFields: () => Promise.resolve(done({ fields: {} })),
    lateArrivalWindowMs: settings.lateArrivalWindowMs,
    remembersForMs: settings.remembersForMs,
  };
};

export const pgProtocol = gameProtocol(ownFields, (settings) => ({
  ...createPgGame(settings),
  ...pgRounds(settings),
}));

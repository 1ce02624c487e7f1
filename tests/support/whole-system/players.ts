import { Agent, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { GameCode } from '#contract/games.ts';
import { accounts, balancesOf } from '#ledger';
import { buildMember, type TestMember } from '../people.ts';
import type { System } from './system.ts';

export interface Player {
  readonly member: TestMember;
  // The name of the player's account at each game, by its code.
  readonly usernames: ReadonlyMap<GameCode, string>;
}

export interface Answer {
  readonly status: number;
  readonly message: string;
  readonly isPending: boolean;
  readonly body: unknown;
}

export interface Ask {
  readonly method?: string;
  readonly path: string;
  readonly body?: object;
  readonly key?: string;
}

const answerWithinMs = 60_000;

const agent = new Agent({ keepAlive: true });

interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

// Not by fetch, which takes twice the processor time: at a pace of hundreds a second the server would go without it.
const send = (url: string, { text, ...how }: Sent): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { ...how, agent, timeout: answerWithinMs }, resolve);
    sent.once('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.once('error', reject).end(text);
  });

// Null if no response came.
export const ask = async (
  system: System,
  member: TestMember,
  { method = 'POST', path, body, key }: Ask,
): Promise<Answer | null> => {
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${member.token}`,
    'x-requested-with': 'wallet-user',
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
  try {
    const reply = await send(system.url + path, { method, headers, text });
    const answer = (await json(reply)) as { message?: string; status?: string };
    const isPending = answer.status === 'PENDING';
    return { status: reply.statusCode ?? 0, message: answer.message ?? '', isPending, body: answer };
  } catch {
    return null;
  }
};

const openGame = async (system: System, member: TestMember, code: GameCode): Promise<[GameCode, string]> => {
  const answer = await ask(system, member, { method: 'GET', path: `/api/wallet/activate/${code}` });
  if (answer?.status !== 200) throw new Error(`opening ${code} answered ${answer?.message ?? 'nothing'}`);
  const row = await system.owner.one<{ username: string }>(
    'select username from game_account where member_id = $1 and code = $2',
    [member.memberId, code],
  );
  return [code, row?.username ?? ''];
};

export const buildPlayers = async (
  system: System,
  build: { count: number; balance: bigint; games: readonly GameCode[] },
): Promise<Player[]> => {
  const players: Player[] = [];
  for (let made = 0; made < build.count; made += 1) {
    const member = await buildMember(system.context, { balance: build.balance });
    const usernames = new Map<GameCode, string>();
    for (const code of build.games) usernames.set(...(await openGame(system, member, code)));
    players.push({ member, usernames });
  }
  return players;
};

export const openTransfers = async (system: System): Promise<number> => {
  const row = await system.owner.one<{ count: bigint }>(
    'select count(*) as count from game_transfer where ended_at is null',
  );
  return Number(row?.count ?? 0n);
};

// Accounts at games for which the provider's book and ours differ.
export const differences = async (system: System, players: readonly Player[]): Promise<string[]> => {
  const found: string[] = [];
  for (const { member, usernames } of players) {
    const { balances } = await balancesOf(system.owner, member.memberId);
    for (const [code, username] of usernames) {
      const reply = await fetch(`${system.sandboxUrl}/games/${code}/accounts/${username}`);
      const theirs = BigInt(Math.round(((await reply.json()) as { balance: number }).balance * 100));
      const ours = balances.get(accounts.game(code)) ?? 0n;
      if (theirs !== ours) found.push(`${code}: theirs ${String(theirs)}, ours ${String(ours)}`);
    }
  }
  return found;
};

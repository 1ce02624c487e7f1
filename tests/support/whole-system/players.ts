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

// Null if no response came.
export const ask = async (
  system: System,
  member: TestMember,
  { method = 'POST', path, body, key }: Ask,
): Promise<Answer | null> => {
  try {
    const reply = await fetch(system.url + path, {
      method,
      headers: {
        authorization: `Bearer ${member.token}`,
        'x-requested-with': 'wallet-user',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(answerWithinMs),
    });
    const answer = (await reply.json()) as { message?: string; status?: string };
    const isPending = answer.status === 'PENDING';
    return { status: reply.status, message: answer.message ?? '', isPending, body: answer };
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

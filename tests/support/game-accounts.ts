import { gameCalls } from '#features/game/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import type { TestMember } from './people.ts';
import type { TestServer } from './test-server.ts';

export interface GameSide {
  readonly username: string;
  balance(): Promise<number>;
  play(round: { stake: number; win: number }): Promise<void>;
}

// Opens a game for a member and returns the provider's record of it.
export const openGame = async (server: TestServer, member: TestMember, code: string): Promise<GameSide> => {
  const reply = await server.ask(gameCalls.activate, { slotCode: code }, { token: member.token });
  if (reply.status !== 200) throw new Error(`activating ${code} answered ${reply.text}`);
  const row = await server.database.owner.one<{ username: string }>(
    'select username from game_account where member_id = $1 and code = $2',
    [member.memberId, code],
  );
  const username = row?.username ?? '';
  const path = `/games/${code}/accounts/${username}`;
  return {
    username,
    balance: async () => ((await server.sandbox.get(path)) as { balance: number }).balance,
    play: async (round) => {
      await server.sandbox.post(`${path}/rounds`, round);
    },
  };
};

export interface WalletSeen {
  readonly wallet: number;
  game(code: string): number;
}

// The amounts in the answer of GET /api/wallet.
export const seenWallet = async (server: TestServer, member: TestMember): Promise<WalletSeen> => {
  const reply = await server.ask(walletCalls.get, {}, { token: member.token });
  const body = reply.body as { wallet: { amount: number }; slots: { code: string; amount: number }[] };
  return { wallet: body.wallet.amount, game: (code) => body.slots.find((slot) => slot.code === code)?.amount ?? NaN };
};

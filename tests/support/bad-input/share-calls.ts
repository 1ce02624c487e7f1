import { readFriends } from '#features/invite/server/read-friends.ts';
import { gambler } from '../game-accounts.ts';
import type { TestServer } from '../test-server.ts';
import type { Arrange } from './valid-call.ts';

const rich = 10_000_000n;
const loss = 100_000n;

const refundOf =
  (path: string): Arrange =>
  async (server) => {
    const { member, loses } = await gambler(server, { balance: rich });
    await loses(loss);
    return { base: server.url, method: 'GET', path, token: member.token };
  };

const inviteBonus: Arrange = async (server) => {
  const inviter = await server.member({ balance: rich });
  const friend = await gambler(server, { balance: rich, inviter: inviter.memberId });
  await friend.loses(loss);
  await readFriends.run(server.context);
  return { base: server.url, method: 'GET', path: '/api/invite/bonus', token: inviter.token };
};

const pageAt =
  (path: string): Arrange =>
  async (server: TestServer) => {
    const { token } = await server.member();
    return { base: server.url, method: 'POST', path, token, body: { page: 1, limit: 10 } };
  };

export const shareWrites: Readonly<Record<string, Arrange>> = {
  'GET /api/invite/bonus': inviteBonus,
  'GET /api/refund/receive': refundOf('/api/refund/receive'),
  'GET /api/refund/addWallet': refundOf('/api/refund/addWallet'),
};

export const shareQuestions: Readonly<Record<string, Arrange>> = {
  'POST /api/invite': pageAt('/api/invite'),
  'POST /api/refund': pageAt('/api/refund'),
};

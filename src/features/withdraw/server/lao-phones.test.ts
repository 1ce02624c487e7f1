import { expect, it } from 'vitest';
import { startTestServer } from '#support/test-server.ts';
import { withdrawCalls } from '../contract.ts';
import { withdrawOfficeCalls } from '../office-contract.ts';

const server = await startTestServer({ settings: { VITE_LAOS: 'true' } });
const { token } = await server.staff();

it.each(['2055500201', '8562055500202', '02055500203', '55500204'])(
  'staff find the withdrawals of a Lao phone stored as %s by each of its spellings, open and ended',
  async (phone) => {
    const member = await server.member({ balance: 1_000_000n, phone });
    const found = async (search: string, view: 'waiting' | 'ended') => {
      const asked = { view, page: 1, limit: 50, search } as const;
      const { body } = await server.ask(withdrawOfficeCalls.find, asked, { token });
      return (body as { items: { withdrawalId: string }[] }).items.map(({ withdrawalId }) => withdrawalId);
    };
    await server.ask(withdrawCalls.requestFromApp, { amount: 100_000n }, { token: member.token });
    const end = phone.slice(-8);
    const spellings = [
      `020${end}`,
      `20${end}`,
      `85620${end}`,
      `0085620${end}`,
      `020 ${end.slice(0, 4)}-${end.slice(4)}`,
      end,
    ];
    const [withdrawalId = 'none'] = await found(end, 'waiting');
    for (const search of spellings) expect([search, await found(search, 'waiting')]).toEqual([search, [withdrawalId]]);
    const rejected = { withdrawalId, reason: 'MEMBER_ASKED', note: null } as const;
    await server.ask(withdrawOfficeCalls.reject, rejected, { token });
    for (const search of spellings) expect([search, await found(search, 'ended')]).toEqual([search, [withdrawalId]]);
  },
);

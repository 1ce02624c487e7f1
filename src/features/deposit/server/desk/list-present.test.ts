import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { rejectOld, reportDepositOf, suspend } from '#support/deposits.ts';
import { startTestServer } from '#support/test-server.ts';
import { depositOfficeCalls, type DeskKind } from '../../office-contract.ts';

const server = await startTestServer();
const [malee, somchai] = [await server.staff(), await server.staff()];

const itemOf: Record<DeskKind, () => Promise<string>> = {
  suspense: async () => (await suspend(server, await server.member())).itemId,
  reported: async () => reportDepositOf(server, await server.member()),
  reject: async () => (await rejectOld(server, await server.member())).itemId,
};

it.each(['suspense', 'reported', 'reject'] as const)(
  'who opens money in (%s) sees who else has it open and since when, until they leave it',
  async (kind) => {
    const question = { kind, itemId: await itemOf[kind]() };
    const open = async ({ token }: { token: string }): Promise<unknown> =>
      (await server.ask(depositOfficeCalls.listPresent, question, { token })).body;
    const openedAt = server.clock.now().toISOString();
    expect(await open(malee)).toEqual({ others: [] });
    server.clock.advance(1_500);
    expect(await open(somchai)).toEqual({ others: [{ name: malee.name, openedAt }] });
    expect(await open(malee)).toMatchObject({ others: [{ name: somchai.name }] });
    const another = { kind, itemId: await itemOf[kind]() };
    const { body } = await server.ask(depositOfficeCalls.listPresent, another, { token: malee.token });
    expect(body).toEqual({ others: [] });
    server.clock.advance(8_000);
    expect(await open(malee)).toEqual({ others: [] });
  },
);

it('an item of incoming money that does not exist is not found', async () => {
  const question = { kind: 'suspense', itemId: randomUUID() } as const;
  expect(await server.ask(depositOfficeCalls.listPresent, question, { token: malee.token })).toMatchObject({
    status: 404,
    body: { message: 'NO_DATA' },
  });
});

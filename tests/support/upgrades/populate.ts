import { transferCalls } from '#features/transfer/contract.ts';
import { contentOf } from '#support/bad-input/valid-call.ts';
import { validWrites } from '#support/bad-input/valid-calls.ts';
import { openGame } from '#support/game-accounts.ts';
import type { TestServer } from '#support/test-server.ts';

// Every second call stops just before somebody presses it, so that there is some of each kind in progress.
const press = async (server: TestServer, name: string, isSent: boolean): Promise<void> => {
  const arrange = validWrites[name];
  if (arrange === undefined) throw new Error(`there is no call ${name}`);
  const call = await arrange(server);
  if (!isSent) return;
  const content = contentOf(call, call.body);
  const reply = await fetch(call.base + call.path, {
    method: call.method,
    ...content,
    headers: {
      'x-requested-with': 'wallet-user',
      'idempotency-key': server.context.newId(),
      ...(call.token === undefined ? {} : { authorization: `Bearer ${call.token}` }),
      ...content.headers,
    },
  });
  if (!reply.ok) throw new Error(`${name} answered ${String(reply.status)}`);
};

const code = 'SLOTXO';

// A transfer whose answer was lost, one that nobody can query any more, and one that has ended.
const openTransfers = async (server: TestServer): Promise<void> => {
  const weather = (kind: string) => server.sandbox.weather({ service: 'games', code, kind });
  for (const kind of ['fine', 'timeout-after', 'timeout-before']) {
    const member = await server.member({ balance: 50_000n });
    await openGame(server, member, code);
    await weather(kind);
    await server.ask(transferCalls.move, { from: 'WALLET', to: code, amount: 20_000n }, { token: member.token });
    await weather('fine');
  }
};

// Some of everything the product stores, created by its own calls.
export const populate = async (server: TestServer): Promise<void> => {
  for (const [place, name] of Object.keys(validWrites).entries()) await press(server, name, place % 2 === 0);
  await server.runJobs();
  server.clock.advance(60_000);
  await openTransfers(server);
  await server.runJobs();
};

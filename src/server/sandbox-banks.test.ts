import { expect, it } from 'vitest';
import { startTestServer } from '#support/test-server.ts';

const server = await startTestServer();

it('every bank that members can register is a bank to pay from in the sandbox', async () => {
  const page = await (await fetch(`${server.sandbox.url}/payer`)).text();
  const rows = await server.database.owner.rows<{ code: string }>('select code from bank where not is_gateway');
  expect(rows.length).toBeGreaterThan(30);
  const missing = rows.map(({ code }) => code).filter((code) => !page.includes(`<option value="${code}"`));
  expect(missing).toEqual([]);
});

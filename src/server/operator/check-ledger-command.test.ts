import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { freshLedger } from '#support/ledger/fresh-ledger.ts';

const command = fileURLToPath(new URL('check-ledger-command.ts', import.meta.url));

const runOn = (url: string): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [command], { env: { DATABASE_URL: url }, cwd: '/' }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), said: stdout + stderr });
    });
  });

it('the command prints every invariant green and exits with 0; a broken book is red and exits with 1', async () => {
  const ledger = await freshLedger();
  try {
    await ledger.script.play(`
      Anan opens BAHT
      Anan prize -> wallet 500.00 prize p1
    `);
    const unaudited = await runOn(ledger.url);
    expect(unaudited.said).toMatch(/RED +each entry and each statement line has an audit row: 1/);
    await ledger.owner.rows(
      `select write_audit_of(e.member_id, json_build_array(json_build_object('id', gen_random_uuid(), 'at', e.created_at,
         'actor_kind', 'system', 'act', 'test', 'object', 'prize', 'request_id', '-', 'address', '-',
         'detail', '{}'::json))) from entry e`,
    );
    const good = await runOn(ledger.url);
    expect(good.code, good.said).toBe(0);
    expect(good.said).toContain('3 books, 1 entries, 0 statement lines');
    expect(good.said).toContain('green  each audit chain is whole');
    expect(good.said).not.toContain('RED');

    await ledger.owner.rows(`update entry set amount = amount + 1`);
    const bad = await runOn(ledger.url);
    expect(bad.code).toBe(1);
    expect(bad.said).toMatch(/RED +each stored balance is the sum of its entries: 2/);
    expect(bad.said).toContain(ledger.script.memberId('Anan'));
  } finally {
    await ledger.drop();
  }
});

it('without a database the command prints one sentence, without the password', async () => {
  const { code, said } = await runOn('postgres://krapao:hidden-word@127.0.0.1:1/krapao');
  expect(code).toBe(1);
  expect(said).not.toContain('hidden-word');
});

import { randomUUIDv7 } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameCodes, gameProtocols } from '#contract/games.ts';
import { proves } from '#support/requirements/proves.ts';
import { startTestSandbox, type TestSandbox } from '#support/test-sandbox.ts';
import { connected, sandboxTrial, trialGame, trialSecrets } from './sandbox-trial.ts';
import { demoProtocolOf } from './settings/demo-games.ts';

// The first game of each protocol.
const codesOfProtocols = gameProtocols.map((name) => gameCodes.find((code) => demoProtocolOf(code) === name) ?? name);

const folder = mkdtempSync(join(tmpdir(), 'krapao-keys-'));
const wrongKeyFile = join(folder, 'key');
writeFileSync(wrongKeyFile, 'another key');
afterAll(() => rmSync(folder, { recursive: true }));

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({ serverUrl: 'http://127.0.0.1:9', secrets: trialSecrets, now: () => new Date() });
});
afterAll(() => sandbox.close());

describe.each(gameCodes)('%s', (code) => {
  it('opens a player, moves money in, plays a round, moves it all back and opens by a link', async () => {
    const { port, play, believed } = sandboxTrial(sandbox, code);
    const player = { username: `kp${code.toLowerCase()}`, password: 'Secret1234' };
    const { username } = player;
    expect((await port.createPlayer(player)).kind).toBe('done');
    expect((await port.transferIn({ username, amount: 10_000n, reference: randomUUIDv7() })).kind).toBe('done');
    await play(username, { stake: 10, win: 0 });
    const out = await port.transferOut({ username, amount: 9_000n, reference: randomUUIDv7() });
    expect(out).toEqual({ kind: 'done', value: { balance: 0n } });
    expect(await believed(username)).toEqual({ username, balance: 0 });
    const launched = await port.launch({ ...player, returnUrl: 'http://localhost:8080/user', language: 'en' });
    const page = await fetch(launched.kind === 'done' ? launched.value.link : '');
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(username)]);
  });

  it('in foul weather nothing is taken as done or absent that is not, and the money comes home afterwards', async () => {
    const { port, hasty, weather, believed } = sandboxTrial(sandbox, code);
    const username = `kpfoul${code.toLowerCase()}`;
    const references = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()] as const;
    const payIn = (reference: string) => hasty.transferIn({ username, amount: 1_000n, reference });
    await port.createPlayer({ username, password: 'Secret1234' });
    await weather('timeout-before', { seconds: 1 });
    expect((await payIn(references[0])).kind).toBe('unknown');
    await weather('timeout-after', { seconds: 1 });
    expect((await payIn(references[1])).kind).toBe('unknown');
    await weather('liar', { form: 'enormous' });
    expect((await port.balance({ username })).kind).toBe('unknown');
    await weather('down');
    expect((await payIn(references[2])).kind).toBe('unknown');
    await weather('fine');
    const found = await Promise.all(references.map((reference) => port.queryTransfer({ username, reference })));
    expect(found.map(({ kind }) => kind)).toEqual(['absent', 'done', 'absent']);
    const out = await port.transferOut({ username, amount: 1_000n, reference: randomUUIDv7() });
    expect([out.kind, (await believed(username)).balance]).toEqual(['done', 0]);
  });
});

it('the demonstration reaches all sixteen games of the specification, by every protocol', () => {
  expect(gameCodes).toHaveLength(16);
  expect(new Set(gameCodes.map(demoProtocolOf))).toEqual(new Set(gameProtocols));
});

it('a game’s code never reaches the players of another game of the same provider', async () => {
  const [first, second] = [sandboxTrial(sandbox, 'IMI'), sandboxTrial(sandbox, 'USUN')];
  const player = { username: 'kponlyimi', password: 'Secret1234' };
  const reference = randomUUIDv7();
  await first.port.createPlayer(player);
  await first.port.transferIn({ username: player.username, amount: 100n, reference });
  expect((await second.port.balance({ username: player.username })).kind).toBe('refused');
  expect(await second.port.queryTransfer({ username: player.username, reference })).toEqual({ kind: 'absent' });
});

it('only UFABET returns form-state fields, as texts by name', async () => {
  proves('OP-143');
  for (const code of gameCodes) {
    const fields = await sandboxTrial(sandbox, code).port.loginFields();
    const names = fields.kind === 'done' ? Object.keys(fields.value.fields).sort() : null;
    expect(names).toEqual(code === 'UFABET' ? ['__EVENTVALIDATION', '__VIEWSTATE', '__VIEWSTATEGENERATOR'] : []);
  }
});

it('a wrong key is refused by every protocol, and no transfer happens', async () => {
  for (const code of codesOfProtocols) {
    const good = connected(trialGame(sandbox.url, code));
    const bad = connected(trialGame(sandbox.url, code, { secret: { file: wrongKeyFile } }));
    const player = { username: `kpkey${code.toLowerCase()}`, password: 'Secret1234' };
    await good.createPlayer(player);
    const paidIn = await bad.transferIn({ username: player.username, amount: 100n, reference: randomUUIDv7() });
    expect(paidIn.kind, code).toBe('refused');
    const requested = await bad.queryTransfer({ username: player.username, reference: randomUUIDv7() });
    expect(requested.kind, code).toBe('unknown');
    expect(await good.balance({ username: player.username })).toEqual({ kind: 'done', value: { amount: 0n } });
  }
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { buildSandbox, type Sandbox } from '../sandbox.ts';
import { jokerSignature, transferWalletSignature } from './protocols/signatures.ts';

const secrets = { bank: 'bank', gateway: 'gateway', slips: 'slips', sms: 'sms', games: 'games' };
const folder = mkdtempSync(join(tmpdir(), 'krapao-games-'));
const opened: Sandbox[] = [];
const openSandbox = (dataFile?: string): Sandbox['app'] => {
  const shelf = dataFile === undefined ? {} : { dataFile };
  const sandbox = buildSandbox({ port: 0, serverUrl: 'http://127.0.0.1:9', secrets, ...shelf });
  opened.push(sandbox);
  return sandbox.app;
};
afterEach(async () => {
  for (const { app } of opened.splice(0)) await app.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type App = Sandbox['app'];
const nowSeconds = (): number => Math.floor(Date.now() / 1000);

const callJoker = async (app: App, fields: Record<string, unknown>, changed: { signature?: string } = {}) => {
  const payload = { Timestamp: nowSeconds(), ...fields };
  const signature = changed.signature ?? jokerSignature(payload, secrets.games);
  const answer = await app.inject({
    method: 'POST',
    url: '/joker/JOKER',
    query: { appid: 'KRAP', signature },
    payload,
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};

const callWallet = async (app: App, requested: { code: string; verb: string; fields: object; signedAs?: string }) => {
  const body = JSON.stringify(requested.fields);
  const timestamp = String(nowSeconds());
  const signed = { timestamp, code: requested.code, verb: requested.verb, body: requested.signedAs ?? body };
  const answer = await app.inject({
    method: 'POST',
    url: `/transfer-wallet/${requested.code}/${requested.verb}`,
    headers: {
      'content-type': 'application/json',
      'x-operator': 'krapao',
      'x-timestamp': timestamp,
      'x-signature': transferWalletSignature(signed, secrets.games),
    },
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json<{ code: number; data: Record<string, unknown> | null }>() };
};

const player = { username: 'kp_tester', password: 'Secret1234' };
const openJokerPlayer = async (app: App, credit: string): Promise<void> => {
  await callJoker(app, { Method: 'CU', Username: player.username });
  await callJoker(app, { Method: 'SP', Username: player.username, Password: player.password });
  await callJoker(app, { Method: 'TC', Username: player.username, RequestID: 'opening', Amount: credit });
};

describe('JOKER', () => {
  it('answers 201 for a new player and 200 for an existing one', async () => {
    const app = openSandbox();
    const first = await callJoker(app, { Method: 'CU', Username: player.username });
    const second = await callJoker(app, { Method: 'CU', Username: player.username.toUpperCase() });
    expect([first.status, first.body['Status'], second.status, second.body['Status']]).toEqual([
      201,
      'Created',
      200,
      'OK',
    ]);
  });

  it('accepts nothing without a valid signature, nor with an old timestamp', async () => {
    const app = openSandbox();
    await openJokerPlayer(app, '10.00');
    const transfer = { Method: 'TC', Username: player.username, RequestID: 'unsigned', Amount: '5.00' };
    const foreign = jokerSignature(transfer, 'another key');
    expect((await callJoker(app, transfer, { signature: foreign })).status).toBe(401);
    expect((await callJoker(app, { ...transfer, Timestamp: nowSeconds() - 600 })).status).toBe(401);
    expect((await callJoker(app, { Method: 'TCH', RequestID: 'unsigned' })).status).toBe(404);
  });

  it('withdraws all credit under a reference once, and does not record a withdrawal of nothing', async () => {
    const app = openSandbox();
    await openJokerPlayer(app, '12.34');
    const takeAll = (reference: string) =>
      callJoker(app, { Method: 'WAC', Username: player.username, RequestID: reference });
    expect((await takeAll('all')).body['Amount']).toBe(12.34);
    expect((await takeAll('all')).body['Amount']).toBe(12.34);
    expect((await takeAll('nothing')).body['Amount']).toBe(0);
    expect((await callJoker(app, { Method: 'TCH', RequestID: 'all' })).body['Amount']).toBe(-12.34);
    expect((await callJoker(app, { Method: 'TCH', RequestID: 'nothing' })).status).toBe(404);
  });

  it('one reference has one effect, and is refused for another amount', async () => {
    const app = openSandbox();
    await openJokerPlayer(app, '10.00');
    const transfer = { Method: 'TC', Username: player.username, RequestID: 'once', Amount: '5.00' };
    const first = await callJoker(app, transfer);
    expect(await callJoker(app, transfer)).toEqual(first);
    expect((await callJoker(app, { ...transfer, Amount: '6.00' })).status).toBe(400);
    expect((await callJoker(app, { Method: 'GC', Username: player.username })).body['Credit']).toBe(15);
  });

  it('signing a player out closes the open game', async () => {
    const app = openSandbox();
    await openJokerPlayer(app, '10.00');
    const token = (await callJoker(app, { Method: 'PLAY', Username: player.username })).body['Token'];
    const entered = await app.inject({ url: '/joker/JOKER/forward', query: { token: String(token) } });
    const place = String(entered.headers['location']);
    expect((await app.inject(place)).statusCode).toBe(200);
    await callJoker(app, { Method: 'SO', Username: player.username });
    expect((await app.inject(place)).statusCode).toBe(401);
  });
});

describe('the configurable protocol', () => {
  const open = (app: App, code: string) =>
    callWallet(app, { code, verb: 'create', fields: { ...player, currency: 'THB' } });

  it('signs the body as sent: another body under the same signature is refused', async () => {
    const app = openSandbox();
    await open(app, 'SLOTXO');
    const fields = { username: player.username, reference: 'ref-1', amount: '5.00', currency: 'THB' };
    const signedAs = JSON.stringify({ ...fields, amount: '1.00' });
    const forged = await callWallet(app, { code: 'SLOTXO', verb: 'deposit', fields, signedAs });
    expect([forged.status, forged.body.code]).toEqual([401, 1001]);
    const requested = await callWallet(app, { code: 'SLOTXO', verb: 'status', fields: { reference: 'ref-1' } });
    expect(requested.body.code).toBe(1006);
  });

  it('accepts only the currency the player was opened with, and no third decimal', async () => {
    const app = openSandbox();
    await open(app, 'SLOTXO');
    const deposit = (fields: object) =>
      callWallet(app, { code: 'SLOTXO', verb: 'deposit', fields: { username: player.username, ...fields } });
    expect((await deposit({ reference: 'a', amount: '5.00', currency: 'LAK' })).body.code).toBe(1008);
    expect((await deposit({ reference: 'b', amount: '5.001', currency: 'THB' })).status).toBe(400);
    expect((await deposit({ reference: 'c', amount: '-5.00', currency: 'THB' })).status).toBe(400);
    expect((await app.inject(`/games/SLOTXO/accounts/${player.username}`)).json()).toMatchObject({ balance: 0 });
  });

  it('a game that is down does not affect the others', async () => {
    const app = openSandbox();
    await open(app, 'IMI');
    await open(app, 'USUN');
    await app.inject({
      method: 'POST',
      url: '/weather',
      payload: { service: 'games', code: 'IMI', kind: 'refuse' },
    });
    const deposit = (code: string) =>
      callWallet(app, {
        code,
        verb: 'deposit',
        fields: { username: player.username, reference: 'ref-1', amount: '5.00', currency: 'THB' },
      });
    expect([(await deposit('IMI')).body.code, (await deposit('USUN')).body.code]).toEqual([1007, 0]);
  });
});

describe('the control interface', () => {
  it('shows an account as the provider sees it, and plays a round', async () => {
    const app = openSandbox();
    await openJokerPlayer(app, '10.00');
    const rounds = `/games/JOKER/accounts/${player.username}/rounds`;
    const play = (payload: object) => app.inject({ method: 'POST', url: rounds, payload });
    expect((await play({ stake: 4, win: 6.5 })).json()).toEqual({ username: player.username, balance: 12.5 });
    expect((await play({ stake: 12.51, win: 100 })).statusCode).toBe(409);
    for (const bad of [{ stake: -1, win: 0 }, { stake: 1, win: 0.001 }, { stake: '1', win: 0 }, { stake: 1 }])
      expect((await play(bad)).statusCode).toBe(400);
    expect((await app.inject('/games/JOKER/accounts/kp_nobody')).statusCode).toBe(404);
    expect((await app.inject(`/games/JOKER/accounts/${player.username}`)).json()).toMatchObject({ balance: 12.5 });
  });

  it('the providers still know after the process ends what they acknowledged', async () => {
    const dataFile = join(folder, 'sandbox.sqlite');
    const first = openSandbox(dataFile);
    await openJokerPlayer(first, '10.00');
    await first.inject({
      method: 'POST',
      url: `/games/JOKER/accounts/${player.username}/rounds`,
      payload: { stake: 3, win: 1.25 },
    });
    await first.close();
    const second = openSandbox(dataFile);
    expect((await second.inject(`/games/JOKER/accounts/${player.username}`)).json()).toMatchObject({ balance: 8.25 });
    expect((await callJoker(second, { Method: 'TCH', RequestID: 'opening' })).body['Amount']).toBe(10);
    const login = await second.inject({
      method: 'POST',
      url: '/games/JOKER/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(player).toString(),
    });
    expect(login.statusCode).toBe(303);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { buildSandbox, type Sandbox } from '../../sandbox.ts';
import { sandboxGames } from '../game-catalogue.ts';
import { transferWalletSignature } from '../protocols/signatures.ts';

const secrets = { bank: 'bank', gateway: 'gateway', slips: 'slips', sms: 'sms', games: 'games' };
let app: Sandbox['app'];

const openPlayer = async (code: string, player: { username: string; password: string }) => {
  const payload = JSON.stringify({ ...player, currency: 'THB' });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signed = { timestamp, code, verb: 'create', body: payload };
  const headers = {
    'content-type': 'application/json',
    'x-operator': 'krapao',
    'x-timestamp': timestamp,
    'x-signature': transferWalletSignature(signed, secrets.games),
  };
  await app.inject({ method: 'POST', url: `/transfer-wallet/${code}/create`, headers, payload });
};

const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

const hiddenFieldsOf = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name ?? '',
      value ?? '',
    ]),
  );

const player = { username: 'kp_reader', password: 'Secret1234' };

beforeAll(async () => {
  ({ app } = buildSandbox({ port: 0, serverUrl: 'http://127.0.0.1:9', secrets }));
  await app.ready();
  for (const code of ['UFABET', 'SLOTXO', 'HUAYHD']) await openPlayer(code, player);
});
afterAll(() => app.close());

describe('the lobby', () => {
  it('lists every game in each of the three languages', async () => {
    for (const [language, tag] of [
      ['th', 'th'],
      ['la', 'lo'],
      ['en', 'en'],
    ]) {
      const page = (await app.inject(`/games?lang=${language}`)).body;
      expect(page).toContain(`<html lang="${tag}">`);
      for (const { code } of sandboxGames) expect(page).toContain(`/games/${code}/login`);
    }
  });
});

describe('logging in by a posted form', () => {
  it('opens SEXYGAME for a player it has, since AWC keeps no passwords, and for nobody else', async () => {
    const named = { cert: secrets.games, agentId: 'krapao', userId: 'krreader' };
    await post('/awc/SEXYGAME/wallet/createMember', { ...named, currency: 'THB', betLimit: '{}' });
    const entered = await post('/games/SEXYGAME/login', { username: 'krreader', password: player.password });
    expect(entered.statusCode).toBe(303);
    expect((await app.inject(String(entered.headers['location']))).body).toContain('krreader');
    expect((await post('/games/SEXYGAME/login', { username: 'krother', password: '' })).statusCode).toBe(401);
  });

  it('opens UFABET with username, password and its own form-state fields, at its page and at its root', async () => {
    proves('OP-132');
    for (const place of ['/games/UFABET/login', '/']) {
      const fields = hiddenFieldsOf((await app.inject('/games/UFABET/login')).body);
      const entered = await post(place, { ...fields, ...player });
      expect([entered.statusCode, entered.headers['location']]).toEqual([
        303,
        expect.stringMatching(/^\/games\/UFABET\/play\/./),
      ]);
      expect((await app.inject(String(entered.headers['location']))).body).toContain(player.username);
    }
  });

  it('UFABET accepts no login without the fields it sent, nor with changed ones', async () => {
    proves('OP-143');
    const fields = hiddenFieldsOf((await app.inject('/games/UFABET/login')).body);
    expect((await post('/games/UFABET/login', player)).statusCode).toBe(401);
    for (const name of ['__VIEWSTATE', '__EVENTVALIDATION', '__VIEWSTATEGENERATOR']) {
      const changed = { ...fields, ...player, [name]: `${fields[name]}x` };
      expect((await post('/games/UFABET/login', changed)).statusCode).toBe(401);
    }
  });

  it('opens the other games with only username and password, and no game with a wrong one', async () => {
    proves('OP-132');
    expect((await post('/games/SLOTXO/login', player)).statusCode).toBe(303);
    expect((await post('/games/SLOTXO/login', { ...player, password: 'Secret12345' })).statusCode).toBe(401);
    expect((await post('/games/SLOTXO/login', { username: 'kp_nobody', password: 'Secret1234' })).statusCode).toBe(401);
    expect((await post('/games/SLOTXO/login', {})).statusCode).toBe(401);
    expect((await post('/games/IMI/login', player)).statusCode).toBe(401);
  });
});

describe('the game’s page', () => {
  const pageFor = async (code: string, extra: Record<string, string>) => {
    const entered = await post(`/games/${code}/login`, { ...player, ...extra });
    return (await app.inject(String(entered.headers['location']))).body;
  };

  it('leads back to the wallet, and never to anything but a web address', async () => {
    const page = await pageFor('SLOTXO', { returnUrl: 'https://wallet.example/user?a=1&b=2' });
    expect(page).toContain('href="https://wallet.example/user?a=1&amp;b=2"');
    for (const returnUrl of [['javascript', 'alert(1)'].join(':'), 'data:text/html,x', '/user', ''])
      expect(await pageFor('SLOTXO', { returnUrl })).not.toContain('class="back"');
  });

  it('is in the language of the link or, after a posted form, which names none, in that of the browser', async () => {
    const opened = async (fields: Record<string, string>, accepted: string) => {
      const entered = await post('/games/SLOTXO/login', { ...player, ...fields }, { 'accept-language': accepted });
      return /lang="(\w+)"/.exec((await app.inject(String(entered.headers['location']))).body)?.[1];
    };
    expect(await opened({}, 'en-GB,th;q=0.5')).toBe('en');
    expect(await opened({}, 'lo')).toBe('lo');
    expect(await opened({}, 'fr')).toBe('th');
    expect(await opened({ lang: 'th' }, 'en')).toBe('th');
  });

  it('never writes request text into the page as markup', async () => {
    const attack = '"><script>alert(1)</script>';
    const page = await app.inject({ url: '/games/HUAYHD/login', query: { returnUrl: `https://a.b/${attack}` } });
    const failed = await post('/games/HUAYHD/login', { ...player, password: 'x', returnUrl: `https://a.b/?${attack}` });
    for (const { body } of [page, failed]) expect(body).not.toContain('<script>alert');
  });

  it('runs only what the sandbox itself serves', async () => {
    const page = await app.inject('/games/HUAYHD/login');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    const addresses = [...(await pageFor('SLOTXO', {})).matchAll(/(?:href|src)="(\/games\/assets\/[^"]+)"/g)];
    expect(addresses.length).toBeGreaterThan(10);
    for (const [, address = ''] of addresses)
      expect([address, (await app.inject(address)).statusCode]).toEqual([address, 200]);
  });

  it('shows the provider’s record of the rounds, newest first and at most twenty, so that a reload shows it again', async () => {
    const address = `/games/HUAYHD/accounts/${player.username}/rounds`;
    expect((await app.inject(address)).json()).toEqual([]);
    expect(await pageFor('HUAYHD', {})).toContain('data-rounds="[]"');
    for (let win = 1; win <= 21; win += 1)
      await app.inject({ method: 'POST', url: address, payload: { stake: 0, win, shown: '07' } });
    const rounds = (await app.inject(address)).json<{ win: number; shown: string }[]>();
    expect(rounds.map(({ win }) => win)).toEqual(Array.from({ length: 20 }, (_, index) => 21 - index));
    const page = await pageFor('HUAYHD', {});
    expect(page).toContain(`data-rounds="${JSON.stringify(rounds).replaceAll('"', '&quot;')}"`);
    expect((await app.inject('/games/HUAYHD/accounts/nobody/rounds')).statusCode).toBe(404);
  });

  it('shows the balance and one stage for each kind of game', async () => {
    expect(await pageFor('SLOTXO', {})).toContain('data-pastime="reels"');
    expect(await pageFor('HUAYHD', {})).toContain('data-pastime="draw"');
    const fields = hiddenFieldsOf((await app.inject('/games/UFABET/login')).body);
    expect(await pageFor('UFABET', fields)).toContain('data-pastime="match"');
    expect(await pageFor('SLOTXO', {})).toContain('data-amount="0.00"');
  });
});

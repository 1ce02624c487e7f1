import { expect, it } from 'vitest';
import { gameProvider, WrongGameSetting } from './game-provider.ts';

const joker = {
  protocol: 'joker',
  url: 'https://api.game.example/joker',
  secret: { env: 'JOKER_KEY' },
  appId: 'KRAP',
};
const around = {
  lookUp: (name: string) => ({ JOKER_KEY: 'a key', DEMO_KEY: 'demo' })[name],
  isSandbox: false,
  timeoutUsualMs: 14_000,
  demoSecret: 'demo',
};
const without = (name: string) => Object.fromEntries(Object.entries(joker).filter(([known]) => known !== name));
const terms = { currency: 'BAHT', unitFactor: { numerator: 1, denominator: 1 } } as const;

it('a game is reached as its own settings say, with windows that follow from its timeout', () => {
  const quick = gameProvider('JOKER', { ...joker, timeoutMs: 5_000, concurrency: 3 }, around);
  expect(quick).toMatchObject({ protocol: 'joker', timeoutMs: 5_000, concurrency: 3 });
  expect(quick.connect(terms)).toMatchObject({ lateArrivalWindowMs: 65_000, remembersForMs: 86_400_000 });
  const written = { ...joker, lateArrivalWindowMs: 20_000, remembersForMs: 30_000 };
  expect(gameProvider('JOKER', written, around).connect(terms)).toMatchObject({
    lateArrivalWindowMs: 20_000,
    remembersForMs: 30_000,
  });
});

it('a game is reached only in the currencies of its settings', () => {
  const kip = { ...joker, currencies: { LAK: 'LAK2' } };
  const provider = gameProvider('JOKER', kip, around);
  expect([provider.connect(terms), provider.connect({ ...terms, currency: 'LAK' })]).toEqual([
    null,
    expect.objectContaining({ remembersForMs: 86_400_000 }),
  ]);
});

it.each([
  [without('url'), 'JOKER.url is missing'],
  [without('protocol'), 'JOKER.protocol is missing'],
  [without('secret'), 'JOKER.secret is missing'],
  [without('appId'), 'JOKER.appId is missing; the protocol is joker'],
  [{ ...joker, protocol: 'telepathy' }, 'JOKER.protocol has a value it cannot have'],
  [{ ...joker, url: 'api.game.example' }, 'JOKER.url has a value it cannot have'],
  [{ ...joker, timeoutMs: -1 }, 'JOKER.timeoutMs has a value it cannot have'],
  [{ ...joker, lunchHosts: [] }, 'JOKER.lunchHosts is unknown'],
  [{ ...joker, appId: 7 }, 'JOKER.appId is unknown or has a value it cannot have'],
  [{ ...joker, secret: 'a key' }, 'JOKER.secret has a value it cannot have'],
  [{ ...joker, secret: { env: 'NO_KEY' } }, 'JOKER.secret: nothing in NO_KEY'],
  [{ ...joker, secret: { file: '/no/such/file' } }, 'JOKER.secret: nothing in /no/such/file'],
  [{ ...joker, secret: { env: 'DEMO_KEY' } }, 'JOKER.secret: DEMO_KEY still has its demo value'],
  [{ ...joker, lateArrivalWindowMs: 1_000 }, 'JOKER.lateArrivalWindowMs must not be below timeoutMs'],
  [{ ...joker, remembersForMs: 60_000 }, 'JOKER.remembersForMs must be above lateArrivalWindowMs'],
])('a wrong or missing setting is named, without its value: %j', (entry, reported) => {
  const read = () => gameProvider('JOKER', entry, around);
  expect(read).toThrow(WrongGameSetting);
  expect(read).toThrow(reported);
  expect(read).not.toThrow('a key');
});

it('without a sandbox a game is not reached at a private address', () => {
  const inside = { ...joker, url: 'https://10.0.0.7/joker' };
  expect(() => gameProvider('JOKER', inside, around).connect(terms)).toThrow('must not be private');
});

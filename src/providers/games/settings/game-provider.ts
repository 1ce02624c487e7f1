import * as z from 'zod/mini';
import { gameProtocols, type GameProtocolName } from '#contract/games.ts';
import { currencies, type Currency } from '#money/currency.ts';
import { protocols } from '../choose.ts';
import type { UnitFactor } from '../game-unit.ts';
import type { GamePort } from '../port.ts';
import { rotatingGame } from './rotating-game.ts';
import { secretField, secretReader } from './secret-reference.ts';
import { trustedLinks } from './trusted-links.ts';

const count = () => z.int().check(z.positive());
const host = () => z.string().check(z.regex(/^[a-z0-9.-]+(:\d+)?$/));

// The settings that every game has; further ones belong to its protocol. docs/adding-a-provider.md explains each.
const sharedFields = z.object({
  protocol: z.enum(gameProtocols),
  url: z.string().check(z.regex(/^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/)),
  secret: secretField,
  // The provider's code of each currency it takes; without it those of ISO 4217.
  currencies: z.optional(z.strictObject({ BAHT: z.optional(z.string()), LAK: z.optional(z.string()) })),
  // Hosts that a link which opens the game may lead to, besides the host of its address.
  launchHosts: z.optional(z.array(host())),
  timeoutMs: z.optional(count()),
  lateArrivalWindowMs: z.optional(count()),
  remembersForMs: z.optional(count()),
  // Requests under way at once.
  concurrency: z.optional(count()),
});
const sharedNames: readonly string[] = Object.keys(sharedFields.shape);

export interface Surroundings {
  readonly lookUp: (name: string) => string | undefined;
  // True if the sandbox plays the games: private addresses and plain http links are then accepted.
  readonly isSandbox: boolean;
  readonly timeoutUsualMs: number;
  // A secret that only a demonstration may use.
  readonly demoSecret?: string;
}

export interface GameProvider {
  readonly code: string;
  readonly protocol: GameProtocolName;
  readonly url: string;
  readonly timeoutMs: number;
  readonly concurrency: number | null;
  // Null if the provider does not take the currency.
  connect(terms: { readonly currency: Currency; readonly unitFactor: UnitFactor }): GamePort | null;
}

// Names the game and its setting, never a value.
export class WrongGameSetting extends Error {}

// Providers abandon a request within 14 s; one minute more covers requests they accepted and have not carried out yet,
// and the second attempt of a call whose first met a key that is being replaced.
const lateArrivalAfterTimeoutMs = 60_000;

// Providers store references for months; without a written agreement we rely on one day.
const remembersForUsualMs = 24 * 60 * 60_000;

type Shared = z.output<typeof sharedFields>;

const windowsOf = (code: string, shared: Shared, { timeoutUsualMs }: Surroundings) => {
  const timeoutMs = shared.timeoutMs ?? timeoutUsualMs;
  const lateArrivalWindowMs = shared.lateArrivalWindowMs ?? timeoutMs + lateArrivalAfterTimeoutMs;
  const remembersForMs = shared.remembersForMs ?? remembersForUsualMs;
  if (lateArrivalWindowMs < timeoutMs)
    throw new WrongGameSetting(`${code}.lateArrivalWindowMs must not be below timeoutMs`);
  if (remembersForMs <= lateArrivalWindowMs)
    throw new WrongGameSetting(`${code}.remembersForMs must be above lateArrivalWindowMs`);
  return { timeoutMs, lateArrivalWindowMs, remembersForMs };
};

const readShared = (code: string, entry: Readonly<Record<string, unknown>>): Shared => {
  const read = z.safeParse(sharedFields, entry);
  if (read.success) return read.data;
  const name = read.error.issues[0]?.path.map(String).join('.') ?? '';
  const top = name.split('.')[0] ?? '';
  throw new WrongGameSetting(
    `${code}.${name} ${entry[top] === undefined ? 'is missing' : 'has a value it cannot have'}`,
  );
};

interface Entry {
  readonly code: string;
  readonly shared: Shared;
  readonly entry: Readonly<Record<string, unknown>>;
}

const bindProtocol = ({ code, shared, entry }: Entry, { isSandbox }: Surroundings) => {
  const own = Object.fromEntries(Object.entries(entry).filter(([name]) => !sharedNames.includes(name)));
  const bound = protocols[shared.protocol].bind(own);
  if ('create' in bound) {
    if (!isSandbox && bound.missingLive !== null)
      throw new WrongGameSetting(`${code}.${bound.missingLive}; the protocol is ${shared.protocol}`);
    return bound.create;
  }
  const fault =
    own[bound.wrong.split('.')[0] ?? ''] === undefined ? 'is missing' : 'is unknown or has a value it cannot have';
  throw new WrongGameSetting(`${code}.${bound.wrong} ${fault}; the protocol is ${shared.protocol}`);
};

const readerOf = (code: string, shared: Shared, around: Surroundings): (() => string) => {
  const readSecret = secretReader(shared.secret, around.lookUp);
  const place = 'env' in shared.secret ? shared.secret.env : shared.secret.file;
  if (readSecret === null) throw new WrongGameSetting(`${code}.secret: nothing in ${place}`);
  if (!around.isSandbox && readSecret() === around.demoSecret)
    throw new WrongGameSetting(`${code}.secret: ${place} still has its demo value`);
  return readSecret;
};

// Reads the settings of one game, or throws what is wrong with them.
export const gameProvider = (
  code: string,
  entry: Readonly<Record<string, unknown>>,
  around: Surroundings,
): GameProvider => {
  const shared = readShared(code, entry);
  const windows = windowsOf(code, shared, around);
  const create = bindProtocol({ code, shared, entry }, around);
  const readSecret = readerOf(code, shared, around);
  const codeOf = (currency: Currency) =>
    shared.currencies === undefined ? currencies[currency].isoCode : shared.currencies[currency];
  const settings = {
    code,
    apiUrl: shared.url,
    ...windows,
    allowPrivateAddresses: around.isSandbox,
    isTrustedLink: trustedLinks({
      url: shared.url,
      hosts: shared.launchHosts ?? [],
      allowsHttp: around.isSandbox,
    }),
  };
  return {
    code,
    protocol: shared.protocol,
    url: shared.url,
    timeoutMs: windows.timeoutMs,
    concurrency: shared.concurrency ?? null,
    connect: ({ currency, unitFactor }) => {
      const providersCode = codeOf(currency);
      if (providersCode === undefined) return null;
      return rotatingGame(readSecret, (secret) => create({ ...settings, secret, currency: providersCode, unitFactor }));
    },
  };
};

import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { demoGamesSecret } from '#providers/games/settings/demo-games.ts';
import { gatewayDemoSecrets, gatewayPaths, halfSetGateway, isGatewaySetting } from './start/gateway-settings.ts';
import { isProxySetting } from './http/trusted-proxies.ts';
import { wrongCredentialsKeys } from './records/seal/wrong-credentials-keys.ts';
import { type PictureBucket, readPictureBucket } from './pictures/read-picture-bucket.ts';
import {
  address,
  count,
  framers,
  minimum,
  networks,
  origins,
  port,
  sealingKey,
  text,
  video,
} from './start/setting-fields.ts';

// Every server setting is an environment variable, read once. A wrong value stops the start; the error names the
// setting.

const environment = z.object({
  KRAPAO_MODE: z._default(z.enum(['demo', 'live']), 'demo'),
  // What this process does: answer members, answer staff, hold connections that stay open, run jobs. Several processes on one
  // database can share this.
  KRAPAO_PARTS: text('member,office,stream,jobs'),
  // stopped: the brake is on before the first job runs, as after a restore.
  KRAPAO_PAYOUTS: z._default(z.enum(['stopped', 'unchanged']), 'unchanged'),
  HOST: text('0.0.0.0'),
  PORT: port(8080),
  OFFICE_PORT: port(8081),
  SANDBOX_PORT: port(8082),
  // Where a process that serves neither origin answers health checks.
  HEALTH_PORT: port(8083),
  DATA_DIR: text('.data'),
  DATABASE_URL: z.optional(z.string()),
  DATABASE_OPERATIONS_URL: z.optional(z.string()),
  DATABASE_MIGRATE_URL: z.optional(z.string()),
  DATABASE_POOL_SIZE: count(12),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  PUBLIC_ORIGIN: address(),
  OFFICE_ORIGIN: address(),
  ALLOWED_ORIGINS: origins(),
  FRAME_ANCESTORS: framers(),
  BLOCKED_ADDRESSES: networks(),
  TRUST_PROXY: z._default(z.string().check(z.refine(isProxySetting)), 'false'),
  // For servers without a proxy in front. A browser opens six connections.
  CONNECTIONS_PER_ADDRESS: count(1000),
  CALLS_PER_MINUTE_MEMBER: count(300),
  CALLS_PER_MINUTE_ADDRESS: count(3000),
  // Tried and wrong passwords from one address where nobody has logged in before.
  LOGINS_PER_MINUTE_ADDRESS: count(30),
  LOGIN_FAILURES_PER_HOUR_ADDRESS: count(100),
  // One-time codes requested in an hour: by one browser, from one address (mobile networks share them), in all.
  OTPS_PER_HOUR_DEVICE: count(20),
  OTPS_PER_HOUR_ADDRESS: count(300),
  OTPS_PER_HOUR: count(2_000, 0),
  // Calls that reveal whether phones and bank accounts are registered.
  REGISTRATION_LOOKUPS_PER_HOUR_ADDRESS: count(500),
  // New members from one address while the operator asks for no codes.
  UNVERIFIED_ACCOUNTS_PER_DAY_ADDRESS: count(50, 0),
  // Memory of one password hash; less is only for tests.
  PASSWORD_MEMORY_KIB: count(19_456, 8),
  PROVIDER_TIMEOUT_MS: count(14_000),
  // A transfer that takes longer is answered as in progress.
  ANSWER_WITHIN_MS: count(24_000),
  SMS_URL: address(),
  SMS_SECRET: z.optional(z.string()),
  BANK_URL: address(),
  BANK_SECRET: z.optional(z.string()),
  KBANK_QR_URL: address(),
  KBANK_QR_PARTNER_ID: z.optional(z.string()),
  KBANK_QR_PARTNER_SECRET: z.optional(z.string()),
  SLIPS_URL: address(),
  SLIPS_SECRET: z.optional(z.string()),
  WW_URL: address(),
  WW_TOKEN: z.optional(z.string()),
  FP_URL: address(),
  FP_MERCHANT_ID: z.optional(z.string()),
  // Keys are the base64 text between the lines of a PEM file: ours in PKCS 8, the gateway's public one in SPKI.
  FP_PRIVATE_KEY: z.optional(z.string()),
  FP_GATEWAY_KEY: z.optional(z.string()),
  PAYONEX_URL: address(),
  PAYONEX_ACCESS_KEY: z.optional(z.string()),
  PAYONEX_SECRET_KEY: z.optional(z.string()),
  TRUEMONEY_GIFT_URL: address(),
  // The games, as JSON: see docs/adding-a-provider.md. In demo mode it adds to those of the demonstration, which the
  // sandbox at GAMES_URL plays with the key GAMES_SECRET.
  GAMES_FILE: z.optional(z.string()),
  GAMES_URL: address(),
  GAMES_SECRET: text(demoGamesSecret),
  // The first seals, all open; what the one before sealed is sealed again.
  CREDENTIALS_KEY: sealingKey(),
  CREDENTIALS_KEY_BEFORE: sealingKey(),
  CREDENTIALS_KEY_NEXT: sealingKey(),
  // A bucket for pictures, in place of DATA_DIR: all four or none.
  PICTURES_S3_URL: address(),
  PICTURES_S3_REGION: z.optional(z.string()),
  PICTURES_S3_KEY_ID: z.optional(z.string()),
  PICTURES_S3_SECRET: z.optional(z.string()),
  VITE_LAOS: z.optional(z.string()),
  VITE_IFRAME_MODE: z.optional(z.string()),
  VITE_UFA_HOST: address(),
  VITE_PGSLOT_NOTICE: z.optional(z.string()),
  VITE_ENCRYPTION_SECRET: z.optional(z.string()),
  // Where the member app opens its socket: / is its own origin, off is nowhere.
  VITE_CHAT_URL: z._default(z.string().check(z.regex(/^(\/|off|https?:\/\/[^\s/]+)$/)), '/'),
  VITE_API_BASE_URL: address(),
  VITE_KBANK_MINIMUM: minimum(),
  VITE_FP_MINIMUM: minimum(),
  VITE_HOWTO_WALLET: video(),
  VITE_HOWTO_PLAY: video(),
  VITE_HOWTO_BALANCE: video(),
  VITE_HOWTO_BONUS: video(),
  VITE_HOWTO_BONUS_CANCEL: video(),
});

export type Environment = z.output<typeof environment>;
export type EnvironmentName = keyof Environment;
export const environmentNames = Object.keys(environment.shape) as EnvironmentName[];

const allParts = ['member', 'office', 'stream', 'jobs'] as const;
export type Part = (typeof allParts)[number];

export interface Settings extends Environment {
  readonly parts: ReadonlySet<Part>;
  readonly isLive: boolean;
  readonly isLaos: boolean;
  readonly pictureBucket: PictureBucket | null;
  readonly dataDir: string;
  readonly sandboxUrl: string;
}

export class SettingsError extends Error {}

// Demo secrets let everything run on a laptop; live mode refuses each of them and names it.
const demoSecrets = {
  SMS_SECRET: 'demo-sms-secret',
  BANK_SECRET: 'demo-bank-secret',
  KBANK_QR_PARTNER_ID: 'KRAPAODEMO',
  KBANK_QR_PARTNER_SECRET: 'demo-kbank-secret',
  SLIPS_SECRET: 'demo-slips-secret',
  CREDENTIALS_KEY: '6b726170616f2d64656d6f2d6b65792d6e6f742d666f722d6c6976652d757365',
  VITE_ENCRYPTION_SECRET: 'krapao-development-secret',
  ...gatewayDemoSecrets,
} as const satisfies Partial<Record<EnvironmentName, string>>;

const providerPaths = {
  SMS_URL: '/sms-gateway',
  BANK_URL: '/bank-api',
  KBANK_QR_URL: '/kbank-qr',
  SLIPS_URL: '/slip-verifier',
  ...gatewayPaths,
} as const;

const liveNeeds = [
  ...(Object.keys(demoSecrets) as (keyof typeof demoSecrets)[]),
  ...(Object.keys(providerPaths) as (keyof typeof providerPaths)[]),
  'GAMES_FILE',
  'DATABASE_URL',
  'DATABASE_MIGRATE_URL',
  'PUBLIC_ORIGIN',
  'OFFICE_ORIGIN',
] as const;

const refuseUnsafeLive = (read: Environment): void => {
  for (const name of liveNeeds)
    if (!read[name] && !isGatewaySetting(name))
      throw new SettingsError(`${name} is missing; KRAPAO_MODE=live needs it`);
  const half = halfSetGateway(read);
  if (half !== null) throw new SettingsError(`${half.missing} is missing; ${half.given} needs it`);
  for (const [name, value] of Object.entries(demoSecrets)) {
    if (read[name as keyof typeof demoSecrets] === value)
      throw new SettingsError(`${name} still has its demo value; KRAPAO_MODE=live refuses it`);
  }
  if (read.PASSWORD_MEMORY_KIB < 19_456)
    throw new SettingsError('PASSWORD_MEMORY_KIB must be at least 19456 in KRAPAO_MODE=live');
  for (const name of ['PUBLIC_ORIGIN', 'OFFICE_ORIGIN'] as const) {
    if (!read[name]?.startsWith('https://'))
      throw new SettingsError(`${name} must be an https address in KRAPAO_MODE=live`);
  }
  if (read.TRUST_PROXY === 'true' && ['0.0.0.0', '::'].includes(read.HOST)) {
    throw new SettingsError(
      'TRUST_PROXY=true would let any caller that reaches the port choose its address; set HOST to the side of the proxy, or TRUST_PROXY to its address',
    );
  }
  if (read.DATABASE_URL === read.DATABASE_MIGRATE_URL) {
    throw new SettingsError(
      'DATABASE_MIGRATE_URL must differ from DATABASE_URL in KRAPAO_MODE=live: migrations run as another role',
    );
  }
};

const partsOf = (read: Environment): ReadonlySet<Part> => {
  const names = read.KRAPAO_PARTS.split(',').map((name) => name.trim());
  const isPart = (name: string): name is Part => allParts.some((part) => part === name);
  const unknown = names.find((name) => !isPart(name));
  if (unknown !== undefined) {
    const said = unknown === '' ? 'leaves a part empty' : `names ${unknown}, which is not a part`;
    throw new SettingsError(`KRAPAO_PARTS ${said}; the parts are ${allParts.join(', ')}`);
  }
  const parts = new Set(names.filter(isPart));
  const missing = allParts.filter((part) => !parts.has(part));
  if (missing.length > 0 && read.DATABASE_URL === undefined) {
    throw new SettingsError(
      `KRAPAO_PARTS leaves out ${missing.join(' and ')}, which needs DATABASE_URL: the embedded database serves one process`,
    );
  }
  return parts;
};

export const readSettings = (variables: Record<string, string | undefined>): Settings => {
  const given = Object.fromEntries(
    environmentNames.map((name) => [name, variables[name] === '' ? undefined : variables[name]]),
  );
  const parsed = z.safeParse(environment, given);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0] ?? 'a setting');
    throw new SettingsError(`${name} has a value it cannot have; see .env.example`);
  }
  const isLive = parsed.data.KRAPAO_MODE === 'live';
  if (isLive) refuseUnsafeLive(parsed.data);
  const sandboxUrl = `http://localhost:${String(parsed.data.SANDBOX_PORT)}`;
  const demo = isLive
    ? {}
    : {
        ...demoSecrets,
        ...Object.fromEntries(Object.entries(providerPaths).map(([name, path]) => [name, sandboxUrl + path])),
      };
  const pictureBucket = readPictureBucket(parsed.data, isLive);
  if (typeof pictureBucket === 'string') throw new SettingsError(pictureBucket);
  const settledByHand = Object.fromEntries(Object.entries(parsed.data).filter(([, value]) => value !== undefined));
  const settled: Environment = { ...parsed.data, ...demo, ...settledByHand };
  const wrongKeys = wrongCredentialsKeys(settled, isLive ? demoSecrets.CREDENTIALS_KEY : null);
  if (wrongKeys !== null) throw new SettingsError(wrongKeys);
  return {
    ...settled,
    parts: partsOf(settled),
    isLive,
    isLaos: settled.VITE_LAOS === 'true',
    pictureBucket,
    dataDir: resolve(settled.DATA_DIR),
    sandboxUrl,
  };
};

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withConnection } from '#database/connection.ts';
import { type Cluster, openCluster } from '#database/embedded/cluster.ts';
import { proves } from '#support/requirements/proves.ts';
import { freePorts, type Ports, type ServerProcess, startServerProcess } from '#support/server-process.ts';

let dataDir: string;
let ports: Ports;
let cluster: Cluster;
let launched: ServerProcess | null = null;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'krapao-live-'));
  await writeFile(join(dataDir, 'games.json'), JSON.stringify({ JOKER: joker }));
  ports = await freePorts();
  cluster = await openCluster({ dataDir });
  await withConnection({ url: cluster.url }, async (owner) => {
    await owner.rows('create role krapao_app nologin');
    await owner.rows(`create role live_web login password 'live' in role krapao_app`);
  });
});

afterAll(async () => {
  await launched?.end('SIGKILL');
  await cluster.stop();
  await rm(cluster.home, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});

const joker = { protocol: 'joker', url: 'https://party.invalid', appId: 'KRAP', secret: { env: 'GAMES_KEY' } };
const parties = ['SMS', 'BANK', 'KBANK_QR', 'SLIPS'];
const withSecret = parties.filter((party) => party !== 'KBANK_QR');

const launch = (more: Record<string, string> = {}): ServerProcess => {
  const application = new URL(cluster.url);
  application.username = 'live_web';
  application.password = 'live';
  launched = startServerProcess({
    ...ports,
    DATA_DIR: dataDir,
    KRAPAO_MODE: 'live',
    PUBLIC_ORIGIN: 'https://wallet.example',
    OFFICE_ORIGIN: 'https://office.wallet.example',
    DATABASE_URL: application.href,
    DATABASE_MIGRATE_URL: cluster.url,
    CREDENTIALS_KEY: 'ab'.repeat(32),
    VITE_ENCRYPTION_SECRET: 'a secret of our own',
    KBANK_QR_PARTNER_ID: 'partner',
    KBANK_QR_PARTNER_SECRET: 'a secret of our own',
    GAMES_FILE: join(dataDir, 'games.json'),
    GAMES_KEY: 'a key of our own',
    ...Object.fromEntries(parties.map((party) => [`${party}_URL`, 'https://party.invalid'])),
    ...Object.fromEntries(withSecret.map((party) => [`${party}_SECRET`, 'a secret of our own'])),
    ...more,
  });
  return launched;
};

it('live mode starts with secrets of its own and without a sandbox', async () => {
  proves('OP-140');
  const server = launch();
  await server.ready;
  expect(server.output()).not.toMatch(/sandbox/i);
  expect((await fetch(`http://localhost:${ports.PORT}/readyz`)).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
});

it('live mode does not start with the encryption secret of development, and names the setting', async () => {
  proves('OP-140');
  const server = launch({ VITE_ENCRYPTION_SECRET: 'krapao-development-secret' });
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain('VITE_ENCRYPTION_SECRET still has its demo value; KRAPAO_MODE=live refuses it');
  expect(server.output()).not.toContain('krapao-development-secret');
});

import { mkdtemp, rm } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { withConnection } from '#database/connection.ts';
import { type Cluster, openCluster } from '#database/embedded/cluster.ts';
import { freePort, freePorts, type Ports, type ServerProcess, startServerProcess } from '#support/server-process.ts';
import { readSettings, SettingsError } from '../settings.ts';

let dataDir: string;
let ports: Ports;
let cluster: Cluster;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'krapao-parts-'));
  ports = await freePorts();
  cluster = await openCluster({ dataDir });
});

afterAll(async () => {
  await Promise.all(launched.map((server) => server.end('SIGKILL')));
  await cluster.stop();
  await rm(cluster.home, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});

const launched: ServerProcess[] = [];
const launch = (parts: string, more: Record<string, string> = {}): ServerProcess => {
  const settings = { ...ports, DATA_DIR: dataDir, DATABASE_URL: cluster.url, KRAPAO_PARTS: parts, ...more };
  const server = startServerProcess(settings);
  launched.push(server);
  return server;
};

const readyAt = (port: string): Promise<number | null> =>
  fetch(`http://localhost:${port}/readyz`).then(
    ({ status }) => status,
    () => null,
  );

const asked = <Row extends object>(statement: string): Promise<Row[]> =>
  withConnection({ url: cluster.url }, (connection) => connection.rows<Row>(statement));

const holders = () => asked<{ holder: string }>('select distinct holder::text from job_lease');

it('processes with different parts share one database: each answers its own origin, and one runs the jobs', async () => {
  const member = launch('member');
  await member.ready;
  expect(await readyAt(ports.PORT)).toBe(200);
  expect(await readyAt(ports.OFFICE_PORT)).toBeNull();
  expect(await holders()).toEqual([]);
  const rest = launch('office, jobs');
  await rest.ready;
  expect([await readyAt(ports.PORT), await readyAt(ports.OFFICE_PORT)]).toEqual([200, 200]);
  await vi.waitFor(async () => expect(await holders()).toHaveLength(1), { timeout: 20_000, interval: 100 });
  const further = launch('jobs');
  await further.ready;
  expect(further.output()).not.toMatch(/member app|back office|sandbox|staff login/);
  // When their holder stops, the other takes over.
  const [before] = await holders();
  expect(await rest.end('SIGTERM')).toBe(0);
  const heir = async () => (await holders()).map(({ holder }) => holder).filter((holder) => holder !== before?.holder);
  await vi.waitFor(async () => expect(await heir()).toHaveLength(1), { timeout: 20_000, interval: 100 });
  expect(await further.end('SIGTERM')).toBe(0);
  expect(await member.end('SIGTERM')).toBe(0);
});

// 200 if a connection is opened here, otherwise what is answered instead.
const streamAt = (port: string): Promise<number> =>
  fetch(`http://localhost:${port}/socket.io/?EIO=4&transport=polling`).then(({ status }) => status);

const statusOf = (port: string, path: string): Promise<number> =>
  fetch(`http://localhost:${port}${path}`).then(({ status }) => status);

it('open connections and the chat can have a process of their own, which answers nothing else and gives way', async () => {
  const streamPort = await freePort();
  const stream = launch('stream', { PORT: streamPort });
  const member = launch('member');
  await Promise.all([stream.ready, member.ready]);
  expect(stream.output()).toContain(`stream        http://localhost:${streamPort}/socket.io/`);
  expect([await readyAt(streamPort), await streamAt(streamPort)]).toEqual([200, 200]);
  expect([await statusOf(streamPort, '/api/chat/config'), await statusOf(streamPort, '/api/wallet')]).toEqual([
    200, 404,
  ]);
  expect(getPriority(stream.processId)).toBeGreaterThan(getPriority(member.processId));
  expect([await readyAt(ports.PORT), await streamAt(ports.PORT)]).toEqual([200, 404]);
  expect(await stream.end('SIGTERM')).toBe(0);
  expect(await member.end('SIGTERM')).toBe(0);
});

const after = (script: string): Record<string, string> => ({
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(script)}`,
});
const asLow = after(`import { setPriority } from 'node:os'; setPriority(15)`);
const asBound = after(`
  import os from 'node:os';
  import { syncBuiltinESMExports } from 'node:module';
  os.setPriority = () => { throw new Error('not permitted') };
  syncBuiltinESMExports();`);

it('a process of the stream that was started at a lower priority keeps it, and one that may not change it starts too', async () => {
  const [low, bound] = [launch('stream', asLow), launch('stream', { ...asBound, PORT: await freePort() })];
  await Promise.all([low.ready, bound.ready]);
  expect([getPriority(low.processId), getPriority(bound.processId)]).toEqual([15, getPriority()]);
  expect(await Promise.all([low.end('SIGTERM'), bound.end('SIGTERM')])).toEqual([0, 0]);
});

it('a process that only runs jobs answers health checks on a separate port, and nothing else', async () => {
  const server = launch('jobs');
  await server.ready;
  const at = (path: string) => fetch(`http://localhost:${ports.HEALTH_PORT}${path}`);
  expect(await readyAt(ports.HEALTH_PORT)).toBe(200);
  expect((await at('/healthz')).status).toBe(200);
  expect(await (await at('/metrics')).text()).toContain('outside_findings');
  expect((await at('/api/wallet')).status).toBe(404);
  expect(await server.end('SIGTERM')).toBe(0);
});

it('a start with payouts stopped has the brake on, as a restored database needs it', async () => {
  const server = launch('jobs', { KRAPAO_PAYOUTS: 'stopped' });
  await server.ready;
  expect(server.output()).toContain('npm run payouts:release');
  expect(await asked('select reason from brake where released_at is null')).toEqual([
    { reason: 'KRAPAO_PAYOUTS=stopped at the start' },
  ]);
  expect(await server.end('SIGTERM')).toBe(0);
});

it.each([
  ['member,cashier', 'KRAPAO_PARTS names cashier, which is not a part; the parts are member, office, stream, jobs'],
  ['member,,jobs', 'KRAPAO_PARTS leaves a part empty; the parts are member, office, stream, jobs'],
])('KRAPAO_PARTS=%s stops the start and says why', (KRAPAO_PARTS, reason) => {
  expect(() => readSettings({ KRAPAO_PARTS, DATABASE_URL: 'postgres://somewhere/krapao' })).toThrow(
    new SettingsError(reason),
  );
});

it('the embedded database is refused for a process that leaves out a part', () => {
  expect(() => readSettings({ KRAPAO_PARTS: 'member,office' })).toThrow(
    /leaves out stream and jobs, which needs DATABASE_URL/,
  );
  expect([...readSettings({ KRAPAO_PARTS: 'jobs, office, stream, member' }).parts]).toHaveLength(4);
  expect([...readSettings({}).parts]).toEqual(['member', 'office', 'stream', 'jobs']);
});

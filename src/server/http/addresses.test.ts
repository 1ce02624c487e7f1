import { expect, it } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { startTestServer } from '#support/test-server.ts';
import { networkOf } from './network-of.ts';

const callsMax = 12;
const blocked = '203.0.113.66';
const blockedNetwork = '198.18.0.0/15';
const logged: string[] = [];
const server = await startTestServer({
  logged,
  settings: {
    TRUST_PROXY: 'true',
    CALLS_PER_MINUTE_ADDRESS: String(callsMax),
    OTPS_PER_HOUR_ADDRESS: '2',
    BLOCKED_ADDRESSES: `${blocked}, ${blockedNetwork}`,
  },
});

const statuses = async (ask: (round: number) => Promise<{ status: number }>): Promise<number[]> => {
  const found: number[] = [];
  for (let round = 0; round <= callsMax; round += 1) found.push((await ask(round)).status);
  return found;
};
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const active = (address: string) => server.request('GET', '/api/lookup/info', from(address));

it('an address that a caller writes into the request is ignored: only the proxy’s counts', async () => {
  proves('OP-243');
  const found = await statuses((round) => active(`198.51.100.${round}, 192.0.2.1`));
  expect([found[0], found.at(-1)]).toEqual([200, 429]);
  expect((await active(`198.51.100.1, ${blocked}`)).body).toEqual({ message: 'INVALID_IP' });
  expect((await active(`${blocked}, 192.0.2.2`)).status).toBe(200);
});

it('an address of a blocked network is refused, also as a socket for IPv6 names it', async () => {
  for (const address of ['198.19.255.1', '::ffff:198.18.0.1', `::ffff:${blocked}`])
    expect([address, (await active(address)).body]).toEqual([address, { message: 'INVALID_IP' }]);
});

it('the addresses of one IPv6 connection share one budget', async () => {
  proves('OP-243');
  const found = await statuses((round) => active(`2001:db8:1:2:${round}::${round}`));
  expect([found[0], found.at(-1)]).toEqual([200, 429]);
  expect((await active('2001:db8:1:3::1')).status).toBe(200);
});

it('a request with an unreadable body counts as a call, and its token is checked first', async () => {
  proves('OP-243', 'OP-303');
  const broken = (round: number) => server.request('POST', '/api/login', { raw: `{${round}`, ...from('192.0.2.3') });
  const found = await statuses(broken);
  expect([found[0], found.at(-1)]).toEqual([400, 429]);
  const withoutToken = await server.request('POST', '/api/wallet/withdraw', { raw: '{', ...from('192.0.2.4') });
  expect(withoutToken).toMatchObject({ status: 401, body: { message: 'UNAUTHORIZED' } });
});

it.each([
  { what: 'a notice', address: '192.0.2.5', method: 'POST', path: '/hooks/bank', answered: 401 },
  { what: 'a picture', address: '192.0.2.8', method: 'GET', path: '/api/chat/pictures/unknown', answered: 404 },
  { what: 'a video', address: '192.0.2.9', method: 'GET', path: '/api/chat/videos/unknown', answered: 404 },
])('$what counts with the calls of its address', async ({ address, method, path, answered }) => {
  proves('OP-243');
  const ask = () => server.request(method, path, from(address));
  const before = (await ask()).status;
  await statuses(() => active(address));
  expect([before, (await ask()).status]).toEqual([answered, 429]);
});

it('a failed notice reveals nothing about the fault', async () => {
  const long = await server.request('POST', '/hooks/bank', { raw: 'x'.repeat(110_000), ...from('192.0.2.6') });
  expect(long).toMatchObject({ status: 413, body: { message: 'KEY_INVALID' } });
});

it('the metrics are for this machine only, also if a proxy runs on it', async () => {
  expect((await server.request('GET', '/metrics', from('192.0.2.7'))).status).toBe(404);
  expect((await server.request('GET', '/metrics')).status).toBe(200);
});

it('an IPv6 address counts as its network of 64 bits, an IPv4 address as itself', () => {
  const cases = [
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['2a02::1234:a:b:c:d', '2a02:0:0:1234::/64'],
    ['::1:2:3:4:5:6:7', '0:1:2:3::/64'],
    ['2001:db8::5:6:192.0.2.1', '2001:db8:0:0::/64'],
    ['2001:db8:1::5:6:192.0.2.1', '2001:db8:1:0::/64'],
    ['2001:db8::4:5:6:192.0.2.1', '2001:db8:0:4::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ] as const;
  for (const [address, network] of cases) expect(networkOf(address), address).toBe(network);
});

it('one-time codes and logins are counted by the network of an IPv6 address', async () => {
  proves('OP-243');
  const send = (round: number) =>
    server.request('POST', '/api/otp/send', {
      body: { phoneNumber: `09100000${10 + round}` },
      ...from(`2001:db8:9:1::${round}`),
    });
  const sent = [await send(1), await send(2), await send(3)];
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 429]);
  const logIn = (round: number) =>
    server.request('POST', '/api/login', {
      body: { username: '0890000000', password: 'a wrong password' },
      ...from(`2001:db8:9:2::${round}`),
    });
  for (let round = 0; round < 10; round += 1)
    expect((await logIn(round)).body).toEqual({ message: 'WRONG_CREDENTIAL' });
  expect((await logIn(11)).body).toEqual({ message: 'REQUEST_LIMIT' });
});

import { expect, it } from 'vitest';
import { isInNetworks } from '../http/network-list.ts';
import { readSettings } from '../settings.ts';

it('a wrong value stops the start and the error names the setting', () => {
  const wrong = [
    ['BLOCKED_ADDRESSES', '203.0.113.0/24, banana'],
    ['BLOCKED_ADDRESSES', '203.0.113.0/33'],
    ['ALLOWED_ORIGINS', 'wallet.example'],
    ['ALLOWED_ORIGINS', 'https://app.example, https://app.example/user'],
    ['ALLOWED_ORIGINS', 'https://app.example/'],
    ['FRAME_ANCESTORS', 'portal.example'],
    ['FRAME_ANCESTORS', 'http://portal.example'],
    ['FRAME_ANCESTORS', 'https://portal.example/'],
    ['FRAME_ANCESTORS', 'https://portal.example, *'],
    ['FRAME_ANCESTORS', 'https://*'],
    ['FRAME_ANCESTORS', 'https://portal.example;script-src'],
    ['FRAME_ANCESTORS', "'none', https://portal.example"],
    ['DATABASE_POOL_SIZE', '0'],
    ['CALLS_PER_MINUTE_ADDRESS', '0'],
    ['PROVIDER_TIMEOUT_MS', '0'],
    ['PASSWORD_MEMORY_KIB', '7'],
    ['VITE_API_BASE_URL', 'api.example'],
    ['VITE_API_BASE_URL', 'https://api.example:99999'],
    ['VITE_UFA_HOST', 'ufa.example'],
    ['VITE_KBANK_MINIMUM', 'free'],
    ['VITE_FP_MINIMUM', '0'],
    ['VITE_HOWTO_PLAY', 'videos.example/play.mp4'],
    ['VITE_HOWTO_WALLET', '//videos.example/wallet.mp4'],
  ] as const;
  for (const [name, value] of wrong) expect(() => readSettings({ [name]: value }), `${name}=${value}`).toThrow(name);
});

it('lists, amounts and a limit of none at all are read as they are written', () => {
  const read = readSettings({
    ALLOWED_ORIGINS: 'https://app.example, http://localhost:5173',
    OTPS_PER_HOUR: '0',
    UNVERIFIED_ACCOUNTS_PER_DAY_ADDRESS: '0',
    VITE_API_BASE_URL: 'https://api.example/wallet',
    VITE_KBANK_MINIMUM: '25.50',
  });
  expect(read).toMatchObject({
    ALLOWED_ORIGINS: ['https://app.example', 'http://localhost:5173'],
    OTPS_PER_HOUR: 0,
    UNVERIFIED_ACCOUNTS_PER_DAY_ADDRESS: 0,
    VITE_API_BASE_URL: 'https://api.example/wallet',
    VITE_KBANK_MINIMUM: '25.50',
  });
});

it('the pages that may frame the app are https origins, itself or none, with the quotes that an .env file takes away', () => {
  const read = (value: string) => readSettings({ FRAME_ANCESTORS: value }).FRAME_ANCESTORS;
  expect(read("'self', https://portal.example:8443")).toEqual(["'self'", 'https://portal.example:8443']);
  expect(read('self')).toEqual(["'self'"]);
  expect(read("'none'")).toEqual(["'none'"]);
  expect(read('none')).toEqual(["'none'"]);
  expect(read('')).toEqual([]);
});

it('a blocked network blocks each of its addresses, in every form', () => {
  const { BLOCKED_ADDRESSES: blocked } = readSettings({
    BLOCKED_ADDRESSES: '203.0.113.0/24, 2001:db8:1::/48,192.0.2.1',
  });
  const cases = [
    ['203.0.113.9', true],
    ['::ffff:203.0.113.9', true],
    ['203.0.114.9', false],
    ['2001:db8:1:2::3', true],
    ['2001:db8:2::3', false],
    ['192.0.2.1', true],
    ['::ffff:192.0.2.1', true],
    ['192.0.2.2', false],
    ['not an address', false],
  ] as const;
  for (const [address, isBlocked] of cases) expect(isInNetworks(blocked, address), address).toBe(isBlocked);
  expect(isInNetworks(readSettings({}).BLOCKED_ADDRESSES, '203.0.113.9')).toBe(false);
});

import { expect, it } from 'vitest';
import { changeSetting } from '#support/office-acts.ts';
import { proves } from '#support/requirements/proves.ts';
import { startTestServer } from '#support/test-server.ts';

const server = await startTestServer({
  settings: { CALLS_PER_MINUTE_MEMBER: '20', CALLS_PER_MINUTE_ADDRESS: '40', ALLOWED_ORIGINS: 'https://app.example' },
});
const blocked = await startTestServer({
  settings: {
    BLOCKED_ADDRESSES: '127.0.0.1,::1,::ffff:127.0.0.1',
    FRAME_ANCESTORS: 'https://portal.example,https://other.example',
  },
});

const setTerminated = async (isGone: boolean): Promise<void> => {
  await changeSetting(server, 'terminated', isGone);
  server.clock.advance(2_000);
};

it('a shut-down site answers gone to every call but the site check, before anything else', async () => {
  proves('OP-029', 'OP-030', 'API-016');
  const member = await server.member();
  await setTerminated(true);
  for (const path of ['/api/lookup/banks', '/api/wallet', '/api/wallet/activate/JOKER']) {
    expect(await server.request('GET', path, { token: member.token })).toMatchObject({
      status: 410,
      body: { message: 'gone' },
    });
  }
  expect((await server.request('GET', '/api/lookup/active')).body).toEqual({ terminated: 'gone' });
  await setTerminated(false);
  expect((await server.request('GET', '/api/lookup/active')).body).toEqual({ terminated: null });
  expect((await server.request('GET', '/api/lookup/banks')).status).toBe(200);
});

it('a blocked address is refused at login, registration and one-time codes', async () => {
  proves('ERR-012', 'OP-219');
  for (const path of ['/api/login', '/api/account', '/api/otp/send']) {
    expect(await blocked.request('POST', path, { body: {} })).toMatchObject({
      status: 403,
      body: { message: 'INVALID_IP' },
    });
  }
});

it('a member past their calls a minute is refused, and others are served', async () => {
  proves('ERR-036', 'OP-243');
  const [busy, calm] = [await server.member(), await server.member()];
  const statuses: number[] = [];
  for (let call = 0; call < 25; call += 1) {
    statuses.push((await server.request('GET', '/api/lookup/withdraw', { token: busy.token })).status);
  }
  expect(statuses).toEqual([...Array<number>(20).fill(200), ...Array<number>(5).fill(429)]);
  expect((await server.request('GET', '/api/lookup/withdraw', { token: calm.token })).status).toBe(200);
});

it('forged tokens count against the address they come from', async () => {
  proves('OP-243');
  const statuses = new Set<number>();
  for (let call = 0; call < 60; call += 1) {
    statuses.add((await server.request('GET', '/api/wallet', { token: `forged${String(call)}` })).status);
  }
  expect([...statuses]).toEqual([401, 429]);
});

it('only the configured origin may call across origins, with the four methods and headers', async () => {
  proves('OP-010');
  const preflight = (origin: string) =>
    server.request('OPTIONS', '/api/wallet', {
      headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'idempotency-key' },
    });
  const allowed = await preflight('https://app.example');
  expect(allowed.headers.get('access-control-allow-origin')).toBe('https://app.example');
  expect(allowed.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, DELETE');
  expect(allowed.headers.get('access-control-allow-headers')).toBe(
    'Authorization, Content-Type, X-Requested-With, Idempotency-Key, X-Device-Id, X-Otp-Token',
  );
  expect(allowed.headers.get('access-control-allow-credentials')).toBeNull();
  const answered = await server.request('GET', '/api/lookup/active', { headers: { origin: 'https://app.example' } });
  expect(answered.headers.get('access-control-expose-headers')).toBe('X-Own-Headers, Retry-After, Date');
  expect(Date.parse(answered.headers.get('date') ?? '')).not.toBeNaN();
  expect(answered.headers.get('x-own-headers')).toBe('1');
  expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
});

it('forms may be posted to the login pages of the games and nowhere else', async () => {
  proves('OP-132');
  const reply = await server.request('GET', '/healthz');
  const policy = (reply.headers.get('content-security-policy') ?? '').split(';');
  expect(policy).toContain(`form-action 'self' ${new URL(server.sandbox.url).origin}`);
});

it('the app may be framed by the sites on the operator’s list, without a list by its own pages alone, and its calls by nobody', async () => {
  proves('OP-137');
  const framers = async (path: string, of = blocked): Promise<string | undefined> =>
    ((await of.request('GET', path)).headers.get('content-security-policy') ?? '')
      .split(';')
      .find((rule) => rule.trim().startsWith('frame-ancestors'))
      ?.trim();
  expect(await framers('/healthz')).toBe('frame-ancestors https://portal.example https://other.example');
  expect(await framers('/healthz', server)).toBe("frame-ancestors 'self'");
  expect(await framers('/api/lookup/banks')).toBe("frame-ancestors 'none'");
});

it('pages and answers carry their security headers', async () => {
  const reply = await server.request('GET', '/healthz');
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect(reply.headers.get('referrer-policy')).toBe('no-referrer');
  const policy = reply.headers.get('content-security-policy') ?? '';
  for (const rule of [
    "default-src 'none'",
    "script-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify service-worker',
  ]) {
    expect(policy).toContain(rule);
  }
  expect(policy).not.toContain('unsafe');
  for (const answer of [await server.request('GET', '/api/lookup/banks'), await server.request('GET', '/api/wallet')]) {
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});

it('/metrics answers this machine, /readyz says whether the database does', async () => {
  expect((await server.request('GET', '/metrics')).text).toContain('process_cpu_user_seconds_total');
  expect((await server.request('GET', '/readyz')).body).toEqual({ status: 'ok' });
});

it('/docs is written from the declared calls', async () => {
  const document = (await server.request('GET', '/docs/openapi.json')).body as {
    paths: Record<string, Record<string, unknown>>;
  };
  expect(Object.keys(document.paths['/api/wallet/transfer'] ?? {})).toEqual(['post']);
  expect((await server.request('GET', '/docs')).text).toContain('POST /api/wallet/withdrawAll');
});

const behindProxy = await startTestServer({ settings: { TRUST_PROXY: 'true', CALLS_PER_MINUTE_ADDRESS: '30' } });

it('behind a proxy the address it adds counts, not what the caller claims; without a proxy no header counts', async () => {
  const statuses: number[] = [];
  for (let call = 0; call < 35; call += 1) {
    const headers = { 'x-forwarded-for': `10.0.0.${String(call)}, 203.0.113.7` };
    statuses.push((await behindProxy.request('GET', '/api/lookup/banks', { headers })).status);
  }
  expect(new Set(statuses.slice(0, 30))).toEqual(new Set([200]));
  expect(new Set(statuses.slice(30))).toEqual(new Set([429]));
  const other = { 'x-forwarded-for': '203.0.113.8' };
  expect((await behindProxy.request('GET', '/api/lookup/banks', { headers: other })).status).toBe(200);
  const claimed = { 'x-forwarded-for': '203.0.113.9' };
  expect(await blocked.request('POST', '/api/login', { body: {}, headers: claimed })).toMatchObject({ status: 403 });
});

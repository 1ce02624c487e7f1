import type { SandboxSecrets } from '../../src/sandbox/world.ts';
import { buildSandbox } from '../../src/sandbox/sandbox.ts';

export interface TestSandbox {
  readonly url: string;
  get(path: string): Promise<unknown>;
  post(path: string, body: unknown): Promise<unknown>;
  weather(weather: { service: string; code?: string; kind: string; seconds?: number }): Promise<void>;
  // Where notices go, once the server under test is listening.
  close(): Promise<void>;
}

// Every relation has a secret; a test names those it uses.
const usualSecrets: SandboxSecrets = { bank: 'bank', gateway: 'gateway', slips: 'slips', sms: 'sms', games: 'games' };

// The outside world of one test file, reached over HTTP as in production.
export const startTestSandbox = async (world: {
  serverUrl: string;
  secrets?: Partial<SandboxSecrets>;
  now: () => Date;
}): Promise<TestSandbox> => {
  const { app } = buildSandbox({
    port: 0,
    noticeWaitsMs: [],
    ...world,
    secrets: { ...usualSecrets, ...world.secrets },
  });
  const url = (await app.listen({ port: 0, host: 'localhost' }))
    .replace('127.0.0.1', 'localhost')
    .replace('[::1]', 'localhost');
  const ask = async (path: string, init?: RequestInit): Promise<unknown> => {
    const response = await fetch(url + path, init);
    if (!response.ok) throw new Error(`sandbox ${path} answered ${String(response.status)}: ${await response.text()}`);
    return response.json();
  };
  const post = (path: string, body: unknown): Promise<unknown> =>
    ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return {
    url,
    get: (path) => ask(path),
    post,
    weather: async (weather) => {
      await post('/weather', weather);
    },
    close: () => app.close(),
  };
};

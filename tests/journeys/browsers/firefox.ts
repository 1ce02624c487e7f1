import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Engine, phone } from './engine.ts';

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly level?: string; readonly text?: string };
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

interface Evaluated {
  readonly type: string;
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

// Where a started Firefox can be driven at: it says so in its output.
const addressOf = async (output: NodeJS.ReadableStream): Promise<string> => {
  for await (const line of createInterface({ input: output })) {
    const found = /WebDriver BiDi listening on (ws:\S+)/.exec(line);
    if (found?.[1] !== undefined) return found[1];
  }
  throw new Error('Firefox ended before it could be driven');
};

// Debian's Firefox by WebDriver BiDi, without a window.
export const startFirefox = async (): Promise<Engine> => {
  const profile = await mkdtemp(join(tmpdir(), 'krapao-firefox-'));
  const words = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const child = spawn('/usr/bin/firefox-esr', words, { stdio: ['ignore', 'ignore', 'pipe'] });
  await once(child, 'spawn');
  const socket = new WebSocket(`${await addressOf(child.stderr)}/session`);
  // What it says from now on is read past.
  child.stderr.resume();
  const { promise: opened, resolve, reject } = Promise.withResolvers<unknown>();
  socket.addEventListener('open', resolve);
  socket.addEventListener('error', reject);
  await opened;
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const errors: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error, message } = JSON.parse(String(data)) as Message;
    if (method === 'log.entryAdded' && params?.level === 'error') errors.push(params.text ?? '');
    const asked = waiting.get(id ?? -1);
    if (error === undefined) asked?.resolve(result);
    else asked?.reject(new Error(`Firefox: ${error} ${message ?? ''}`));
  });
  let last = 0;
  const ask = (method: string, params: object): Promise<unknown> => {
    last += 1;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(last, answer);
    socket.send(JSON.stringify({ id: last, method, params }));
    return answer.promise;
  };
  await ask('session.new', { capabilities: {} });
  await ask('session.subscribe', { events: ['log.entryAdded'] });
  const { context } = (await ask('browsingContext.create', { type: 'tab' })) as { context: string };
  await ask('browsingContext.setViewport', { context, viewport: phone });
  return {
    name: 'Firefox',
    open: async (address) => void (await ask('browsingContext.navigate', { context, url: address, wait: 'complete' })),
    run: async <Value>(expression: string) => {
      const script = { expression: `JSON.stringify(${expression})`, target: { context }, awaitPromise: true };
      const { type, result, exceptionDetails } = (await ask('script.evaluate', script)) as Evaluated;
      if (type !== 'success') throw new Error(`Firefox: ${exceptionDetails?.text ?? type}`);
      return (result?.value === undefined ? undefined : JSON.parse(result.value)) as Value;
    },
    perform: async (actions) => void (await ask('input.performActions', { context, actions })),
    picture: async () => {
      const { data } = (await ask('browsingContext.captureScreenshot', { context })) as { data: string };
      return Buffer.from(data, 'base64');
    },
    errors: () => errors,
    close: async () => {
      await ask('session.end', {}).catch(() => undefined);
      socket.close();
      child.kill();
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
};

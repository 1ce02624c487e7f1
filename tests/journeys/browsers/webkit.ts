import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#support/server-process.ts';
import { type Engine, phone } from './engine.ts';

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const startsWithinMs = 20_000;

// Debian's webkit2gtk-driver with the browser that comes with the library, on a screen that nobody sees (xvfb).
export const startWebKit = async (): Promise<Engine> => {
  const port = await freePort();
  const child = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  await once(child, 'spawn');
  const stop = (): void => void (child.pid !== undefined && process.kill(-child.pid));
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await reply.json()) as { value: unknown };
    if (!reply.ok) throw new Error(`WebKit: ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const isUp = (): Promise<boolean> =>
    ask('GET', '/status').then(
      () => true,
      () => false,
    );
  for (const until = Date.now() + startsWithinMs; !(await isUp()); await pause(100))
    if (Date.now() > until) {
      stop();
      throw new Error('WebKitWebDriver did not start');
    }
  const options = { binary: miniBrowser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = (await ask('POST', '/session', { capabilities })) as { sessionId: string };
  const at = `/session/${sessionId}`;
  await ask('POST', `${at}/window/rect`, phone).catch(() => undefined);
  return {
    name: 'WebKit',
    open: async (address) => void (await ask('POST', `${at}/url`, { url: address })),
    run: async <Value>(expression: string) =>
      (await ask('POST', `${at}/execute/sync`, { script: `return (${expression})`, args: [] })) as Value,
    perform: async (actions) => void (await ask('POST', `${at}/actions`, { actions })),
    picture: async () => Buffer.from((await ask('GET', `${at}/screenshot`)) as string, 'base64'),
    errors: () => [],
    close: async () => {
      await ask('DELETE', at).catch(() => undefined);
      stop();
    },
  };
};

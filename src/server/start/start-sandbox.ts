import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoStaff } from '#features/auth/server/public.ts';
import type { Settings } from '../settings.ts';
import { refuseTakenPort } from './listeners.ts';
import { StartRefused } from './start-refused.ts';

export interface StartedSandbox {
  stop(): Promise<void>;
}

const entry = fileURLToPath(new URL('../../sandbox/main.ts', import.meta.url));
const readyWithinMs = 30_000;
const stopWithinMs = 5_000;

// The secrets that server and sandbox share; the sandbox knows nothing else about this server.
const environmentOf = (settings: Settings): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
  SANDBOX_PORT: String(settings.SANDBOX_PORT),
  SANDBOX_PUBLIC_URL: settings.sandboxUrl,
  SANDBOX_SERVER_URL: `http://localhost:${String(settings.PORT)}`,
  SANDBOX_DATA_FILE: join(settings.dataDir, 'sandbox', 'sandbox.sqlite'),
  SANDBOX_BANK_NOTICES: settings.BANK_SECRET,
  SANDBOX_GATEWAY_SECRET: settings.KBANK_QR_PARTNER_SECRET,
  SANDBOX_SLIPS_SECRET: settings.SLIPS_SECRET,
  SANDBOX_WW_TOKEN: settings.WW_TOKEN,
  SANDBOX_FP_KEY: settings.FP_PRIVATE_KEY,
  SANDBOX_PAYONEX_ACCESS_KEY: settings.PAYONEX_ACCESS_KEY,
  SANDBOX_PAYONEX_SECRET_KEY: settings.PAYONEX_SECRET_KEY,
  SANDBOX_SMS_TOKEN: settings.SMS_SECRET,
  SANDBOX_GAMES_SECRET: settings.GAMES_SECRET,
  SANDBOX_AUTHENTICATOR: demoStaff.map(({ name, secret }) => `${name}:${secret}`).join(','),
});

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

const untilReady = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new StartRefused('the sandbox did not become ready')), readyWithinMs);
    const settle = (end: () => void) => {
      clearTimeout(timer);
      end();
    };
    child.once('message', () => settle(resolve));
    child.once('error', (error) => settle(() => reject(error)));
    child.once('exit', () => settle(() => reject(new StartRefused('the sandbox exited at its start'))));
  });

const stop = async (child: ChildProcess): Promise<void> => {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(timer);
};

// Runs the sandbox as a separate process. Ctrl-C does not reach it, so that the server can first finish its calls to
// it; it exits when the channel between the two closes, however the server ends.
export const startSandbox = async (settings: Settings, report: (text: string) => void): Promise<StartedSandbox> => {
  await refuseTakenPort({ host: 'localhost', port: settings.SANDBOX_PORT, setting: 'SANDBOX_PORT' });
  const child = spawn(process.execPath, [entry], {
    env: environmentOf(settings),
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let isStopping = false;
  try {
    await untilReady(child);
  } catch (error) {
    await stop(child);
    throw error;
  }
  child.once('exit', () => {
    if (!isStopping) report('the sandbox exited; restart the server to start it again');
  });
  return {
    stop: () => {
      isStopping = true;
      return stop(child);
    },
  };
};

import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildSandbox } from './sandbox.ts';
import type { SandboxSettings } from './world.ts';

const read = (name: string, standing: string): string => process.env[name] ?? standing;

const dataFile = process.env['SANDBOX_DATA_FILE'];
const publicUrl = process.env['SANDBOX_PUBLIC_URL'];
const settings: SandboxSettings = {
  port: Number(read('SANDBOX_PORT', '8082')),
  serverUrl: read('SANDBOX_SERVER_URL', `http://localhost:${read('PORT', '8080')}`),
  secrets: {
    bank: read('SANDBOX_BANK_NOTICES', 'sandbox-bank-secret'),
    gateway: read('SANDBOX_GATEWAY_SECRET', 'sandbox-gateway-secret'),
    slips: read('SANDBOX_SLIPS_SECRET', 'sandbox-slips-secret'),
    sms: read('SANDBOX_SMS_TOKEN', 'sandbox-sms-token'),
    games: read('SANDBOX_GAMES_SECRET', 'sandbox-games-secret'),
    ww: read('SANDBOX_WW_TOKEN', 'sandbox-ww-token'),
    payonex: {
      accessKey: read('SANDBOX_PAYONEX_ACCESS_KEY', 'sandbox-payonex'),
      secretKey: read('SANDBOX_PAYONEX_SECRET_KEY', 'sandbox-payonex-secret'),
    },
    fpKey: read('SANDBOX_FP_KEY', ''),
  },
  authenticator: read('SANDBOX_AUTHENTICATOR', '')
    .split(',')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', secret = ''] = pair.split(':');
      return { name, secret };
    }),
  ...(dataFile === undefined ? {} : { dataFile }),
  ...(publicUrl === undefined ? {} : { publicUrl }),
};

if (dataFile !== undefined) mkdirSync(dirname(dataFile), { recursive: true });
const { app, world } = buildSandbox(settings);
const stop = (): void => {
  void app.close().then(() => process.exit(0));
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// The channel closes when the parent process is gone; nothing may outlive the parent.
process.once('disconnect', stop);

try {
  await app.listen({ port: settings.port, host: read('SANDBOX_HOST', 'localhost') });
  console.log(`sandbox ${world.publicUrl()}/`);
  process.send?.({ ready: true, url: world.publicUrl() });
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(isTaken ? `port ${settings.port} is taken, set SANDBOX_PORT` : error);
  process.exit(1);
}

import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts, startServerProcess } from '../../tests/support/server-process.ts';

export interface MemberApp extends AsyncDisposable {
  readonly address: string;
  readonly sandbox: string;
}

// The product with its last production build, on free ports and with its own data.
export const startMemberApp = async (): Promise<MemberApp> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'krapao-bench-app-'));
  await chmod(dataDir, 0o755);
  const ports = await freePorts();
  const server = startServerProcess({ ...ports, DATA_DIR: dataDir });
  const stop = async () => {
    await server.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await server.ready;
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    address: `http://localhost:${ports.PORT}`,
    sandbox: `http://localhost:${ports.SANDBOX_PORT}`,
    [Symbol.asyncDispose]: stop,
  };
};

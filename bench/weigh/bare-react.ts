import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('../reference/bare-react/', import.meta.url));

const kinds: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

interface Sent {
  readonly type: string;
  readonly body: Buffer;
}

// Built by the same bundler and compressed to the same quality as the member app.
const buildPage = async (): Promise<Map<string, Sent>> => {
  const outDir = await mkdtemp(join(tmpdir(), 'krapao-bare-react-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      cacheDir: join(outDir, '.cache'),
      build: { outDir, emptyOutDir: false, assetsInlineLimit: 0, target: 'baseline-widely-available' },
    });
    const files = new Map<string, Sent>();
    for (const entry of await readdir(outDir, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const type = kinds[extname(entry.name)] ?? 'application/octet-stream';
      files.set(path.slice(outDir.length), { type, body: brotliCompressSync(await readFile(path)) });
    }
    return files;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
};

export interface BareReact extends AsyncDisposable {
  readonly address: string;
}

// A page with nothing but React, which any machine can measure beside the member app.
export const startBareReact = async (): Promise<BareReact> => {
  const files = await buildPage();
  const server = createServer((request, response) => {
    const file = files.get(request.url === '/' ? '/index.html' : (request.url ?? ''));
    if (file === undefined) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' }).end(file.body);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return {
    address: `http://localhost:${String(port)}/`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

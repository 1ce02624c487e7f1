import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answers, newBank } from './answers.ts';

const builtApp = fileURLToPath(new URL('../../../build/member/', import.meta.url));

export interface Elsewhere {
  // The page, served by a plain file server.
  readonly page: string;
  // Calls that the app made and this backend does not have.
  readonly unknown: readonly string[];
  close(): Promise<void>;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

const listen = async (handler: Handler): Promise<{ server: Server; origin: string }> => {
  const server = createServer((request, response) => void handler(request, response)).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { server, origin: `http://localhost:${String(port)}` };
};

const close = async (server: Server): Promise<void> => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
};

const bodyOf = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += String(part);
  if (!String(request.headers['content-type']).startsWith('application/json')) return {};
  return JSON.parse(text) as Record<string, unknown>;
};

// A path's last part may be a value.
const nameOf = (method: string, path: string): string => {
  const exact = `${method} ${path}`;
  return exact in answers ? exact : exact.replace(/\/[^/]+$/, '/{}');
};

const allowing = (response: ServerResponse, page: string): void => {
  response.setHeader('access-control-allow-origin', page);
  response.setHeader('access-control-allow-headers', 'authorization, content-type, x-requested-with, idempotency-key');
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
};

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

// The built app at one origin, and at another a backend with nothing but the calls of the specification.
export const startElsewhere = async (): Promise<Elsewhere> => {
  const unknown: string[] = [];
  const bank = newBank();
  let page = '';
  const calls = await listen(async (request, response) => {
    const { method = '', url = '' } = request;
    const [path = ''] = url.split('?');
    allowing(response, page);
    if (method === 'OPTIONS') return void response.writeHead(204).end();
    const answer = answers[nameOf(method, path)];
    if (answer === undefined) unknown.push(`${method} ${path}`);
    const body = await bodyOf(request);
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer === undefined ? { message: 'NO_DATA' } : answer({ body, bank })));
  });
  const settings = JSON.stringify({ VITE_API_BASE_URL: calls.origin });
  const index = readFileSync(join(builtApp, 'index.html'), 'utf8').replace(
    '</head>',
    `<script type="application/json" id="settings">${settings}</script></head>`,
  );
  const files = await listen(async (request, response) => {
    const path = decodeURIComponent(request.url?.split('?')[0] ?? '/');
    const content = extname(path) === '' ? index : await readFile(join(builtApp, path)).catch(() => null);
    const type =
      extname(path) === '' ? 'text/html; charset=utf-8' : (types[extname(path)] ?? 'application/octet-stream');
    response.writeHead(content === null ? 404 : 200, { 'content-type': type }).end(content ?? '');
  });
  page = files.origin;
  return {
    page,
    unknown,
    close: async () => {
      await close(files.server);
      await close(calls.server);
    },
  };
};

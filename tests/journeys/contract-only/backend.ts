import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Answering } from './answering.ts';
import { answers as specified, gamePath, newBank } from './answers.ts';

const builtApp = fileURLToPath(new URL('../../../build/member/', import.meta.url));

interface AskedCall {
  // Method and path.
  readonly call: string;
  readonly body: Readonly<Record<string, unknown>>;
}

type Answers = Readonly<Record<string, Answering>>;

export interface Elsewhere {
  // The page, served by a plain file server.
  readonly page: string;
  // Calls that the app made, and those among them that this backend does not have.
  readonly asked: readonly AskedCall[];
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

// The last parts of a path may be values.
const answeringOf = (answers: Answers, call: string): Answering | undefined => {
  const isMeant = (name: string): boolean => new RegExp(`^${name.replaceAll('{}', '[^/]+')}$`).test(call);
  return answers[call] ?? Object.entries(answers).find(([name]) => isMeant(name))?.[1];
};

const allowing = (response: ServerResponse, page: string): void => {
  response.setHeader('access-control-allow-origin', page);
  response.setHeader('access-control-allow-headers', 'authorization, content-type, x-requested-with');
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
};

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';

// What is no call, but an address in an answer.
const shownAt = (path: string): { readonly type: string; readonly content: string } | null => {
  if (path === gamePath) return { type: 'text/html', content: '<!doctype html><title>G</title><h1>The game</h1>' };
  return path.startsWith('/files/') ? { type: 'image/svg+xml', content: picture } : null;
};

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

// The built app at one origin, and at another a backend with nothing but the calls of the specification.
// Some answers may be others than the usual ones.
export const startElsewhere = async (changed: Answers = {}): Promise<Elsewhere> => {
  const answers = { ...specified, ...changed };
  const [asked, unknown]: [AskedCall[], string[]] = [[], []];
  const bank = newBank();
  let page = '';
  const calls = await listen(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const [path = ''] = url.split('?');
    const shown = shownAt(path);
    if (shown !== null) return void response.writeHead(200, { 'content-type': shown.type }).end(shown.content);
    allowing(response, page);
    if (method === 'OPTIONS') return void response.writeHead(204).end();
    const call = `${method} ${path}`;
    const answer = answeringOf(answers, call);
    if (answer === undefined) unknown.push(call);
    const body = await bodyOf(request);
    asked.push({ call, body });
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    const origin = `http://${headers.host ?? ''}`;
    response.end(JSON.stringify(answer === undefined ? { message: 'NO_DATA' } : answer({ body, bank, origin })));
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
    asked,
    unknown,
    close: async () => {
      await close(files.server);
      await close(calls.server);
    },
  };
};

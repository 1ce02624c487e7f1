import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Route } from '../route.ts';
import { openApiOf } from './open-api-of.ts';

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const line = (call: Endpoint): string =>
  `<tr><td><code>${escape(call.at)}</code></td><td>${escape(call.who)}</td><td>${escape(call.about)}</td></tr>`;

const pageOf = (calls: readonly Endpoint[]): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>Krapao API</title><meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><h1>Krapao API</h1><p>Shapes and refusals: <a href="/docs/openapi.json">openapi.json</a></p>
<table border="1" cellpadding="6"><thead><tr><th scope="col">Call</th><th scope="col">Who</th><th scope="col">What</th></tr></thead>
<tbody>${calls.map(line).join('')}</tbody></table></body></html>`;

export const addReference = (app: FastifyInstance, routes: readonly Route[]): void => {
  const calls = routes.map((route) => route.endpoint);
  app.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(pageOf(calls)));
  app.get('/docs/openapi.json', () => openApiOf(calls, 'Krapao'));
};

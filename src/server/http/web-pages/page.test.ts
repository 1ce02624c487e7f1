import { createHash } from 'node:crypto';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { pageOf, sendPage } from './page.ts';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policyOf = async (html: string): Promise<string> => {
  const app = fastify();
  const page = await pageOf(html);
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('content-security-policy', "default-src 'none';script-src 'self';style-src 'self'");
  });
  app.get('/', (request, reply) => sendPage(page, request, reply));
  const reply = await app.inject('/');
  await app.close();
  return String(reply.headers['content-security-policy']);
};

it('a page may run its own inline script and styles, named by their hashes, and no other', async () => {
  const data = '<script type="application/json" id="settings">{}</script>';
  expect(await policyOf(`<head><style>p{}</style>${data}</head><script>start()</script>`)).toBe(
    `default-src 'none';script-src 'self' ${hashOf('start()')};style-src 'self' ${hashOf('p{}')}`,
  );
});

it('a page with nothing inline may load only what its origin serves', async () => {
  expect(await policyOf('<script type="module" src="/assets/a.js"></script>')).toBe(
    "default-src 'none';script-src 'self';style-src 'self'",
  );
});

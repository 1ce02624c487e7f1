import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Page {
  readonly etag: string;
  readonly bodies: { readonly br: Buffer; readonly gzip: Buffer; readonly identity: Buffer };
  // What the policy of the answer must name besides the origin: the page's own inline script and styles.
  readonly inline: { readonly script: readonly string[]; readonly style: readonly string[] };
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const hashesOf = (html: string, element: RegExp): string[] =>
  [...html.matchAll(element)].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

export const pageOf = async (html: string): Promise<Page> => {
  const identity = Buffer.from(html);
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: { br: await brotli(identity), gzip: await gzipped(identity), identity },
    inline: {
      script: hashesOf(html, /<script>([\s\S]*?)<\/script>/g),
      style: hashesOf(html, /<style>([\s\S]*?)<\/style>/g),
    },
  };
};

const widened = (policy: string, { inline }: Page): string =>
  policy
    .replace(/script-src [^;]*/, (allowed) => [allowed, ...inline.script].join(' '))
    .replace(/style-src [^;]*/, (allowed) => [allowed, ...inline.style].join(' '));

export const sendPage = (page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy === 'string') void reply.header('content-security-policy', widened(policy, page));
  void reply.header('cache-control', 'no-cache').header('etag', page.etag).header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === page.etag) return reply.status(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.status(200).type('text/html; charset=utf-8').send(page.bodies[encoding]);
};

import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { ownPolicy } from './web-pages/own-policy.ts';
import { builtFiles } from './web-pages/built-files.ts';
import { drawnPages } from './web-pages/drawn-pages.ts';
import { type Page, pageOf, sendPage } from './web-pages/page.ts';
import { type PageData, writeData } from './web-pages/write-data.ts';
import { environmentNames, type Settings } from '../settings.ts';

const buildFolder = fileURLToPath(new URL('../../../build/', import.meta.url));
// What the back office previews as members see it.
const memberPictures = ['offers', 'banners', 'contact'];
const yearSeconds = 31_536_000;

// The VITE_ values of this server's environment, so that one build serves every variant.
export const runtimeSettings = (settings: Settings): Record<string, string> =>
  Object.fromEntries(
    environmentNames
      .filter((name) => name.startsWith('VITE_'))
      .flatMap((name) => {
        const value = settings[name];
        return typeof value === 'string' && value !== '' ? [[name, value]] : [];
      }),
  );

// Staff see at all times whether they work with real money.
const environmentOf = (settings: Settings, app: 'member' | 'office'): Record<string, string> =>
  app === 'office' ? { environment: settings.isLive ? 'live' : 'demo' } : {};

const withSettings = (html: string, reported: object, style = ''): string => {
  const json = JSON.stringify(reported).replace(/</g, '\\u003c');
  const sheet = style === '' ? '' : `<style>${style}</style>`;
  return html.replace('</head>', () => `${sheet}<script type="application/json" id="settings">${json}</script></head>`);
};

export type ReadPageData = (context: Context) => Promise<PageData>;
export type ReadPageStyle = (context: Context) => Promise<string>;

// What the operator has set of a page.
interface OfOperator {
  readonly data: PageData;
  readonly style: string;
}

interface PageReader {
  readonly readData: ReadPageData;
  readonly readStyle: ReadPageStyle;
}

// Pages as they are sent: with the settings, and what the operator has set at this time. Kept until either changes.
const pagesOf = (context: Context, app: 'member' | 'office', reader?: PageReader) => {
  const reported = { ...runtimeSettings(context.settings), ...environmentOf(context.settings, app) };
  // Another backend has its own operator.
  const isElsewhere = 'VITE_API_BASE_URL' in reported;
  const kept = new Map<string, { readonly set: OfOperator | null; readonly page: Promise<Page> }>();
  const read = async (): Promise<OfOperator | null> => {
    if (reader === undefined || isElsewhere) return null;
    const both = Promise.all([reader.readData(context), reader.readStyle(context)]);
    return both.then(
      ([data, style]) => ({ data, style }),
      () => null,
    );
  };
  return async ({ drawn, shell }: { readonly drawn: string | null; readonly shell: string }): Promise<Page> => {
    const set = await read();
    // The app itself draws what cannot be written here.
    const html = set === null ? shell : (drawn ?? shell);
    const known = kept.get(html);
    if (known !== undefined && isDeepStrictEqual(known.set, set)) return known.page;
    const page = pageOf(
      set === null
        ? withSettings(html, reported)
        : withSettings(writeData(html, set.data), { ...reported, pageData: set.data }, set.style),
    );
    kept.set(html, { set, page });
    return page;
  };
};

// A picture shared by another app while no service worker takes it, as after its storage was cleared. The body is not
// read: the page opens the deposit and asks for the picture again.
export const addSharedSlips = (app: FastifyInstance): void => {
  const again = async (_request: FastifyRequest, reply: FastifyReply) => reply.redirect('/user/home?share=again', 303);
  app.post('/share-slip', { onRequest: again }, again);
};

const pathOf = ({ url }: FastifyRequest): string => url.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1');

// Serves a built app: hashed files are cached for a year; every other path that is not a call answers the page itself.
export const addWebApp = async (
  app: FastifyInstance,
  context: Context,
  served: { app: 'member' | 'office'; apiPaths: readonly string[]; page?: PageReader },
): Promise<void> => {
  const root = resolve(buildFolder, served.app);
  const index = resolve(root, 'index.html');
  if (!existsSync(index)) {
    context.log.warn(`${served.app} app is not built; npm start builds it`);
    return;
  }
  const shell = readFileSync(index, 'utf8');
  const drawn = served.app === 'member' ? drawnPages(context.settings) : () => null;
  const pageWith = pagesOf(context, served.app, served.page);
  const files = new Map([
    ...builtFiles(root),
    ...(served.app === 'office' ? builtFiles(resolve(buildFolder, 'member'), memberPictures) : []),
  ]);
  await app.register(fastifyStatic, {
    root,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header(
        'cache-control',
        isHashed ? `public, max-age=${String(yearSeconds)}, immutable` : 'public, max-age=3600',
      );
      const policy = path.endsWith('.html') ? ownPolicy(path) : null;
      if (policy !== null) reply.header('content-security-policy', policy);
    },
  });
  // A page is asked for without its body too, by those that look whether it is there.
  const method = ['GET', 'HEAD'];
  const first = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    sendPage(await pageWith({ drawn: drawn('/login'), shell }), request, reply);
  const other = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const file = `/${(request.params as { readonly '*': string })['*']}`;
    const folder = files.get(file);
    if (folder !== undefined) return reply.sendFile(file, folder);
    const isCall = served.apiPaths.some((path) => request.url.startsWith(path));
    if (isCall || request.url.startsWith('/assets/')) {
      reply.callNotFound();
      return reply;
    }
    return sendPage(await pageWith({ drawn: drawn(pathOf(request)), shell }), request, reply);
  };
  app.route({ method, url: '/', handler: first });
  app.route({ method, url: '/*', handler: other });
};

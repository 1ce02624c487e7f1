import type { Browser, Request } from '@playwright/test';
import { weighRoutes } from './route-scripts.ts';

export interface PageBytes {
  readonly scripts: number;
  // The page itself, with its styles and its drawing in each language.
  readonly page: number;
  readonly fonts: number;
  readonly all: number;
  readonly requests: number;
  readonly requestsElsewhere: number;
}

// Against a page of bare React: scripts of /login, all of it in Thai, and scripts of /user/home.
export const bytesGoals = { scripts: 1.45, all: 2, homeScripts: 1.9 } as const;

interface Received {
  readonly url: URL;
  readonly type: string;
  readonly bytes: number;
}

const receivedBy = async (request: Request): Promise<Received> => {
  const response = await request.response();
  if (response?.ok() !== true) throw new Error(`${request.url()} was not answered`);
  const { responseBodySize: bytes } = await request.sizes();
  return { url: new URL(request.url()), type: (await response.allHeaders())['content-type'] ?? '', bytes };
};

// Response bodies as transferred, compressed, into an empty cache until the network is idle.
export const weighPage = async (
  browser: Browser,
  { address, stored = { locale: 'th' } }: { readonly address: string; readonly stored?: Record<string, string> },
): Promise<PageBytes> => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    await context.addInitScript((entries) => {
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
    }, stored);
    const page = await context.newPage();
    const finished: Promise<Received>[] = [];
    page.on('requestfinished', (request) => finished.push(receivedBy(request)));
    await page.goto(address, { waitUntil: 'networkidle' });
    // What is read from the browser's own cache, as a script that was fetched before its import, has a size below 0.
    const received = (await Promise.all(finished)).filter(({ url, bytes }) => url.protocol !== 'data:' && bytes >= 0);
    const sum = (belongs: (one: Received) => boolean): number =>
      received.filter(belongs).reduce((total, { bytes }) => total + bytes, 0);
    return {
      scripts: sum(({ type }) => type.includes('javascript')),
      page: sum(({ type }) => type.startsWith('text/html')),
      fonts: sum(({ type }) => type.startsWith('font/')),
      all: sum(() => true),
      requests: received.length,
      requestsElsewhere: received.filter(({ url }) => url.origin !== new URL(address).origin).length,
    };
  } finally {
    await context.close();
  }
};

const others = ['register', 'howto', 'contact'] as const;

export interface PublicBytes extends Readonly<Record<(typeof others)[number], PageBytes>> {
  readonly login: { readonly th: PageBytes; readonly la: PageBytes; readonly en: PageBytes };
}

export const weighPublicScreens = async (browser: Browser, memberAddress: string): Promise<PublicBytes> => {
  const weigh = (path: string, language: string) =>
    weighPage(browser, { address: `${memberAddress}/${path}`, stored: { locale: language } });
  return {
    login: { th: await weigh('login', 'th'), la: await weigh('login', 'la'), en: await weigh('login', 'en') },
    register: await weigh('register', 'th'),
    howto: await weigh('howto', 'th'),
    contact: await weigh('contact', 'th'),
  };
};

// Keyed by their names in bench/baseline.json.
export const keptFigures = async (weighed: PublicBytes): Promise<Record<string, number>> => {
  const { th, la, en } = weighed.login;
  return {
    'scripts of /login': th.scripts,
    'page of /login': th.page,
    'fonts of /login in the heaviest language': Math.max(th.fonts, la.fonts, en.fonts),
    'all of /login in Thai': th.all,
    ...Object.fromEntries(others.map((name) => [`all of /${name} in Thai`, weighed[name].all])),
    ...(await weighRoutes()),
  };
};

import type { Browser, Request } from '@playwright/test';

export interface PageBytes {
  readonly scripts: number;
  readonly styles: number;
  readonly fonts: number;
  readonly all: number;
  readonly requests: number;
  readonly requestsElsewhere: number;
}

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
  { address, language = 'th' }: { readonly address: string; readonly language?: string },
): Promise<PageBytes> => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    await context.addInitScript((chosen) => localStorage.setItem('locale', chosen), language);
    const page = await context.newPage();
    const finished: Promise<Received>[] = [];
    page.on('requestfinished', (request) => finished.push(receivedBy(request)));
    await page.goto(address, { waitUntil: 'networkidle' });
    const received = (await Promise.all(finished)).filter(({ url }) => url.protocol !== 'data:');
    const sum = (belongs: (one: Received) => boolean): number =>
      received.filter(belongs).reduce((total, { bytes }) => total + bytes, 0);
    return {
      scripts: sum(({ type }) => type.includes('javascript')),
      styles: sum(({ type }) => type.startsWith('text/css')),
      fonts: sum(({ type }) => type.startsWith('font/')),
      all: sum(() => true),
      requests: received.length,
      requestsElsewhere: received.filter(({ url }) => url.origin !== new URL(address).origin).length,
    };
  } finally {
    await context.close();
  }
};

export interface LoginBytes {
  readonly th: PageBytes;
  readonly la: PageBytes;
  readonly en: PageBytes;
}

export const weighLogin = async (browser: Browser, memberAddress: string): Promise<LoginBytes> => {
  const weigh = (language: string) => weighPage(browser, { address: `${memberAddress}/login`, language });
  return { th: await weigh('th'), la: await weigh('la'), en: await weigh('en') };
};

// Keyed by their names in bench/baseline.json.
export const keptFigures = ({ th, la, en }: LoginBytes): Record<string, number> => ({
  'scripts of /login': th.scripts,
  'style sheets of /login': th.styles,
  'fonts of /login in the heaviest language': Math.max(th.fonts, la.fonts, en.fonts),
  'all of /login in Thai': th.all,
});

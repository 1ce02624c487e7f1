import type { FastifyReply, FastifyRequest } from 'fastify';
import { html, type Markup } from './markup.ts';

export interface Page {
  title: string;
  // The current item in the menu.
  here: string;
  body: Markup;
  scripts?: readonly string[];
  isWide?: boolean;
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const sheets = ['base.css', 'forms.css', 'lists.css'] as const;

const places = [
  ['/', 'Home', 'หน้าแรก'],
  ['/payer', 'Pay', 'จ่ายเงิน'],
  ['/gifts', 'Gifts', 'ซองของขวัญ'],
  ['/slip-maker', 'Slips', 'สลิป'],
  ['/inbox', 'Messages', 'ข้อความ'],
  ['/authenticator', 'Authenticator', 'รหัสยืนยัน'],
  ['/accounts', 'Accounts', 'บัญชี'],
  ['/games', 'Games', 'เกม'],
  ['/weather', 'Weather', 'สถานการณ์'],
  ['/book', 'Book', 'สมุดบันทึก'],
] as const;

const menu = (here: string): Markup => html`
  <nav aria-label="Sandbox">
    ${places.map(
      ([path, name, thai]) =>
        html`<a href="${path}" ${path === here ? html`aria-current="page"` : null}
          >${name} <span lang="th">${thai}</span></a
        >`,
    )}
  </nav>
`;

const written = ({ title, here, body, scripts = [], isWide = false }: Page): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Sandbox</title>
        <link rel="icon" href="/assets/icon.svg" />
        ${sheets.map((name) => html`<link rel="stylesheet" href="/assets/${name}" />`)}
        ${scripts.map((name) => html`<script type="module" src="/assets/${name}"></script>`)}
      </head>
      <body>
        <header>
          <a class="brand" href="/">Sandbox <span lang="th">โลกจำลอง</span></a>
          <p>Nothing here is real money.</p>
        </header>
        ${menu(here)}
        <main ${isWide ? html`class="wide"` : null}>${body}</main>
      </body>
    </html>`.text;

export const sendPage = (reply: FastifyReply, page: Page, status = 200): FastifyReply =>
  reply
    .status(status)
    .headers({ 'content-security-policy': policy, 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(written(page));

// Browsers request text/html explicitly; programs do not.
export const wantsPage = (request: FastifyRequest): boolean => (request.headers.accept ?? '').includes('text/html');

export const problemPage = (reply: FastifyReply, problem: { here: string; text: string; status?: number }) =>
  sendPage(
    reply,
    {
      title: 'That did not work',
      here: problem.here,
      body: html`<h1>That did not work</h1>
        <p class="problem" role="alert">${problem.text}</p>
        <p><a class="button" href="${problem.here}">Back</a></p>`,
    },
    problem.status ?? 422,
  );

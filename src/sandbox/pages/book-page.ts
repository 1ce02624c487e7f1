import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';
import { sendPage, wantsPage } from './frame.ts';
import { html, type Markup } from './markup.ts';

const shownMax = 200;

const rowsOf = (section: unknown): Record<string, unknown>[] => {
  const values = Array.isArray(section)
    ? section
    : typeof section === 'object' && section !== null
      ? Object.values(section)
      : [];
  return values.filter((value): value is Record<string, unknown> => typeof value === 'object' && value !== null);
};

const cell = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && value !== null) return Object.values(value).map(cell).join(' ');
  return value === null || value === undefined ? '' : JSON.stringify(value);
};

const table = (name: string, rows: Record<string, unknown>[]): Markup => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${name}">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${columns.map((column) => html`<td>${cell(row[column])}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
};

// A section with several lists is shown as several sections.
const listsOf = ([name, content]: [string, unknown]): [string, unknown][] => {
  const isPlain = typeof content === 'object' && content !== null && !Array.isArray(content);
  const lists = isPlain ? Object.entries(content as Record<string, unknown>) : [];
  const isNested = lists.length > 0 && lists.every(([, list]) => Array.isArray(list));
  return isNested ? lists.map(([list, rows]) => [`${name}: ${list}`, rows]) : [[name, content]];
};

const sectionOf = ([name, content]: [string, unknown]): Markup => {
  const rows = rowsOf(content);
  return html`<section>
    <h2>${name} <small>${rows.length}</small></h2>
    ${rows.length === 0 ? html`<p class="empty">Nothing yet.</p>` : table(name, rows.toReversed().slice(0, shownMax))}
  </section>`;
};

// JSON for programs, tables for people, at the same address.
export const addBookPage = (app: FastifyInstance, world: World): void => {
  app.get('/book', async (request, reply) => {
    const book = world.book.read();
    if (!wantsPage(request)) return book;
    return sendPage(reply, {
      title: 'Book',
      here: '/book',
      isWide: true,
      body: html`<h1>Book <span lang="th">สมุดบันทึก</span></h1>
        <p>What the outside parties believe. The ledger must agree with every line.</p>
        ${Object.entries(book).flatMap(listsOf).map(sectionOf)}`,
    });
  });
};

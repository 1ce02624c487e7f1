import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { linkOf, type Gift, type Gifts } from '../gifts/gifts.ts';
import { bangkokTime, shownAmount } from '../shown.ts';
import { problemPage, sendPage } from './frame.ts';
import { html, type Markup } from './markup.ts';
import { typedAmount } from './sender-fields.ts';

const here = '/gifts';
const shownMax = 50;

const wholeNumber = (min: number, max: number) =>
  z.pipe(z.string(), z.pipe(z.transform(Number), z.int().check(z.minimum(min), z.maximum(max))));

const giftFields = z.object({
  amount: z.string(),
  receivers: wholeNumber(1, 50),
  hours: wholeNumber(0, 720),
  isUneven: z.optional(z.string()),
  giverMobile: z.string().check(z.trim(), z.regex(/^[0-9]{10}$/)),
  giverName: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
});

const giftForm = html`<form method="post" action="/gifts/make" class="card">
  <h2>Make a gift link <span lang="th">สร้างซองของขวัญ</span></h2>
  <label
    >Amount in baht <span lang="th">จำนวนเงิน</span>
    <input name="amount" inputmode="decimal" required autocomplete="off" placeholder="100.00"
  /></label>
  <div class="pair">
    <label>Receivers <span lang="th">ผู้รับ</span> <input name="receivers" inputmode="numeric" value="1" /></label>
    <label>Hours until it expires <input name="hours" inputmode="numeric" value="72" /></label>
  </div>
  <label class="tick"><input type="checkbox" name="isUneven" value="yes" /> Each receiver gets another share</label>
  <label
    >From wallet <span lang="th">เบอร์ผู้ให้</span> <input name="giverMobile" inputmode="tel" required value="0811111111"
  /></label>
  <label>Name <span lang="th">ชื่อ</span> <input name="giverName" required value="สมชาย ใจดี" /></label>
  <button>Make the link <span lang="th">สร้างลิงก์</span></button>
</form>`;

const giftItem = (gift: Gift): Markup =>
  html`<li class="message">
    <p class="meta">
      <time>${bangkokTime(new Date(gift.createdAt))}</time> · ${gift.tickets.length} of ${gift.shares.length} taken ·
      until ${bangkokTime(new Date(gift.expiresAt))}
    </p>
    <p>${gift.shares.map(shownAmount).join(' + ')} <small>THB</small></p>
    <p>
      <output>${linkOf(gift)}</output>
      <button type="button" class="quiet" data-copy="${linkOf(gift)}">Copy <span lang="th">คัดลอก</span></button>
    </p>
    ${gift.tickets.map((ticket) => html`<p>${ticket.mobile} took ${shownAmount(ticket.amount)}</p>`)}
  </li>`;

export const addGiftsPage = (app: FastifyInstance, gifts: Gifts): void => {
  app.get('/gifts', async (_request, reply) => {
    const made = gifts.all().reverse().slice(0, shownMax);
    return sendPage(reply, {
      title: 'Gifts',
      here,
      scripts: ['live-list.js'],
      body: html`<h1>Gift links <span lang="th">ซองของขวัญ</span></h1>
        ${giftForm}
        <div id="live-list" aria-live="polite">
          ${
            made.length === 0
              ? html`<p class="empty">No gifts yet.</p>`
              : html`<ol class="messages">
                  ${made.map(giftItem)}
                </ol>`
          }
        </div>`,
    });
  });

  app.post('/gifts/make', async (request, reply) => {
    const fields = giftFields.safeParse(request.body);
    const amount = fields.success ? typedAmount(fields.data.amount) : null;
    if (!fields.success || amount === null)
      return problemPage(reply, {
        here,
        text: 'An amount above zero, 1 to 50 receivers, 0 to 720 hours, a phone of ten digits.',
      });
    const { isUneven, ...order } = fields.data;
    gifts.make({ ...order, amount, isUneven: isUneven === 'yes' });
    return reply.redirect(here, 303);
  });
};

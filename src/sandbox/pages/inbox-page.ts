import type { FastifyInstance } from 'fastify';
import { bangkokTime } from '../shown.ts';
import type { Inbox, TextMessage } from '../sms/inbox.ts';
import { sendPage } from './frame.ts';
import { html } from './markup.ts';

const shownMax = 100;

const messageItem = (message: TextMessage) =>
  html`<li class="message">
    <p class="meta">
      <a href="/inbox?phone=${message.phone}">${message.phone}</a>
      <time>${bangkokTime(new Date(message.createdAt))}</time>
    </p>
    <p>${message.text}</p>
    ${
      message.code === null
        ? null
        : html`<p class="code">
            <output>${message.code}</output>
            <button type="button" class="quiet" data-copy="${message.code}">Copy <span lang="th">คัดลอก</span></button>
          </p>`
    }
  </li>`;

export const addInboxPage = (app: FastifyInstance, inbox: Inbox): void => {
  app.get<{ Querystring: { phone?: string } }>('/inbox', async (request, reply) => {
    const phone = request.query.phone?.trim() ?? '';
    const messages = inbox.messages(phone === '' ? undefined : phone).slice(0, shownMax);
    return sendPage(reply, {
      title: 'Messages',
      here: '/inbox',
      scripts: ['live-list.js'],
      body: html`<h1>Messages <span lang="th">ข้อความ</span></h1>
        <form class="row" action="/inbox">
          <label
            >Phone <span lang="th">เบอร์โทร</span>
            <input name="phone" type="tel" inputmode="tel" value="${phone}" placeholder="0812345678" autocomplete="off"
          /></label>
          <button>Show</button>
        </form>
        <div id="live-list" aria-live="polite">
          ${
            messages.length === 0
              ? html`<p class="empty">No messages yet. They appear here automatically.</p>`
              : html`<ol class="messages">
                  ${messages.map(messageItem)}
                </ol>`
          }
        </div>`,
    });
  });
};

import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Authenticator, ShownCode } from '../authenticator.ts';
import { problemPage, sendPage, wantsPage } from './frame.ts';
import { html, type Markup } from './markup.ts';

const here = '/authenticator';
const addQuestion = z.object({ name: z.string().check(z.maxLength(60)), secret: z.string().check(z.maxLength(400)) });

const codeItem = ({ name, code }: ShownCode): Markup =>
  html`<li class="message">
    <p class="meta">${name}</p>
    <p class="code">
      <output>${code}</output>
      <button type="button" class="quiet" data-copy="${code}">Copy <span lang="th">คัดลอก</span></button>
    </p>
  </li>`;

export const addAuthenticatorPage = (app: FastifyInstance, authenticator: Authenticator): void => {
  app.get(here, async (request, reply) => {
    const codes = authenticator.codes();
    if (!wantsPage(request)) return codes;
    return sendPage(reply, {
      title: 'Authenticator',
      here,
      scripts: ['live-list.js'],
      body: html`<h1>Authenticator <span lang="th">รหัสยืนยัน</span></h1>
        <p>
          The second step of a login to the back office. Each code counts once; the next one comes within 30 seconds.
        </p>
        <div id="live-list" aria-live="off">
          <ol class="messages">
            ${codes.map(codeItem)}
          </ol>
        </div>
        <h2>Add somebody <span lang="th">เพิ่มบัญชี</span></h2>
        <form class="row" method="post" action="${here}">
          <label>Name <span lang="th">ชื่อ</span> <input name="name" autocomplete="off" required /></label>
          <label>Key <span lang="th">คีย์</span> <input name="secret" autocomplete="off" required /></label>
          <button>Add</button>
        </form>`,
    });
  });

  app.post(here, async (request, reply) => {
    const requested = addQuestion.safeParse(request.body);
    const isAdded = requested.success && authenticator.add(requested.data.name.trim(), requested.data.secret);
    if (!isAdded) return problemPage(reply, { here, text: 'The key is letters and digits from 2 to 7, 16 or more.' });
    return reply.redirect(here, 303);
  });
};

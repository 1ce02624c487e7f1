import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';
import { sendPage } from './frame.ts';
import { html } from './markup.ts';

const tiles = [
  ['/payer', 'Pay', 'จ่ายเงิน', 'Scan or paste a QR picture and pay it, or transfer to an account number.'],
  ['/gifts', 'Gifts', 'ซองของขวัญ', 'Make a gift link, for one receiver or several, and see who took it.'],
  [
    '/slip-maker',
    'Slip maker',
    'สร้างสลิป',
    'Pictures of slips to upload: genuine, forged, and damaged as phones and chats do.',
  ],
  ['/inbox', 'Messages', 'ข้อความ', 'One-time codes and other texts sent to any phone.'],
  [
    '/authenticator',
    'Authenticator',
    'รหัสยืนยัน',
    'The codes of the staff’s phones, for the second step of their login.',
  ],
  ['/accounts', 'Accounts', 'บัญชี', 'Statements: deposits leave a sender, payouts arrive at a member.'],
  ['/games', 'Games', 'เกม', 'The providers’ lobby, with a small game each.'],
  ['/weather', 'Weather', 'สถานการณ์', 'Make a bank, a gateway or a game slow, silent or wrong.'],
  ['/book', 'Book', 'สมุดบันทึก', 'What every outside party believes, to compare with the ledger.'],
] as const;

export const addHomePage = (app: FastifyInstance, world: World): void => {
  app.get('/', async (_request, reply) =>
    sendPage(reply, {
      title: 'Home',
      here: '/',
      body: html`<h1>The outside world, on one laptop</h1>
        <p>
          Banks, payers, text messages and game providers for
          <a href="${world.settings.serverUrl}/">the wallet</a>. Everything works; nothing is real.
        </p>
        <ul class="tiles">
          ${tiles.map(
            ([path, name, thai, about]) =>
              html`<li>
                <a href="${path}"
                  ><strong>${name} <span lang="th">${thai}</span></strong> ${about}</a
                >
              </li>`,
          )}
        </ul>`,
    }),
  );
};

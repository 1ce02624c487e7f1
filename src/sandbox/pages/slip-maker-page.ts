import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import * as z from 'zod/mini';
import type { BankBook } from '../bank/bank.ts';
import { bankOf } from '../bank/banks.ts';
import type { Payer } from '../bank/payer.ts';
import { shownAmount } from '../shown.ts';
import { slipDamages } from '../slips/damage/slip-damages.ts';
import { slipStyles } from '../slips/draw/slip-styles.ts';
import { drawMadeSlip, makeSlip, type MadeSlip, slipTricks } from '../slips/make-slip.ts';
import type { World } from '../world.ts';
import { problemPage, sendPage } from './frame.ts';
import { html, type Markup } from './markup.ts';
import { receiverFields, receiverOf, receiverShape } from './receiver-fields.ts';
import { senderFields, senderOf, senderShape, typedAmount } from './sender-fields.ts';

const here = '/slip-maker';
const nameField = () => z._default(z.string().check(z.maxLength(40)), '');
const makeFields = z.object({
  ...senderShape,
  ...receiverShape,
  amount: z.string(),
  // As typed; above zero is in the past.
  minutesAgo: z._default(z.string().check(z.regex(/^-?\d{1,6}$/)), '0'),
  trick: z.enum(slipTricks.map(([name]) => name)),
  style: nameField(),
  damage: nameField(),
});

const option = (value: string, text: string): Markup => html`<option value="${value}">${text}</option>`;

const form = (bank: BankBook): Markup =>
  html`<form method="post" action="${here}" class="card">
    ${senderFields(bank)} ${receiverFields({ bankCode: 'KBANK', accountNo: '0011000001' })}
    <label
      >Minutes ago <span lang="th">กี่นาทีที่แล้ว</span>
      <input name="minutesAgo" inputmode="numeric" value="0" autocomplete="off"
    /></label>
    <label
      >What it is <span lang="th">ชนิด</span>
      <select name="trick">
        ${slipTricks.map(([name, about]) => option(name, about))}
      </select></label
    >
    <label
      >Look <span lang="th">หน้าตา</span>
      <select name="style">
        ${option('', 'the usual one of the sender’s bank')} ${slipStyles.map(({ name }) => option(name, name))}
      </select></label
    >
    <label
      >Damage <span lang="th">ความเสียหาย</span>
      <select name="damage">
        ${slipDamages.map(({ name, about }) => option(name, about))}
      </select></label
    >
    <button>Make the slip <span lang="th">สร้างสลิป</span></button>
  </form>`;

const aboutOf = ({ codes, damage }: MadeSlip): string => {
  const { about } = slipDamages.find(({ name }) => name === damage) ?? { about: 'as saved by the app' };
  return `${codes.length === 0 ? 'No code' : codes.length === 1 ? 'One code' : 'Two codes'}, ${about}.`;
};

const madePage = (slip: MadeSlip): Markup => {
  const address = `${here}/${slip.id}`;
  return html`<h1>Slip <span lang="th">สลิป</span></h1>
    <p class="amount">${shownAmount(slip.printed.amount)} <small>on the slip</small></p>
    <p>${aboutOf(slip)}</p>
    <p class="row">
      <a class="button" href="${address}.jpg" download="slip.jpg">Save <span lang="th">บันทึก</span> JPEG</a>
      <a class="button quiet" href="${address}.png" download="slip.png">PNG</a>
      <a class="button quiet" href="${here}">Another</a>
    </p>
    <img class="slip" src="${address}.png" alt="Bank slip ${slip.printed.slipReference}" width="360" height="620" />`;
};

interface Parts {
  world: World;
  bank: BankBook;
  payer: Payer;
}

// Makes slips of any kind: with a transfer at the bank or without, as any bank draws them, damaged in any way.
export const addSlipMakerPage = (app: FastifyInstance, { world, bank, payer }: Parts): void => {
  const made = world.shelf<MadeSlip>('made-slips');

  app.get(here, async (_request, reply) =>
    sendPage(reply, {
      title: 'Slip maker',
      here,
      scripts: ['payer.js'],
      body: html`<h1>Slip maker <span lang="th">สร้างสลิป</span></h1>
        <p>Pictures of slips to upload to the wallet: genuine, forged and damaged.</p>
        ${form(bank)}`,
    }),
  );

  app.post(here, async (request, reply) => {
    const fields = makeFields.safeParse(request.body);
    const amount = fields.success ? typedAmount(fields.data.amount) : null;
    if (!fields.success || amount === null)
      return problemPage(reply, { here, text: 'Fill in both accounts, an amount above zero, and whole minutes.' });
    const { trick, style, damage, minutesAgo } = fields.data;
    const from = senderOf(fields.data);
    const at = new Date(world.now().getTime() - Number(minutesAgo) * 60_000);
    const { currency } = bankOf(fields.data.toBankCode);
    const order = { from, to: receiverOf(fields.data), amount, currency, at, trick, style, damage };
    const slip = makeSlip({ world, payer }, order);
    made.put(slip.id, slip);
    return reply.redirect(`${here}/${slip.id}`, 303);
  });

  app.get<{ Params: { file: string } }>(`${here}/:file`, async (request, reply) => {
    const [, id = '', kind] = /^(\d+)(?:\.(png|jpg))?$/.exec(request.params.file) ?? [];
    const slip = made.get(id);
    if (slip === undefined) return problemPage(reply, { here, text: 'No such slip.', status: 404 });
    if (kind === undefined) return sendPage(reply, { title: 'Slip', here, body: madePage(slip) });
    const picture = sharp(await drawMadeSlip(slip)).keepExif();
    return kind === 'png'
      ? reply.type('image/png').send(await picture.png().toBuffer())
      : reply.type('image/jpeg').send(await picture.jpeg({ quality: 90 }).toBuffer());
  });
};

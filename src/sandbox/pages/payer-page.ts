import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { currencies } from '#money/currency.ts';
import { toDecimalText } from '#money/money-wire.ts';
import type { BankBook, Transfer } from '../bank/bank.ts';
import { bankOf } from '../bank/banks.ts';
import type { Paid, Payer } from '../bank/payer.ts';
import { readQrPayload, type ReadQr } from '../bank/read-qr-payload.ts';
import { shownAmount } from '../shown.ts';
import { slipStyles } from '../slips/draw/slip-styles.ts';
import { problemPage, sendPage } from './frame.ts';
import { html, type Markup } from './markup.ts';
import { receiverFields, receiverOf, receiverShape } from './receiver-fields.ts';
import { senderFields, senderOf, senderShape, typedAmount } from './sender-fields.ts';

const here = '/payer';

const payloadField = z.string().check(z.trim(), z.minLength(1), z.maxLength(2000));
const reviewFields = z.object({ payload: payloadField });
const payFields = z.object({
  payload: payloadField,
  amount: z.string(),
  isForced: z.optional(z.string()),
  ...senderShape,
});
const transferFields = z.object({ ...receiverShape, amount: z.string(), ...senderShape });

const refusals: Readonly<Record<string, string>> = {
  QR_NOT_PAYABLE: 'This is no QR code a bank can pay: its checksum is wrong or it names nobody.',
  AMOUNT_MISSING: 'Type an amount above zero, with at most two decimals.',
  QR_PAID: 'This QR code has been paid already. Tick “pay anyway” to see what happens to the money.',
  QR_EXPIRED: 'This QR code has ended. Tick “pay anyway” to pay late.',
  QR_CANCELLED: 'This QR code was cancelled. Tick “pay anyway” to pay it nevertheless.',
  QR_UNKNOWN: 'The gateway has never made this QR code. Tick “pay anyway” to pay it nevertheless.',
  QR_UNKNOWN_MERCHANT: 'No bank knows the merchant of this QR code.',
  QR_AMOUNT_FIXED: 'The amount of this QR code is fixed. Tick “pay anyway” to send another one.',
};

const qrForm = html`<form id="qr-form" method="post" action="/payer/qr" class="card">
  <h2>Pay a QR code <span lang="th">สแกนจ่าย</span></h2>
  <label class="drop" for="picture">
    <strong>Choose a picture</strong>
    or paste a screenshot, or drop one here
    <input id="picture" type="file" accept="image/*" />
  </label>
  <p id="picture-status" class="hint" role="status"></p>
  <label
    >Or the text of the QR code
    <textarea id="payload" name="payload" rows="3" required spellcheck="false" placeholder="00020101021230…"></textarea>
  </label>
  <button>Next <span lang="th">ต่อไป</span></button>
</form>`;

const transferForm = (bank: BankBook): Markup =>
  html`<form method="post" action="/payer/transfer" class="card">
    <h2>Transfer <span lang="th">โอนเงิน</span></h2>
    ${receiverFields({ bankCode: 'SCB', accountNo: '' })} ${senderFields(bank)}
    <button>Transfer <span lang="th">โอน</span></button>
  </form>`;

const targetOf = ({ target }: ReadQr): string => {
  if (target.kind === 'merchant') return `Merchant ${target.number}`;
  return target.kind === 'bill' ? `Bill payment, reference ${target.ref1}` : `PromptPay ${target.accountNo}`;
};

interface Review {
  payload: string;
  qr: ReadQr;
  problem?: string;
}

const reviewBody = ({ payload, qr, problem }: Review, bank: BankBook): Markup =>
  html`<h1>Check and pay <span lang="th">ตรวจสอบ</span></h1>
    ${problem === undefined ? null : html`<p class="problem" role="alert">${problem}</p>`}
    <form method="post" action="/payer/qr/pay" class="card">
      <p class="amount">
        ${qr.amount === null ? 'Any amount' : shownAmount(qr.amount)} <small>${currencies[qr.currency].isoCode}</small>
      </p>
      <p>${targetOf(qr)}</p>
      <input type="hidden" name="payload" value="${payload}" />
      ${senderFields(bank)}
      <details ${qr.amount === null || problem !== undefined ? html`open` : null}>
        <summary>Pay another amount, late or twice</summary>
        <label
          >Amount <span lang="th">จำนวนเงิน</span>
          <input
            name="amount"
            inputmode="decimal"
            autocomplete="off"
            value="${qr.amount === null ? '' : toDecimalText(qr.amount)}"
        /></label>
        <label class="tick"
          ><input type="checkbox" name="isForced" value="yes" /> Pay anyway, as an app that does not ask the
          gateway</label
        >
      </details>
      <button>Pay <span lang="th">ยืนยันจ่าย</span></button>
    </form>`;

// The slip as the sender's app draws it, and its other forms, such as the dark one.
const slipOf = ({ reference, slipReference, from }: Transfer): Markup => {
  const address = `/bank/slips/${reference}`;
  const others = slipStyles.filter(({ bankCode }) => bankCode === from.bankCode).slice(1);
  return html`<p class="row">
      <a class="button quiet" href="${address}.png" download>Save the slip <span lang="th">บันทึกสลิป</span> PNG</a>
      <a class="button quiet" href="${address}.jpg" download>JPEG</a>
      ${others.map(
        ({ name }) =>
          html`<a class="button quiet" href="${address}.png?style=${name}" download="${name}.png">${name}</a>`,
      )}
    </p>
    <img class="slip" src="${address}.png" alt="Bank slip ${slipReference}" width="360" height="620" />`;
};

const doneBody = (reference: string, bank: BankBook): Markup | null => {
  const transfer = bank.find(reference);
  if (transfer === null) return null;
  const statement = `/accounts/${transfer.from.bankCode}/${transfer.from.accountNo}`;
  return html`<h1>Paid <span lang="th">สำเร็จ</span></h1>
    <p class="amount">${shownAmount(transfer.amount)} <small>${currencies[transfer.currency].isoCode}</small></p>
    <p>from ${transfer.from.name}, ${bankOf(transfer.from.bankCode).nameEN}. The bank is telling the wallet now.</p>
    <p class="row">
      <a class="button" href="/payer">Pay again</a>
      <a class="button quiet" href="${statement}">Statement</a>
    </p>
    ${slipOf(transfer)}`;
};

const refusedPage = (reply: FastifyReply, error: string) =>
  problemPage(reply, { here, text: refusals[error] ?? error });

const payFromForm = (payer: Payer, fields: z.output<typeof payFields>): Paid => {
  const amount = typedAmount(fields.amount);
  if (amount === null) return { kind: 'refused', error: 'AMOUNT_MISSING' };
  const isStrict = fields.isForced !== 'yes';
  return payer.payQr({ payload: fields.payload, from: senderOf(fields), amount, isStrict });
};

export const addPayerPage = (app: FastifyInstance, parts: { bank: BankBook; payer: Payer }): void => {
  const { bank, payer } = parts;
  const scripts = ['payer.js'];

  app.get('/payer', async (_request, reply) =>
    sendPage(reply, {
      title: 'Pay',
      here,
      scripts,
      body: html`<h1>Banking app <span lang="th">แอปธนาคาร</span></h1>
        ${qrForm} ${transferForm(bank)}`,
    }),
  );

  app.post('/payer/qr', async (request, reply) => {
    const fields = reviewFields.safeParse(request.body);
    const qr = fields.success ? readQrPayload(fields.data.payload) : null;
    if (!fields.success || qr === null) return refusedPage(reply, 'QR_NOT_PAYABLE');
    const body = reviewBody({ payload: fields.data.payload, qr }, bank);
    return sendPage(reply, { title: 'Check and pay', here, scripts, body });
  });

  app.post('/payer/qr/pay', async (request, reply) => {
    const fields = payFields.safeParse(request.body);
    if (!fields.success) return problemPage(reply, { here, text: 'Fill in the account the money leaves.' });
    const { payload } = fields.data;
    const paid = payFromForm(payer, fields.data);
    if (paid.kind === 'paid') return reply.redirect(`/payer/done/${paid.transfer.reference}`, 303);
    const qr = readQrPayload(payload);
    if (qr === null) return refusedPage(reply, paid.error);
    const body = reviewBody({ payload, qr, problem: refusals[paid.error] ?? paid.error }, bank);
    return sendPage(reply, { title: 'Check and pay', here, scripts, body }, 422);
  });

  app.post('/payer/transfer', async (request, reply) => {
    const fields = transferFields.safeParse(request.body);
    if (!fields.success) return problemPage(reply, { here, text: 'Fill in both accounts.' });
    const amount = typedAmount(fields.data.amount);
    if (amount === null) return refusedPage(reply, 'AMOUNT_MISSING');
    const { reference } = payer.transfer({
      from: senderOf(fields.data),
      to: receiverOf(fields.data),
      amount,
      currency: bankOf(fields.data.toBankCode).currency,
    });
    return reply.redirect(`/payer/done/${reference}`, 303);
  });

  app.get<{ Params: { reference: string } }>('/payer/done/:reference', async (request, reply) => {
    const body = doneBody(request.params.reference, bank);
    return body === null
      ? problemPage(reply, { here, text: 'No such payment.', status: 404 })
      : sendPage(reply, { title: 'Paid', here, body });
  });
};

import type { FastifyInstance } from 'fastify';
import { currencies } from '#money/currency.ts';
import type { BankBook, Party, Transfer } from '../bank/bank.ts';
import { bankOf } from '../bank/banks.ts';
import type { Payer } from '../bank/payer.ts';
import { bangkokTime, shownAmount } from '../shown.ts';
import { problemPage, sendPage } from './frame.ts';
import { html, type Markup } from './markup.ts';

const here = '/accounts';
const shownMax = 200;

const kinds: Readonly<Record<Transfer['kind'], readonly [name: string, thai: string]>> = {
  transfer: ['Transfer', 'โอนเงิน'],
  promptpay: ['PromptPay', 'พร้อมเพย์'],
  bill: ['QR payment', 'จ่าย QR'],
  payout: ['Payout', 'ถอนเงิน'],
  return: ['Returned payout', 'คืนเงินถอน'],
};

const refusals: Readonly<Record<string, string>> = {
  PAYOUT_UNKNOWN: 'No payout has this reference.',
  PAYOUT_RETURNED: 'The bank has returned this payout already.',
};

const isSame = (left: Party, right: Party): boolean =>
  left.bankCode === right.bankCode && left.accountNo === right.accountNo;

const pathOf = (party: Party): string =>
  `/accounts/${encodeURIComponent(party.bankCode)}/${encodeURIComponent(party.accountNo)}`;

// On the statement of the account that was paid: its bank cannot keep the money after all.
const returnForm = (transfer: Transfer): Markup =>
  html`<form method="post" action="/accounts/return/${transfer.reference}">
    <button class="quiet">Return it <span lang="th">คืนเงิน</span></button>
  </form>`;

const line = (transfer: Transfer, owner: Party): Markup => {
  const isIn = isSame(transfer.to, owner);
  const other = isIn ? transfer.from : transfer.to;
  const [name, thai] = kinds[transfer.kind];
  return html`<li class="line">
    <div>
      <strong>${name} <span lang="th">${thai}</span></strong>
      <a href="${pathOf(other)}">${other.name} · ${other.bankCode} ${other.accountNo}</a>
      <small
        >${bangkokTime(transfer.at)} · <a href="/bank/slips/${transfer.reference}.png">${transfer.reference}</a></small
      >
      ${isIn && transfer.kind === 'payout' ? returnForm(transfer) : null}
    </div>
    <p class="${isIn ? 'in' : 'out'}">
      ${isIn ? '+' : '−'}${shownAmount(transfer.amount)} <small>${currencies[transfer.currency].isoCode}</small>
    </p>
  </li>`;
};

// Every account that anybody has named, most recently moved first.
const knownAccounts = (bank: BankBook): Party[] => {
  const known = new Map<string, Party>();
  for (const { from, to } of bank.all().reverse())
    for (const party of [from, to]) if (!known.has(pathOf(party))) known.set(pathOf(party), party);
  return [...known.values()].slice(0, shownMax);
};

const accountItem = (party: Party): Markup =>
  html`<li>
    <a href="${pathOf(party)}"
      ><strong>${party.name}</strong> ${bankOf(party.bankCode).nameEN} · ${bankOf(party.bankCode).nameTH}
      ${party.accountNo}</a
    >
  </li>`;

const statementBody = (owner: Party, lines: Transfer[]): Markup => {
  const total = (isIn: boolean): bigint =>
    lines.filter(({ to }) => isSame(to, owner) === isIn).reduce((sum, { amount }) => sum + amount, 0n);
  return html`<h1>${owner.name}</h1>
    <p>
      ${bankOf(owner.bankCode).nameEN} · <span lang="th">${bankOf(owner.bankCode).nameTH}</span> · ${owner.accountNo}
    </p>
    <dl class="totals">
      <div>
        <dt>Money in <span lang="th">เงินเข้า</span></dt>
        <dd class="in">${shownAmount(total(true))}</dd>
      </div>
      <div>
        <dt>Money out <span lang="th">เงินออก</span></dt>
        <dd class="out">${shownAmount(total(false))}</dd>
      </div>
    </dl>
    <ol class="lines">
      ${lines
        .toReversed()
        .slice(0, shownMax)
        .map((transfer) => line(transfer, owner))}
    </ol>`;
};

export const addAccountsPage = (app: FastifyInstance, { bank, payer }: { bank: BankBook; payer: Payer }): void => {
  app.get('/accounts', async (_request, reply) => {
    const accounts = knownAccounts(bank);
    return sendPage(reply, {
      title: 'Accounts',
      here,
      body: html`<h1>Accounts <span lang="th">บัญชี</span></h1>
        ${
          accounts.length === 0
            ? html`<p class="empty">
                No money has moved yet. <a href="/payer">Pay something</a> and both ends appear here.
              </p>`
            : html`<ul class="tiles">
                ${accounts.map(accountItem)}
              </ul>`
        }`,
    });
  });

  app.post<{ Params: { reference: string } }>('/accounts/return/:reference', async (request, reply) => {
    const returned = payer.returnPayout(request.params.reference);
    if (returned.kind === 'refused')
      return problemPage(reply, { here, text: refusals[returned.error] ?? returned.error });
    return reply.redirect(pathOf(returned.transfer.to), 303);
  });

  app.get<{ Params: { bankCode: string; accountNo: string } }>(
    '/accounts/:bankCode/:accountNo',
    async (request, reply) => {
      const lines = bank.linesOf(request.params);
      const [first] = lines.toReversed();
      if (first === undefined)
        return problemPage(reply, { here, text: 'Nothing has moved on this account.', status: 404 });
      const owner = first.to.accountNo === request.params.accountNo ? first.to : first.from;
      return sendPage(reply, { title: owner.name, here, body: statementBody(owner, lines) });
    },
  );
};

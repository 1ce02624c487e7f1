import * as z from 'zod/mini';
import { fromDecimalText } from '#money/money-wire.ts';
import type { Answered } from '../../outbound.ts';
import { done, unknown, type Unknown } from '../../outcome.ts';
import { nameField, printableField } from '../../reported-text.ts';
import type { GiftQuestion, GiftRefusalReason, GiftState, GiftTicket, Redeemed } from '../port.ts';

const headShape = z.object({ status: z.object({ code: printableField(60) }) });

const amountField = () => z.optional(z.nullable(printableField(20)));
const ticketShape = z.object({
  amount_baht: printableField(20),
  // The receiver, masked. Compared where it is shown.
  mobile: z.optional(z.nullable(printableField(20))),
  update_date: z.optional(z.nullable(z.int().check(z.positive()))),
});
const giftShape = z.object({
  data: z.object({
    voucher: z.object({
      amount_baht: printableField(20),
      redeemed_amount_baht: amountField(),
      available: z.optional(z.nullable(z.int().check(z.nonnegative()))),
      // The link of the gift. Compared where it is shown.
      link: z.optional(z.nullable(printableField(300))),
    }),
    my_ticket: z.optional(z.nullable(ticketShape)),
    owner_profile: z.optional(z.nullable(z.object({ full_name: z.optional(z.nullable(nameField())) }))),
  }),
});
type Gift = z.output<typeof giftShape>['data'];

// Each says that nothing was taken. INTERNAL_ERROR, and any other code, may have come after the effect.
const refusals: Readonly<Record<string, GiftRefusalReason>> = {
  VOUCHER_NOT_FOUND: 'NOT_FOUND',
  VOUCHER_OUT_OF_STOCK: 'OUT_OF_STOCK',
  VOUCHER_EXPIRED: 'EXPIRED',
  CANNOT_GET_OWN_VOUCHER: 'OWN_GIFT',
  TARGET_USER_NOT_FOUND: 'RECEIVER_UNKNOWN',
  CONDITION_NOT_MET: 'CONDITION',
};

const isOtherLink = (link: string, { hash }: GiftQuestion): boolean =>
  URL.canParse(link) && (new URL(link).searchParams.get('v') ?? hash).toLowerCase() !== hash.toLowerCase();

// 089-xxx-0001: position by position, x is unknown.
const isOtherMobile = (shown: string, { mobile }: GiftQuestion): boolean => {
  const signs = shown.replaceAll(/[\s-]/g, '').toLowerCase();
  return (
    signs.length !== mobile.length || [...signs].some((sign, place) => !'x*'.includes(sign) && sign !== mobile[place])
  );
};

// Null if the answer is about another gift or another wallet than asked.
const readGift = (json: unknown, asked: GiftQuestion): Gift | null => {
  const read = giftShape.safeParse(json);
  if (!read.success) return null;
  const { voucher, my_ticket: ticket } = read.data.data;
  if (voucher.link && isOtherLink(voucher.link, asked)) return null;
  return ticket?.mobile && isOtherMobile(ticket.mobile, asked) ? null : read.data.data;
};

// Never the total of the gift: it may be shared by several receivers.
const ticketOf = ({ my_ticket: ticket, voucher, owner_profile: giver }: Gift): GiftTicket | null => {
  const amount = ticket ? fromDecimalText(ticket.amount_baht) : null;
  const total = fromDecimalText(voucher.amount_baht);
  if (amount === null || total === null || amount <= 0n || amount > total) return null;
  const at = ticket?.update_date ? new Date(ticket.update_date) : null;
  return { amount, giverName: giver?.full_name ?? '', at };
};

type Opened = { kind: 'success'; json: unknown } | Exclude<GiftState, { kind: 'free' }>;

const openAnswer = (answer: Answered | Unknown, asked: GiftQuestion): Opened => {
  if (answer.kind === 'unknown') return answer;
  const read = headShape.safeParse(answer.json);
  if (!read.success) return unknown('shape');
  const { code } = read.data.status;
  if (code === 'SUCCESS') return answer.status < 300 ? { kind: 'success', json: answer.json } : unknown('status');
  if (code === 'TARGET_USER_REDEEMED') {
    const gift = readGift(answer.json, asked);
    return { kind: 'taken', ticket: gift === null ? null : ticketOf(gift) };
  }
  const reason = Object.hasOwn(refusals, code) ? refusals[code] : undefined;
  return reason === undefined ? unknown('other error') : { kind: 'refused', reason };
};

export const readVerified = (answer: Answered | Unknown, asked: GiftQuestion): GiftState => {
  const opened = openAnswer(answer, asked);
  if (opened.kind !== 'success') return opened;
  const gift = readGift(opened.json, asked);
  if (gift === null) return unknown('shape');
  if (gift.my_ticket) return { kind: 'taken', ticket: ticketOf(gift) };
  const total = fromDecimalText(gift.voucher.amount_baht);
  const spent = fromDecimalText(gift.voucher.redeemed_amount_baht ?? '0');
  if (total === null || spent === null || spent < 0n || spent >= total) return unknown('amount');
  const left = total - spent;
  return { kind: 'free', left, share: gift.voucher.available === 1 ? left : null };
};

export const readRedeemed = (answer: Answered | Unknown, asked: GiftQuestion): Redeemed => {
  const opened = openAnswer(answer, asked);
  if (opened.kind !== 'success') return opened;
  const gift = readGift(opened.json, asked);
  const ticket = gift === null ? null : ticketOf(gift);
  return ticket === null ? unknown('no ticket') : done(ticket);
};

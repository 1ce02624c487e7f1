import { matchParty } from '#features/deposit/server/public.ts';
import type { AccountOfMember } from '#members/bank-accounts-table.ts';
import type { SlipTransfer } from '#providers/slips/port.ts';
import type { KnownDepositAccount } from '#server/operator/operator-table.ts';
import type { SlipFailure } from '../../contract.ts';
import type { ReviewReason } from '../../rules.ts';
import type { Slip } from '../slips-table.ts';

export interface SlipCase {
  readonly slip: Pick<Slip, 'methodCode' | 'currency' | 'createdAt' | 'uploadWithinMinutes'>;
  readonly transfer: SlipTransfer;
  // Every account of the operator, also those no longer shown.
  readonly accounts: readonly KnownDepositAccount[];
  // The member's registered account.
  readonly registered: AccountOfMember | null;
}

export type Against =
  | { readonly kind: 'fail'; readonly note: SlipFailure }
  | { readonly kind: 'review'; readonly reason: ReviewReason };

export type SlipVerdict = { readonly kind: 'credit'; readonly account: KnownDepositAccount } | Against;

const fail = (note: SlipFailure): Against => ({ kind: 'fail', note });
const review = (reason: ReviewReason): Against => ({ kind: 'review', reason });

// Bank and server have two clocks.
const aheadMsMax = 2 * 60_000;

const receiverOf = ({ slip, transfer, accounts }: SlipCase): KnownDepositAccount | Against => {
  if (transfer.currency !== slip.currency) return fail('DEST_ACC_INVALID');
  const ofMethod = accounts.filter(
    ({ bankCode, currency }) => bankCode === slip.methodCode && currency === slip.currency,
  );
  const matches = ofMethod.map((account) => ({ account, match: matchParty.receiver(transfer.to, account) }));
  const [only, ...others] = matches.filter(({ match }) => match === 'match');
  if (only !== undefined) return others.length === 0 ? only.account : review('DESTINATION_UNCLEAR');
  return matches.some(({ match }) => match === 'unclear') ? review('DESTINATION_UNCLEAR') : fail('DEST_ACC_INVALID');
};

const againstSender = ({ transfer, registered }: SlipCase): Against | null => {
  if (registered === null) return review('SENDER_UNCLEAR');
  const match = matchParty.sender(transfer.from, registered);
  if (match === 'no') return fail('NOT_MATCH');
  if (match === 'unclear') return review('SENDER_UNCLEAR');
  const isProved = registered.provedAt !== null || matchParty.isSameName(transfer.from.name, registered.accountName);
  return isProved ? null : review('NAME_DIFFERS');
};

// The time of the upload counts, not that of the bank's answer.
const againstTime = ({ slip, transfer }: SlipCase, account: KnownDepositAccount): Against | null => {
  const ageMs = slip.createdAt.getTime() - transfer.at.getTime();
  if (ageMs < -aheadMsMax) return review('TIME_AHEAD');
  if (ageMs > slip.uploadWithinMinutes * 60_000) return fail('EXPIRED_SLIP');
  return transfer.at < account.creditedSince ? review('BEFORE_CREDITED_SINCE') : null;
};

// Whether the transfer that the bank knows is money of this member, at the account they named, in time.
export const matchSlip = (reported: SlipCase): SlipVerdict => {
  const receiver = receiverOf(reported);
  if ('kind' in receiver) return receiver;
  return againstSender(reported) ?? againstTime(reported, receiver) ?? { kind: 'credit', account: receiver };
};

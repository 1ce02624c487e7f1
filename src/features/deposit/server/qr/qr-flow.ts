import { listDepositAccounts, listUnfrozen } from '#server/operator/operator-catalogue.ts';
import type { PaymentPort } from '#providers/payments/port.ts';
import type { Context } from '#server/context.ts';
import type { MemberAsking } from '#server/verb.ts';
import { hasQrFlow, isQrMethod, qrPresets, type QrMethod } from '../../rules.ts';
import { findCurrency } from '#members/members-table.ts';

export interface QrFlow {
  readonly method: QrMethod;
  readonly port: PaymentPort;
}

export const portOf = (context: Context, method: QrMethod): PaymentPort | null =>
  context.providers.payments[method] ?? null;

export const methodsWithPort = (context: Context): QrMethod[] =>
  Object.keys(qrPresets).filter((method) => isQrMethod(method) && portOf(context, method) !== null) as QrMethod[];

// The QR flow of a deposit method for this member.
export const qrFlowOf = async (
  { context, member, refuse }: MemberAsking<'NO_BANK'>,
  bankCode: string,
): Promise<QrFlow> => {
  if (!isQrMethod(bankCode)) return refuse('NO_BANK');
  const port = portOf(context, bankCode);
  const [currency, accounts] = await Promise.all([
    findCurrency(context.database, member.memberId),
    listDepositAccounts(context).then((listed) => listUnfrozen(context, listed)),
  ]);
  const account = accounts.find((known) => known.bankCode === bankCode && known.currency === currency);
  if (port === null || currency !== 'BAHT' || account === undefined || !hasQrFlow(account)) return refuse('NO_BANK');
  return { method: bankCode, port };
};

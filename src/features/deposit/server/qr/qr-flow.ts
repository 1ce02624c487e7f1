import { findCurrencyNow } from '#members/members-table.ts';
import type { PaymentPort } from '#providers/payments/port.ts';
import { createPromptPay } from '#providers/payments/prompt-pay.ts';
import type { Context } from '#server/context.ts';
import { listDepositAccounts, listUnfrozen } from '#server/operator/operator-catalogue.ts';
import type { MemberAsking } from '#server/verb.ts';
import { hasQrFlow, isQrMethod, type QrMethod } from '../../rules.ts';
import { findOwnReceiver, type OwnReceiver } from '../own-qr/own-receiver.ts';
import { promptPay } from '../settings.ts';

export interface QrFlow {
  readonly method: QrMethod;
  readonly port: PaymentPort;
  // The account of ours that a code without a gateway is drawn for.
  readonly own: OwnReceiver | null;
}

const withoutReceiver = createPromptPay({ receiver: null });

export const portOf = (context: Context, method: QrMethod): PaymentPort | null =>
  method === 'PROMPTPAY' ? withoutReceiver : (context.providers.payments[method] ?? null);

const findGatewayFlow = async (context: Context, method: QrMethod): Promise<QrFlow | null> => {
  const port = portOf(context, method);
  const accounts = await listUnfrozen(context, await listDepositAccounts(context));
  const account = accounts.find(({ bankCode, currency }) => bankCode === method && currency === 'BAHT');
  return port === null || account === undefined || !hasQrFlow(account) ? null : { method, port, own: null };
};

const findOwnFlow = async (context: Context): Promise<QrFlow | null> => {
  const own = await findOwnReceiver(context);
  if (own === null) return null;
  const port = createPromptPay({ receiver: own.receiver, now: () => context.now() });
  return { method: 'PROMPTPAY', port, own };
};

type BankRequest = MemberAsking<'NO_BANK'>;

// The QR flow of a deposit method for this member.
export const qrFlowOf = async ({ context, member, refuse }: BankRequest, bankCode: string): Promise<QrFlow> => {
  if (!isQrMethod(bankCode) || (await findCurrencyNow(context.database, member.memberId)) !== 'BAHT')
    return refuse('NO_BANK');
  const flow = bankCode === 'PROMPTPAY' ? await findOwnFlow(context) : await findGatewayFlow(context, bankCode);
  return flow ?? refuse('NO_BANK');
};

// The method of a code that was made before. It stays on offer after its account has reached the cap of the day.
export const qrMethodOf = async (asked: BankRequest, bankCode: string): Promise<QrMethod> => {
  const isOwn = bankCode === 'PROMPTPAY' && (await promptPay.read(asked.context)).length > 0;
  return isOwn ? 'PROMPTPAY' : (await qrFlowOf(asked, bankCode)).method;
};

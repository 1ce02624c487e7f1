import { writeEmvCode, writeTag as tag } from '../emv-code.ts';

// The merchant codes of Laos, by the EMVCo form: BCEL's own (OnePay) and the inter-bank one (LAO QR).
export type LaoReceiver =
  | { readonly kind: 'ONEPAY'; readonly merchantId: string }
  | { readonly kind: 'LAO_QR'; readonly issuer: string; readonly receiverId: string };

export interface LaoQr {
  readonly receiver: LaoReceiver;
  // Hundredths of a kip; null lets the payer enter the amount.
  readonly amount: bigint | null;
  readonly category: string;
  // Our own number of the payment, where there is one.
  readonly reference: string | null;
}

const lapNet = 'A005266284662577';
const paymentType = '002';
const kip = '418';

const receiverTag = (receiver: LaoReceiver): string =>
  receiver.kind === 'ONEPAY'
    ? tag('33', tag('00', 'BCEL') + tag('01', 'ONEPAY') + tag('02', receiver.merchantId))
    : tag(
        '38',
        tag('00', lapNet) + tag('01', receiver.issuer) + tag('02', paymentType) + tag('03', receiver.receiverId),
      );

// Kip have no minor unit in a code.
const wholeKip = (amount: bigint): string => {
  if (amount <= 0n || amount % 100n !== 0n) throw new Error('a code asks for whole kip');
  return String(amount / 100n);
};

// The text of a code. The public script leaves out leading zeros of the checksum, and a sixteenth of its codes is wrong.
export const laoQrPayload = ({ receiver, amount, category, reference }: LaoQr): string =>
  writeEmvCode([
    tag('00', '01'),
    tag('01', receiver.kind === 'LAO_QR' && amount !== null ? '12' : '11'),
    receiverTag(receiver),
    tag('52', category),
    tag('53', kip),
    amount === null ? '' : tag('54', wholeKip(amount)),
    tag('58', 'LA'),
    reference === null ? '' : tag('62', tag('01', reference)),
  ]);

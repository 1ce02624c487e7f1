import { encode, generate, tag, validate, withCrcTag } from 'promptparse';
import type { Transfer } from './bank.ts';
import { bankOf } from './banks.ts';
import { bangkokTime } from '../shown.ts';

// Some banks' apps print the checksum as a number, without its leading zeros.
const dropZeros = (text: string): string => text.replace(/9104(?=[0-9A-F]{4}$)0{1,3}/, '9104');
const dropsZeros = (bankCode: string): boolean => bankCode === 'GSB' || bankCode === 'BAAC';

// The number of the transfer in the bank's app, beside that of its core system.
const bcelTicket = (transfer: Transfer): string =>
  `${transfer.at.toISOString().replaceAll(/\D/g, '').slice(0, 12)}${String(transfer.number).padStart(5, '0')}`;

const bcelProof = (transfer: Transfer): string =>
  withCrcTag(
    encode([
      tag('00', '01'),
      tag('01', '11'),
      tag(
        '33',
        encode([
          tag('00', 'BCEL'),
          tag('01', 'ONEPROOF'),
          tag('02', 'P2P'),
          tag('03', bcelTicket(transfer)),
          tag('04', transfer.slipReference),
        ]),
      ),
    ]),
    '63',
  );

// The text of the QR code on a slip, by the sender's bank; null for banks whose slips have none.
export const slipCodeOf = (transfer: Transfer): string | null => {
  const { code, number } = bankOf(transfer.from.bankCode);
  const reference = transfer.slipReference;
  if (code === 'BCEL') return bcelProof(transfer);
  if (code === 'TRUEMONEY') {
    const date = bangkokTime(transfer.at).slice(0, 10).replaceAll('/', '');
    return generate.trueMoneySlipVerify({ eventType: 'P2P', transactionId: reference, date });
  }
  if (number === '000') return null;
  const text = generate.slipVerify({ sendingBank: number, transRef: reference });
  return dropsZeros(code) ? dropZeros(text) : text;
};

// The reference in a code, or null if it is not the code of a slip.
export const referenceInCode = (code: string): string | null => {
  const oneProof = code.includes('ONEPROOF') ? validate.bcelOneProof(code)?.fccref : undefined;
  const trueMoney = validate.trueMoneySlipVerify(code)?.transactionId;
  return validate.slipVerify(code)?.transRef ?? oneProof ?? trueMoney ?? null;
};

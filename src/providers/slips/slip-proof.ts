import { readEmvCode, readTags, type EmvCode } from '../emv-code.ts';

// What the code of a slip names: who has the record of the transfer, and under which reference. It holds no amount, no
// time and no receiver, and anybody can make one. `text` is the code as a slip-checking service wants it.
export type SlipProof =
  // Three digits, see bank-code-of-number.ts.
  | { kind: 'BANK'; sendingBank: string; reference: string; text: string }
  // eventType is P2P for a transfer between persons; date is DDMMYYYY.
  | { kind: 'TRUEMONEY'; eventType: string; reference: string; date: string; text: string }
  // reference is the number in the bank's core system, ticket that of its app.
  | { kind: 'BCEL'; transferType: string; ticket: string; reference: string; text: string };

export type ReadSlipCode =
  | { kind: 'PROOF'; proof: SlipProof }
  // Made like the code of a slip, but its checksum or a field is wrong.
  | { kind: 'DAMAGED' }
  // A code to pay: PromptPay, bill payment, BCEL OnePay, LAO QR.
  | { kind: 'PAYMENT' }
  | { kind: 'OTHER' };

const damaged: ReadSlipCode = { kind: 'DAMAGED' };
const referenceForm = /^[0-9A-Za-z./_-]{4,40}$/;
const wordForm = /^[0-9A-Za-z]{1,20}$/;

const isDate = (text: string): boolean => {
  const [, day = '', month = '', year = ''] = /^(\d\d)(\d\d)(20\d\d)$/.exec(text) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
};

const bankProof = (inner: ReadonlyMap<string, string>, code: EmvCode): SlipProof | null => {
  const sendingBank = inner.get('01') ?? '';
  const reference = inner.get('02') ?? '';
  const isWhole = /^\d{3}$/.test(sendingBank) && referenceForm.test(reference) && code.tags.get('51') === 'TH';
  return isWhole ? { kind: 'BANK', sendingBank, reference, text: code.text } : null;
};

// TrueMoney's own codes have no country.
const trueMoneyProof = (inner: ReadonlyMap<string, string>, code: EmvCode): SlipProof | null => {
  const eventType = inner.get('02') ?? '';
  const reference = inner.get('03') ?? '';
  const date = inner.get('04') ?? '';
  const isWhole =
    inner.get('01') === '01' &&
    wordForm.test(eventType) &&
    referenceForm.test(reference) &&
    isDate(date) &&
    code.tags.size === 1;
  return isWhole ? { kind: 'TRUEMONEY', eventType, reference, date, text: code.text } : null;
};

const bcelProof = (inner: ReadonlyMap<string, string>, code: EmvCode): SlipProof | null => {
  const transferType = inner.get('02') ?? '';
  const ticket = inner.get('03') ?? '';
  const reference = inner.get('04') ?? '';
  const isWhole =
    code.tags.get('00') === '01' &&
    code.tags.get('01') === '11' &&
    inner.get('00') === 'BCEL' &&
    inner.get('01') === 'ONEPROOF' &&
    wordForm.test(transferType) &&
    referenceForm.test(ticket) &&
    referenceForm.test(reference);
  return isWhole ? { kind: 'BCEL', transferType, ticket, reference, text: code.text } : null;
};

const insideOf = (code: EmvCode, id: string): ReadonlyMap<string, string> =>
  readTags(code.tags.get(id) ?? '') ?? new Map<string, string>();

const slipProof = (code: EmvCode): SlipProof | null => {
  const inner = insideOf(code, '00');
  if (inner.get('00') === '000001') return bankProof(inner, code);
  return inner.get('00') === '01' ? trueMoneyProof(inner, code) : null;
};

const proofOrDamaged = (proof: SlipProof | null, code: EmvCode): ReadSlipCode =>
  proof === null || !code.isChecksumRight ? damaged : { kind: 'PROOF', proof };

// Tags 26 to 51 name where money may be sent.
const namesReceiver = (code: EmvCode): boolean =>
  [...code.tags.keys()].some((id) => Number(id) >= 2 && Number(id) <= 51);

const resemblesSlip = /^00\d\d(?:0006000001|000201)|^000201.*ONEPROOF/;

// Reads the text of any QR code. Every field is checked, because a checksum is easily made.
export const readSlipCode = (text: string): ReadSlipCode => {
  const code = readEmvCode(text.trim());
  if (code === null) return resemblesSlip.test(text.trim()) ? damaged : { kind: 'OTHER' };
  if (code.checkTag === '91') return proofOrDamaged(slipProof(code), code);
  if (/ONEPROOF/.test(code.tags.get('33') ?? '')) return proofOrDamaged(bcelProof(insideOf(code, '33'), code), code);
  return code.isChecksumRight && namesReceiver(code) ? { kind: 'PAYMENT' } : { kind: 'OTHER' };
};

export const readSlipProof = (text: string): SlipProof | null => {
  const read = readSlipCode(text);
  return read.kind === 'PROOF' ? read.proof : null;
};

import fc from 'fast-check';
import { generate } from 'promptparse';
import { expect, it } from 'vitest';
import { checksumOf } from '../emv-code.ts';
import { readSlipCode, readSlipProof, type SlipProof } from './slip-proof.ts';

const kbank = '0041000600000101030040220014242082547BPM049885102TH910434DF';
const zeros = '003700060000010103014021620261122000013395102TH91040004';
const trueMoney = '00490002010102010203P2P0314500123456789010408221120269104b71b';
const bcel = '00020101021133640004BCEL0108ONEPROOF0203P2P0317202611221030001230412FT26326ABCDE63040408';
const all = [kbank, zeros, trueMoney, bcel];

const tag = (id: string, value: string): string => id + String(value.length).padStart(2, '0') + value;
const closed = (content: string, checkTag: string): string => {
  const opened = `${content}${checkTag}04`;
  return opened + checksumOf(opened);
};

it('reads sending bank and reference of a bank’s slip', () => {
  expect(readSlipProof(kbank)).toEqual({
    kind: 'BANK',
    sendingBank: '004',
    reference: '014242082547BPM04988',
    text: kbank,
  });
  expect(readSlipProof(` ${kbank}\n`)).toEqual(readSlipProof(kbank));
});

it('reads a TrueMoney slip with its checksum in small letters', () => {
  expect(readSlipProof(trueMoney)).toEqual({
    kind: 'TRUEMONEY',
    eventType: 'P2P',
    reference: '50012345678901',
    date: '22112026',
    text: trueMoney,
  });
});

it('reads a BCEL One proof', () => {
  expect(readSlipProof(bcel)).toEqual({
    kind: 'BCEL',
    transferType: 'P2P',
    ticket: '20261122103000123',
    reference: 'FT26326ABCDE',
    text: bcel,
  });
});

it('puts back the leading zeros of the checksum that some banks’ apps drop', () => {
  for (const dropped of [1, 2, 3]) {
    const short = zeros.slice(0, -4) + zeros.slice(-4 + dropped);
    expect(readSlipProof(short)).toEqual(readSlipProof(zeros));
  }
  expect(readSlipCode(zeros.slice(0, -4)).kind).toBe('DAMAGED');
});

it('reads what an independent library writes, with references of every length', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^\d{3}$/),
      fc.stringMatching(/^[0-9A-Za-z]{4,40}$/),
      fc.stringMatching(/^[A-Z]{1,10}$/),
      (sendingBank, reference, eventType) => {
        const text = generate.slipVerify({ sendingBank, transRef: reference });
        expect(readSlipProof(text)).toEqual({ kind: 'BANK', sendingBank, reference, text });
        const reported = generate.trueMoneySlipVerify({ eventType, transactionId: reference, date: '01022026' });
        expect(readSlipProof(reported)).toMatchObject({ kind: 'TRUEMONEY', reference, eventType });
      },
    ),
  );
});

it('the order of the tags does not matter', () => {
  const inner = tag('02', '014242082547BPM04988') + tag('01', '004') + tag('00', '000001');
  const { text: _, ...kept } = readSlipProof(kbank) as SlipProof;
  expect(readSlipProof(closed(tag('51', 'TH') + tag('00', inner), '91'))).toMatchObject(kept);
});

const withoutText = (text: string): unknown => {
  const { text: _, ...kept } = readSlipProof(text) ?? { text: '' };
  return kept;
};

it('one damaged character is never read as another slip', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...all),
      fc.nat(),
      fc.oneof(fc.stringMatching(/^[0-9A-Za-z]$/), fc.string({ minLength: 1, maxLength: 1, unit: 'binary' })),
      (text, at, letter) => {
        const place = at % text.length;
        const changed = text.slice(0, place) + letter + text.slice(place + 1);
        expect([{}, withoutText(text)]).toContainEqual(withoutText(changed));
      },
    ),
    { numRuns: 4_000 },
  );
});

it('every changed digit and letter of a slip code is told as damage, not as another kind of code', () => {
  for (const text of all)
    for (let place = 4; place < text.length - 8; place += 1) {
      const other = text[place] === '7' ? '8' : '7';
      const read = readSlipCode(text.slice(0, place) + other + text.slice(place + 1)).kind;
      expect(['DAMAGED', 'OTHER']).toContain(read);
    }
  expect(readSlipCode(`${kbank.slice(0, -1)}0`)).toEqual({ kind: 'DAMAGED' });
});

it.each([
  ['a bank number of two digits', { inner: tag('00', '000001') + tag('01', '04') + tag('02', 'ABCDEF') }],
  ['no bank', { inner: tag('00', '000001') + tag('02', 'ABCDEF') }],
  ['no reference', { inner: tag('00', '000001') + tag('01', '004') }],
  ['a reference with a space', { inner: tag('00', '000001') + tag('01', '004') + tag('02', 'AB CDEF') }],
  ['two references', { inner: tag('00', '000001') + tag('01', '004') + tag('02', 'ABCDE1') + tag('02', 'ABCDE2') }],
  ['another interface', { inner: tag('00', '000002') + tag('01', '004') + tag('02', 'ABCDEF') }],
  [
    'a day that is none',
    { inner: tag('00', '01') + tag('01', '01') + tag('02', 'P2P') + tag('03', 'ABCDEF') + tag('04', '31022026') },
  ],
  [
    'a TrueMoney slip without a number',
    { inner: tag('00', '01') + tag('01', '01') + tag('02', 'P2P') + tag('04', '01022026') },
  ],
])('a right checksum makes no slip of %s', (_, { inner }) => {
  for (const country of [tag('51', 'TH'), ''])
    expect(readSlipCode(closed(tag('00', inner) + country, '91'))).toEqual({ kind: 'DAMAGED' });
});

it.each(['00', '01', '02', '03', '04'])('a BCEL One proof with a wrong field %s is none', (field) => {
  const fields = { '00': 'BCEL', '01': 'ONEPROOF', '02': 'P2P', '03': '20261122103000123', '04': 'FT26326ABCDE' };
  const reported = (changed: Record<string, string>): string =>
    closed(
      tag('00', '01') +
        tag('01', '11') +
        tag(
          '33',
          Object.entries({ ...fields, ...changed })
            .map(([id, value]) => tag(id, value))
            .join(''),
        ),
      '63',
    );
  expect(readSlipProof(reported({}))?.kind).toBe('BCEL');
  expect(readSlipProof(reported({ [field]: '?' }))).toBeNull();
});

it('BCEL’s word for a proof counts in its own field only', () => {
  const fields = { '00': 'BCEL', '01': 'ONEPAY', '02': 'ONEPROOF', '03': '20261122103000123', '04': 'FT26326ABCDE' };
  const inner = Object.entries(fields).map(([id, value]) => tag(id, value));
  expect(readSlipProof(closed(tag('00', '01') + tag('01', '11') + tag('33', inner.join('')), '63'))).toBeNull();
});

it('a code to pay is told apart from a slip', () => {
  const onepay = closed(
    tag('00', '01') +
      tag('01', '11') +
      tag('33', tag('00', 'BCEL') + tag('01', 'ONEPAY') + tag('02', 'mch1')) +
      tag('53', '418'),
    '63',
  );
  const codes = [
    generate.anyId({ type: 'MSISDN', target: '0801234567', amount: 100 }),
    generate.billPayment({ billerId: '099999999999990', ref1: 'DEP000123', amount: 300 }),
    generate.trueMoney({ mobileNo: '0801234567' }),
    onepay,
  ];
  for (const code of codes) expect(readSlipCode(code)).toEqual({ kind: 'PAYMENT' });
});

it('any text ends as something, quickly', () => {
  const odd = [
    '',
    '0',
    'https://gift.truemoney.com/campaign/?v=abc',
    '0000',
    '00-4',
    closed('00-40', '91'),
    closed('00020100-4', '63'),
    '9104'.repeat(2000),
  ];
  for (const text of odd) expect(readSlipCode(text)).toEqual({ kind: 'OTHER' });
  fc.assert(fc.property(fc.string(), (text) => readSlipProof(text) === null));
});

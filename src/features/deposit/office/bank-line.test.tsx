import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { deskItem } from '#support/screens/office/desk-item.tsx';
import { BankLine } from './bank-line.tsx';

const factsOf = (line: object | string): (string | null)[][] => {
  const raw = typeof line === 'string' ? line : JSON.stringify(line);
  const { container } = render(<BankLine item={deskItem({ kind: 'reject', amount: 15_300n })} raw={raw} />);
  return [...container.querySelectorAll('dl > div')].map((fact) =>
    [...fact.children].map(({ textContent }) => textContent),
  );
};

const line = {
  lineId: '900001',
  toBankCode: 'SCB',
  toAccountNo: '0142000002',
  bankReference: 'REF1',
  sendingBankCode: 'KTB',
  amount: '15300',
  currency: 'BAHT',
  from: { bankCode: 'KTB', accountNo: '9990001112', name: 'SOMEBODY ELSE' },
  at: '2026-11-20T18:28:54.000Z',
  ref1: '77',
};

// Bangkok is seven hours ahead.
const paidAt = '21/11/2026 01:28:54';

it.each([
  [
    'th',
    ['เลขที่รายการ', 'รหัสธนาคารของเรา', 'เลขที่บัญชีของเรา', 'เลขอ้างอิงธนาคาร', 'โอนผ่านธนาคาร (รหัส)', 'จำนวนเงิน'],
    ['สกุลเงิน', 'บาท'],
    ['รหัสธนาคารผู้โอน', 'เลขที่บัญชีผู้โอน', 'ชื่อผู้โอน', 'โอนเมื่อ', 'อ้างอิง 1'],
  ],
  [
    'la',
    ['ເລກທີລາຍການ', 'ລະຫັດທະນາຄານຂອງພວກເຮົາ', 'ເລກບັນຊີຂອງພວກເຮົາ', 'ເລກອ້າງອີງທະນາຄານ', 'ໂອນຜ່ານທະນາຄານ (ລະຫັດ)', 'ຈຳນວນເງິນ'],
    ['ສະກຸນເງິນ', 'ບາດ'],
    ['ລະຫັດທະນາຄານຜູ້ໂອນ', 'ເລກບັນຊີຜູ້ໂອນ', 'ຊື່ຜູ້ໂອນ', 'ໂອນເມື່ອ', 'ອ້າງອີງ 1'],
  ],
  [
    'en',
    [
      'Number of the line',
      'Our bank (code)',
      'Our account number',
      'Bank reference',
      'Sent through bank (code)',
      'Amount',
    ],
    ['Currency', 'baht'],
    ['Payer’s bank (code)', 'Payer’s account number', 'Payer’s name', 'Paid at', 'Reference 1'],
  ],
] as const)(
  'the parts of a bank’s line have names in %s, and its time is Bangkok’s',
  (locale, before, currency, after) => {
    applyLocale(locale);
    const facts = factsOf(line);
    expect(facts.map(([name]) => name)).toEqual([...before, currency[0], ...after]);
    expect(facts.map(([, value]) => value)).toEqual([
      '900001',
      'SCB',
      '0142000002',
      'REF1',
      'KTB',
      '฿153.00',
      currency[1],
      'KTB',
      '9990001112',
      'SOMEBODY ELSE',
      paidAt,
      '77',
    ]);
  },
);

it('a line that could not be read has names too, as the feed writes it', () => {
  applyLocale('th');
  expect(factsOf({ reference: 'REF1', sendingBank: '' })).toEqual([
    ['เลขอ้างอิงธนาคาร', 'REF1'],
    ['โอนผ่านธนาคาร (รหัส)', '-'],
  ]);
});

it('what a bank named otherwise, and a time without its zone, stay as it wrote them', () => {
  applyLocale('th');
  expect(factsOf({ zweck: 'SCB', at: '2026-11-20 18:28', currency: 'THB' })).toEqual([
    ['zweck', 'SCB'],
    ['โอนเมื่อ', '2026-11-20 18:28'],
    ['สกุลเงิน', 'THB'],
  ]);
});

import type { Currency } from '#money/currency.ts';

export interface Bank {
  code: string;
  // The three digits a Thai mini-QR names the bank by.
  number: string;
  nameTH: string;
  nameEN: string;
  currency: Currency;
}

const thaiBanks = [
  ['KBANK', '004', 'ธนาคารกสิกรไทย', 'Kasikornbank'],
  ['SCB', '014', 'ธนาคารไทยพาณิชย์', 'Siam Commercial Bank'],
  ['BBL', '002', 'ธนาคารกรุงเทพ', 'Bangkok Bank'],
  ['KTB', '006', 'ธนาคารกรุงไทย', 'Krungthai Bank'],
  ['BAY', '025', 'ธนาคารกรุงศรีอยุธยา', 'Bank of Ayudhya'],
  ['TMB', '011', 'ธนาคารทหารไทยธนชาต', 'TMBThanachart Bank'],
  ['GSB', '030', 'ธนาคารออมสิน', 'Government Savings Bank'],
  ['BAAC', '034', 'ธ.ก.ส.', 'Bank for Agriculture'],
  ['GHB', '033', 'ธนาคารอาคารสงเคราะห์', 'Government Housing Bank'],
  ['CIMB', '022', 'ธนาคารซีไอเอ็มบี ไทย', 'CIMB Thai'],
  ['UOB', '024', 'ธนาคารยูโอบี', 'UOB'],
  ['TISCO', '067', 'ธนาคารทิสโก้', 'TISCO Bank'],
  ['KKP', '069', 'ธนาคารเกียรตินาคินภัทร', 'Kiatnakin Phatra'],
  ['LH', '073', 'ธนาคารแลนด์ แอนด์ เฮ้าส์', 'Land and Houses Bank'],
] as const;

export const banks: readonly Bank[] = [
  ...thaiBanks.map(([code, number, nameTH, nameEN]) => ({ code, number, nameTH, nameEN, currency: 'BAHT' as const })),
  { code: 'BCEL', number: '000', nameTH: 'ธนาคารการค้าต่างประเทศลาว', nameEN: 'BCEL', currency: 'LAK' },
  { code: 'LDB', number: '000', nameTH: 'ธนาคารพัฒนาลาว', nameEN: 'Lao Development Bank', currency: 'LAK' },
];

export const bankOf = (code: string): Bank =>
  banks.find((bank) => bank.code === code) ?? { code, number: '000', nameTH: code, nameEN: code, currency: 'BAHT' };

export const currencyOfIsoCode = (code: string): Currency | null =>
  code === 'THB' ? 'BAHT' : code === 'LAK' ? 'LAK' : null;

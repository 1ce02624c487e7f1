import type { Currency } from '#money/currency.ts';

export interface Bank {
  code: string;
  // The three digits a Thai mini-QR names the bank by.
  number: string;
  nameTH: string;
  nameEN: string;
  currency: Currency;
}

const thai = (code: string, number: string, nameTH: string, nameEN: string): Bank => ({
  code,
  number,
  nameTH,
  nameEN,
  currency: 'BAHT',
});

export const banks: readonly Bank[] = [
  thai('KBANK', '004', 'ธนาคารกสิกรไทย', 'Kasikornbank'),
  thai('SCB', '014', 'ธนาคารไทยพาณิชย์', 'Siam Commercial Bank'),
  thai('BBL', '002', 'ธนาคารกรุงเทพ', 'Bangkok Bank'),
  thai('KTB', '006', 'ธนาคารกรุงไทย', 'Krungthai Bank'),
  thai('BAY', '025', 'ธนาคารกรุงศรีอยุธยา', 'Bank of Ayudhya'),
  thai('TMB', '011', 'ธนาคารทหารไทยธนชาต', 'TMBThanachart Bank'),
  thai('GSB', '030', 'ธนาคารออมสิน', 'Government Savings Bank'),
  thai('BAAC', '034', 'ธ.ก.ส.', 'Bank for Agriculture'),
  thai('GHB', '033', 'ธนาคารอาคารสงเคราะห์', 'Government Housing Bank'),
  thai('CIMB', '022', 'ธนาคารซีไอเอ็มบี ไทย', 'CIMB Thai'),
  thai('UOB', '024', 'ธนาคารยูโอบี', 'UOB'),
  thai('TISCO', '067', 'ธนาคารทิสโก้', 'TISCO Bank'),
  thai('KKP', '069', 'ธนาคารเกียรตินาคินภัทร', 'Kiatnakin Phatra'),
  thai('LH', '073', 'ธนาคารแลนด์ แอนด์ เฮ้าส์', 'Land and Houses Bank'),
  { code: 'BCEL', number: '000', nameTH: 'ธนาคารการค้าต่างประเทศลาว', nameEN: 'BCEL', currency: 'LAK' },
  { code: 'LDB', number: '000', nameTH: 'ธนาคารพัฒนาลาว', nameEN: 'Lao Development Bank', currency: 'LAK' },
];

export const bankOf = (code: string): Bank => banks.find((bank) => bank.code === code) ?? thai(code, '000', code, code);

export const currencyOfIsoCode = (code: string): Currency | null =>
  code === 'THB' ? 'BAHT' : code === 'LAK' ? 'LAK' : null;

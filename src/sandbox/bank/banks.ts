import type { Currency } from '#money/currency.ts';

export interface Bank {
  code: string;
  // The three digits that identify the bank in a Thai mini-QR.
  number: string;
  nameTH: string;
  nameEN: string;
  currency: Currency;
}

// The same codes as in the wallet's list, so that everybody who can register can pay from here.
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
  ['KKP', '069', 'ธนาคารเกียรตินาคินภัทร', 'Kiatnakin Phatra'],
  ['CIMBT', '022', 'ธนาคารซีไอเอ็มบี ไทย', 'CIMB Thai'],
  ['UOBT', '024', 'ธนาคารยูโอบี', 'UOB'],
  ['TISCO', '067', 'ธนาคารทิสโก้', 'TISCO Bank'],
  ['LHBANK', '073', 'ธนาคารแลนด์ แอนด์ เฮ้าส์', 'Land and Houses Bank'],
  ['ICBCT', '070', 'ธนาคารไอซีบีซี (ไทย)', 'ICBC (Thai)'],
  ['IBANK', '066', 'ธนาคารอิสลามแห่งประเทศไทย', 'Islamic Bank of Thailand'],
  ['TCRB', '071', 'ธนาคารไทยเครดิต', 'Thai Credit Bank'],
  ['SCBT', '020', 'ธนาคารสแตนดาร์ดชาร์เตอร์ด (ไทย)', 'Standard Chartered (Thai)'],
] as const;

// Wallets send money and give slips, but nobody registers with one.
const wallets = [['TRUEMONEY', 'ทรูมันนี่ วอลเล็ท', 'TrueMoney Wallet']] as const;

const laoBanks = [
  ['BCEL', 'ธนาคารการค้าต่างประเทศลาว', 'BCEL'],
  ['LDB', 'ธนาคารพัฒนาลาว', 'Lao Development Bank'],
  ['APB', 'ธนาคารส่งเสริมกสิกรรม', 'Agricultural Promotion Bank'],
  ['JDB', 'ธนาคารร่วมพัฒนา', 'Joint Development Bank'],
  ['LVB', 'ธนาคารร่วมธุรกิจลาว-เวียดนาม', 'Lao-Viet Bank'],
  ['STB', 'ธนาคารเอสที', 'ST Bank'],
  ['PSVB', 'ธนาคารพงสะหวัน', 'Phongsavanh Bank'],
  ['BFL', 'ธนาคารลาว-ฝรั่งเศส', 'Banque Franco-Lao'],
  ['IDB', 'ธนาคารอินโดจีน', 'Indochina Bank'],
  ['MJBL', 'ธนาคารมารูฮาน เจแปน ลาว', 'Maruhan Japan Bank Lao'],
  ['ACLEDA', 'ธนาคารเอซีลีดา ลาว', 'ACLEDA Bank Lao'],
  ['BIC', 'ธนาคารบีไอซี ลาว', 'BIC Bank Lao'],
  ['SACOM', 'ธนาคารซาคอม ลาว', 'Sacombank Lao'],
  ['VTB', 'ธนาคารเวียตติน ลาว', 'VietinBank Lao'],
  ['UMONEY', 'ยูมันนี่', 'U-Money'],
  ['MMONEY', 'เอ็มมันนี่', 'M-Money'],
] as const;

export const banks: readonly Bank[] = [
  ...thaiBanks.map(([code, number, nameTH, nameEN]) => ({ code, number, nameTH, nameEN, currency: 'BAHT' as const })),
  ...wallets.map(([code, nameTH, nameEN]) => ({ code, number: '000', nameTH, nameEN, currency: 'BAHT' as const })),
  ...laoBanks.map(([code, nameTH, nameEN]) => ({ code, number: '000', nameTH, nameEN, currency: 'LAK' as const })),
];

export const bankOf = (code: string): Bank =>
  banks.find((bank) => bank.code === code) ?? { code, number: '000', nameTH: code, nameEN: code, currency: 'BAHT' };

export const currencyOfIsoCode = (code: string): Currency | null =>
  code === 'THB' ? 'BAHT' : code === 'LAK' ? 'LAK' : null;

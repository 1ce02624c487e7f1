import type { Migration } from '../migration.ts';

type BankRow = readonly [code: string, nameTh: string, nameEn: string];

const thaiBanks: readonly BankRow[] = [
  ['KTB', 'ธนาคารกรุงไทย', 'Krungthai Bank'],
  ['TMB', 'ธนาคารทหารไทยธนชาต', 'TMBThanachart Bank (ttb)'],
  ['BBL', 'ธนาคารกรุงเทพ', 'Bangkok Bank'],
  ['SCB', 'ธนาคารไทยพาณิชย์', 'Siam Commercial Bank'],
  ['KBANK', 'ธนาคารกสิกรไทย', 'Kasikornbank'],
  ['GSB', 'ธนาคารออมสิน', 'Government Savings Bank'],
  ['BAY', 'ธนาคารกรุงศรีอยุธยา', 'Bank of Ayudhya (Krungsri)'],
  ['BAAC', 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร', 'Bank for Agriculture and Agricultural Cooperatives'],
  ['GHB', 'ธนาคารอาคารสงเคราะห์', 'Government Housing Bank'],
  ['KKP', 'ธนาคารเกียรตินาคินภัทร', 'Kiatnakin Phatra Bank'],
  ['CIMBT', 'ธนาคารซีไอเอ็มบี ไทย', 'CIMB Thai Bank'],
  ['UOBT', 'ธนาคารยูโอบี', 'United Overseas Bank (Thai)'],
  ['TISCO', 'ธนาคารทิสโก้', 'TISCO Bank'],
  ['LHBANK', 'ธนาคารแลนด์ แอนด์ เฮ้าส์', 'Land and Houses Bank'],
  ['ICBCT', 'ธนาคารไอซีบีซี (ไทย)', 'ICBC (Thai)'],
  ['IBANK', 'ธนาคารอิสลามแห่งประเทศไทย', 'Islamic Bank of Thailand'],
  ['TCRB', 'ธนาคารไทยเครดิต', 'Thai Credit Bank'],
  ['SCBT', 'ธนาคารสแตนดาร์ดชาร์เตอร์ด (ไทย)', 'Standard Chartered Bank (Thai)'],
];

const laoBanks: readonly BankRow[] = [
  ['BCEL', 'ธนาคารการค้าต่างประเทศลาว', 'Banque pour le Commerce Extérieur Lao (BCEL)'],
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
];

const bankRows = (banks: readonly BankRow[], currency: string, firstPlace: number): string[] =>
  banks.map(
    ([code, nameTh, nameEn], index) => `('${code}', '${nameTh}', '${nameEn}', '${currency}', ${firstPlace + index})`,
  );

const tables = [
  // One row a setting; a missing row has the product's own value.
  `create table operator_setting (
    name text primary key,
    value jsonb not null,
    updated_at timestamptz not null
  )`,
  `create table bank (
    code text primary key,
    name_th text not null,
    name_en text not null,
    currency text not null check (currency in ('BAHT', 'LAK')),
    place integer not null unique
  )`,
  `insert into bank (code, name_th, name_en, currency, place) values
    ${[...bankRows(thaiBanks, 'BAHT', 1), ...bankRows(laoBanks, 'LAK', 101)].join(', ')}`,
  // An address that begins with a slash is a page of the sandbox, of pictures one of the member app.
  `create table game (
    code text primary key check (code ~ '^[A-Z0-9]{2,20}$'),
    name text not null,
    category text not null check (category in ('slot', 'sport', 'lotto')),
    protocol text not null check (protocol in ('joker', 'transfer-wallet')),
    unit_factor_numerator integer not null default 1 check (unit_factor_numerator > 0),
    unit_factor_denominator integer not null default 1 check (unit_factor_denominator > 0),
    logo text,
    background text,
    web_url text,
    android_url text,
    ios_url text,
    currencies text[] not null check (currencies <@ array['BAHT', 'LAK']),
    place integer not null unique,
    is_listed boolean not null default true
  )`,
  `create table deposit_account (
    account_id uuid primary key,
    bank_code text not null,
    bank_type text not null check (bank_type in ('BANK', 'QR')),
    mode text not null check (mode in ('AUTO', 'MANUAL')),
    account_name text not null,
    account_no text not null,
    currency text not null check (currency in ('BAHT', 'LAK')),
    place integer not null,
    is_listed boolean not null default true,
    unique (bank_code, account_no)
  )`,
  `grant select, insert, update on operator_setting, game, deposit_account to krapao_app`,
  `grant select on bank to krapao_app`,
];

// What the operator sets: few rows, read often, changed by hand.
export const operator: Migration = {
  name: '0004-operator',
  tables,
  distribution: {
    operator_setting: 'reference',
    bank: 'reference',
    game: 'reference',
    deposit_account: 'reference',
  },
  foreignKeys: [
    'alter table deposit_account add constraint deposit_account_bank foreign key (bank_code) references bank (code)',
  ],
};

import { bankOf } from '../../bank/banks.ts';

export type SlipLanguage = 'th' | 'lo' | 'en';

export interface SlipColours {
  page: string;
  card: string;
  // Behind the name of the bank, and the writing on it.
  band: string;
  onBand: string;
  ink: string;
  faint: string;
  line: string;
}

// How the app of one bank draws its slips: colours, order, language, and the place and size of the code. Banks appear by
// name only, without their signs.
export interface SlipStyle {
  name: string;
  bankCode: string;
  language: SlipLanguage;
  width: number;
  isCentred: boolean;
  // The amount stands above the parties or below them.
  amountFirst: boolean;
  colours: SlipColours;
  code: {
    place: 'bottom' | 'bottom-left' | 'bottom-right' | 'top-right';
    size: number;
    ecc: 'L' | 'M' | 'Q';
    // White modules on the dark card, without a light ground.
    isInverted: boolean;
  };
}

const light = { page: '#eef1f4', card: '#ffffff', ink: '#1b2430', faint: '#647080', line: '#dde3e9' };
const dark = { page: '#0b0e12', card: '#171c23', ink: '#eef2f6', faint: '#98a4b3', line: '#2c3540' };

const usual = {
  language: 'th' as const,
  width: 720,
  isCentred: false,
  amountFirst: false,
  code: { place: 'bottom' as const, size: 240, ecc: 'M' as const, isInverted: false },
};

export const slipStyles: readonly SlipStyle[] = [
  {
    ...usual,
    name: 'kbank',
    bankCode: 'KBANK',
    width: 800,
    colours: { ...light, page: '#e3f3ea', band: '#12813f', onBand: '#ffffff' },
    code: { ...usual.code, place: 'bottom-right', size: 210 },
  },
  {
    ...usual,
    name: 'kbank-dark',
    bankCode: 'KBANK',
    width: 800,
    colours: { ...dark, band: '#0c4a26', onBand: '#e8fff2' },
    code: { ...usual.code, place: 'bottom-right', size: 230, isInverted: true },
  },
  {
    ...usual,
    name: 'scb',
    bankCode: 'SCB',
    isCentred: true,
    colours: { ...light, page: '#efe9f7', band: '#4c2a86', onBand: '#ffffff' },
    code: { ...usual.code, size: 280 },
  },
  {
    ...usual,
    name: 'scb-dark',
    bankCode: 'SCB',
    language: 'en',
    isCentred: true,
    colours: { ...dark, band: '#2c1850', onBand: '#f2eaff' },
    code: { ...usual.code, size: 260 },
  },
  {
    ...usual,
    name: 'bbl',
    bankCode: 'BBL',
    language: 'en',
    width: 828,
    amountFirst: true,
    colours: { ...light, page: '#dfe7f6', band: '#173f8f', onBand: '#ffffff' },
    code: { ...usual.code, place: 'bottom-left', size: 200 },
  },
  {
    ...usual,
    name: 'ktb',
    bankCode: 'KTB',
    width: 1080,
    colours: { ...light, page: '#d9f1fb', band: '#0089c4', onBand: '#ffffff' },
    code: { ...usual.code, place: 'top-right', size: 230, ecc: 'L' },
  },
  {
    ...usual,
    name: 'bay',
    bankCode: 'BAY',
    amountFirst: true,
    isCentred: true,
    colours: { ...light, page: '#fff6d8', band: '#f4b400', onBand: '#3b2a00' },
    code: { ...usual.code, size: 300, ecc: 'Q' },
  },
  {
    ...usual,
    name: 'tmb',
    bankCode: 'TMB',
    width: 750,
    amountFirst: true,
    colours: { ...light, page: '#e8edf7', band: '#0a2a6b', onBand: '#ffb27a' },
    code: { ...usual.code, place: 'bottom-right', size: 180 },
  },
  {
    ...usual,
    name: 'gsb',
    bankCode: 'GSB',
    colours: { ...light, page: '#fde6f1', band: '#d6187f', onBand: '#ffffff' },
    code: { ...usual.code, size: 220 },
  },
  {
    ...usual,
    name: 'baac',
    bankCode: 'BAAC',
    isCentred: true,
    width: 640,
    colours: { ...light, page: '#f6f3dd', band: '#1d6b37', onBand: '#ffe9a6' },
    code: { ...usual.code, place: 'bottom-left', size: 170 },
  },
  {
    ...usual,
    name: 'truemoney',
    bankCode: 'TRUEMONEY',
    amountFirst: true,
    isCentred: true,
    colours: { ...light, page: '#fff0e2', band: '#ee6b00', onBand: '#ffffff' },
    code: { ...usual.code, size: 200 },
  },
  {
    ...usual,
    name: 'truemoney-dark',
    bankCode: 'TRUEMONEY',
    amountFirst: true,
    isCentred: true,
    colours: { ...dark, band: '#6b2f00', onBand: '#ffe6d1' },
    code: { ...usual.code, size: 220, isInverted: true },
  },
  {
    ...usual,
    name: 'bcel',
    bankCode: 'BCEL',
    language: 'lo',
    width: 780,
    amountFirst: true,
    colours: { ...light, page: '#fbe5e5', band: '#b3202a', onBand: '#ffffff' },
    code: { ...usual.code, size: 260 },
  },
  {
    ...usual,
    name: 'bcel-dark',
    bankCode: 'BCEL',
    language: 'en',
    width: 780,
    colours: { ...dark, band: '#5c1016', onBand: '#ffe1e3' },
    code: { ...usual.code, place: 'top-right', size: 220 },
  },
];

const plain = (bankCode: string): SlipStyle => ({
  ...usual,
  name: 'plain',
  bankCode,
  language: bankOf(bankCode).currency === 'LAK' ? 'lo' : 'th',
  colours: { ...light, band: '#0a5c6b', onBand: '#ffffff' },
});

// By its name, else the usual one of the sender's bank.
export const slipStyleFor = (bankCode: string, name?: string): SlipStyle =>
  slipStyles.find((style) => style.name === name) ??
  slipStyles.find((style) => style.bankCode === bankCode) ??
  plain(bankCode);

import { installOperator } from '#features/operator/server/public.ts';
import type { Context } from '../context.ts';
import { demoAgreements, demoConditions } from './demo-texts.ts';
import type { DepositAccount, GameRow } from './operator-table.ts';

const demoSettings: Record<string, unknown> = {
  terminated: false,
  info: { name: 'Krapao', website: 'https://krapao.example' },
  notice: { title: null, html: null },
  contact: {
    contactText: 'ทีมงานดูแลทุกวัน ตลอด 24 ชั่วโมง',
    lineLink: 'https://line.me/R/ti/p/@krapao',
    lineName: '@krapao',
    lineQR: null,
  },
  registerOTP: true,
  enableChatWidget: false,
  sources: [
    { code: 'FRIEND', description: 'เพื่อนแนะนำ' },
    { code: 'GOOGLE', description: 'Google' },
    { code: 'FACEBOOK', description: 'Facebook' },
    { code: 'LINE', description: 'LINE' },
    { code: 'TIKTOK', description: 'TikTok' },
    { code: 'OTHER', description: 'อื่น ๆ' },
  ],
  conditions: demoConditions,
  agreements: demoAgreements,
  withdrawLimits: {
    BAHT: { withdrawMin: 100, withdrawMax: 50_000 },
    LAK: { withdrawMin: 50_000, withdrawMax: 20_000_000 },
  },
  twoPersonThreshold: { BAHT: 20_000, LAK: 8_000_000 },
  alonePerDay: { BAHT: 200_000, LAK: 80_000_000 },
  winLimits: {
    everyGame: {
      BAHT: { believedUpTo: 2_000, timesOfBalance: 5, heldAbove: 50_000 },
      LAK: { believedUpTo: 800_000, timesOfBalance: 5, heldAbove: 20_000_000 },
    },
    games: {},
  },
};

type GamePlan = readonly [code: string, name: string, category: GameRow['category']];

// In the order of the home screen.
const demoGames: readonly GamePlan[] = [
  ['JOKER', 'Joker', 'slot'],
  ['JOKER2', 'Joker 2', 'slot'],
  ['SLOTXO', 'Slot XO', 'slot'],
  ['SUPERSLOT', 'Super Slot', 'slot'],
  ['IMI', 'IMI', 'slot'],
  ['USUN', 'U Sun', 'slot'],
  ['AREASLOT', 'Area Slot', 'slot'],
  ['CIRCUS', 'Circus', 'slot'],
  ['SLOTRACHA', 'Slot Racha', 'slot'],
  ['PGSLOT', 'PG Slot', 'slot'],
  ['UFABET', 'UFA Bet', 'sport'],
  ['HUAYHD', 'Huay HD', 'lotto'],
];

const gameRow = ([code, name, category]: GamePlan, place: number) => ({
  code,
  name,
  category,
  protocol: code.startsWith('JOKER') ? ('joker' as const) : ('transfer-wallet' as const),
  unitFactorNumerator: 1,
  unitFactorDenominator: 1,
  logo: `/games/logos/${code.toLowerCase()}.svg`,
  background: `/games/backgrounds/${code.toLowerCase()}.svg`,
  webUrl: `/games/${code}/login`,
  androidUrl: code === 'JOKER' ? `/games/${code}/android` : null,
  iosUrl: code === 'JOKER' ? `/games/${code}/ios` : null,
  place,
});

// The sandbox bank holds these accounts; nobody else's exist there.
const demoAccounts: readonly DepositAccount[] = [
  {
    accountId: '01900000-0000-7000-8000-000000000001',
    bankCode: 'KBANK',
    bankType: 'QR',
    mode: 'MANUAL',
    accountName: 'บริษัท กระเป๋า จำกัด',
    accountNo: '0011000001',
    currency: 'BAHT',
  },
  {
    accountId: '01900000-0000-7000-8000-000000000002',
    bankCode: 'SCB',
    bankType: 'BANK',
    mode: 'AUTO',
    accountName: 'บริษัท กระเป๋า จำกัด',
    accountNo: '0142000002',
    currency: 'BAHT',
  },
  {
    accountId: '01900000-0000-7000-8000-000000000003',
    bankCode: 'BCEL',
    bankType: 'BANK',
    mode: 'AUTO',
    accountName: 'KRAPAO COMPANY LIMITED',
    accountNo: '010120000003',
    currency: 'LAK',
  },
];

// The operator of the demonstration. Once anything is stored it changes nothing.
export const seedDemoOperator = async (context: Pick<Context, 'database' | 'now' | 'newId'>): Promise<void> => {
  const places = { isListed: true };
  await installOperator(
    context,
    {
      settings: demoSettings,
      games: demoGames.map((plan, index) => ({ ...gameRow(plan, index + 1), ...places, currencies: ['BAHT', 'LAK'] })),
      accounts: demoAccounts.map((account, index) => ({ ...account, ...places, place: index + 1 })),
    },
    'demonstration',
  );
};

import { gameCodes, games, type GameCode, type GameProtocolName } from '#contract/games.ts';
import { seedDemoOffers } from '#features/bonus/server/public.ts';
import { installOperator } from '#features/operator/server/public.ts';
import { demoProtocolOf } from '#providers/games/settings/demo-games.ts';
import type { Context } from '../context.ts';
import { demoBanners } from './texts/demo-banners.ts';
import { demoAgreements, demoConditions, demoSources } from './texts/demo-texts.ts';
import { demoWheel } from './texts/demo-wheel.ts';
import type { DepositAccount } from './operator-table.ts';

const demoSettings: Record<string, unknown> = {
  terminated: false,
  info: { name: 'Krapao', website: 'https://krapao.example' },
  notice: { title: null, html: null },
  contact: {
    contactText: {
      th: 'ทีมงานดูแลทุกวัน ตลอด 24 ชั่วโมง',
      la: 'ທີມງານດູແລທຸກມື້ ຕະຫຼອດ 24 ຊົ່ວໂມງ',
      en: 'Our team is here every day, around the clock.',
    },
    lineLink: 'https://line.me/R/ti/p/@krapao',
    lineName: '@krapao',
    lineQR: '/contact/line.svg',
  },
  registerOTP: true,
  enableChatWidget: true,
  sources: demoSources,
  banners: demoBanners,
  conditions: demoConditions,
  agreements: demoAgreements,
  withdrawLimits: {
    BAHT: { withdrawMin: 100, withdrawMax: 50_000 },
    LAK: { withdrawMin: 50_000, withdrawMax: 20_000_000 },
  },
  walletAccounts: [{ walletAccountName: 'บริษัท กระเป๋า จำกัด', mode: 'AUTO', mobile: '0890000001' }],
  spinWheel: demoWheel,
  twoPersonThreshold: { BAHT: 20_000, LAK: 8_000_000 },
  alonePerDay: { BAHT: 200_000, LAK: 80_000_000 },
  dayWinLimit: { BAHT: 1_000_000, LAK: 400_000_000 },
  inviteTerms: { isActive: true, percent: 5, percentSuccess: 200, percentFail: 10 },
  refundTerms: { isActive: true, percent: 5, percentSuccess: 150, percentFail: 10 },
  winLimits: {
    everyGame: {
      BAHT: { believedUpTo: 2_000, timesOfBalance: 5, heldAbove: 50_000 },
      LAK: { believedUpTo: 800_000, timesOfBalance: 5, heldAbove: 20_000_000 },
    },
    games: {},
  },
};

// The sandbox has an app only for this game.
const demoApp = 'JOKER';

const demoGame = (code: GameCode, protocol: GameProtocolName, place: number) => ({
  code,
  name: games[code].name,
  category: games[code].category,
  protocol,
  unitFactorNumerator: 1,
  unitFactorDenominator: 1,
  logo: `/games/logos/${code.toLowerCase()}.svg`,
  background: `/games/backgrounds/${code.toLowerCase()}.svg`,
  webUrl: `/games/${code}/login`,
  androidUrl: code === demoApp ? `/games/${code}/android` : null,
  iosUrl: code === demoApp ? `/games/${code}/ios` : null,
  place,
});

const demoGameRows = gameCodes.flatMap((code, index) => {
  const protocol = demoProtocolOf(code);
  return protocol === null ? [] : [demoGame(code, protocol, index + 1)];
});

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
  ...(['WW', 'FP', 'PAYONEX'] as const).map((bankCode, index) => ({
    accountId: `01900000-0000-7000-8000-00000000001${index}`,
    bankCode,
    bankType: 'QR' as const,
    mode: 'MANUAL' as const,
    accountName: 'บริษัท กระเป๋า จำกัด',
    accountNo: `880000001${index}`,
    currency: 'BAHT' as const,
  })),
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

interface DemoAdditions {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly accounts: readonly DepositAccount[];
}

// The demo operator. Changes nothing once anything is stored.
export const seedDemoOperator = async (
  context: Pick<Context, 'database' | 'now' | 'newId'>,
  additions: DemoAdditions = { settings: {}, accounts: [] },
): Promise<void> => {
  const places = { isListed: true };
  const accounts = [...demoAccounts, ...additions.accounts];
  await installOperator(
    context,
    {
      settings: { ...demoSettings, ...additions.settings },
      games: demoGameRows.map((game) => ({ ...game, ...places, currencies: ['BAHT', 'LAK'] })),
      accounts: accounts.map((account, index) => ({ ...account, ...places, place: index + 1 })),
    },
    'demonstration',
  );
  await seedDemoOffers(context);
};

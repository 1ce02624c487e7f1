import { demoStaff, seedDemoStaff } from '#features/auth/server/public.ts';
import { seedDemoOperator } from '../operator/seed-demo-operator.ts';
import type { Context } from '../context.ts';

// So that every deposit method can be paid by hand: a code with satang of its own, the codes of two accounts in kip (OnePay and
// LAO QR), and an account whose money only a slip names.
const everyMethod = {
  settings: {
    promptPay: [
      {
        bankCode: 'SCB',
        accountNo: '0142000002',
        kind: 'PROXY',
        proxy: '0890000002',
        reservedSatang: 20,
        graceMinutes: 30,
      },
    ],
    laoQrs: [
      { accountNo: '010120000003', kind: 'ONEPAY', merchantId: 'mch5c2f0404102fb', category: '5734' },
      {
        accountNo: '030120000005',
        kind: 'LAO_QR',
        issuer: '27710418',
        receiverId: '0301200000050',
        category: '5734',
      },
    ],
  },
  accounts: [
    {
      accountId: '01900000-0000-7000-8000-000000000004',
      bankCode: 'GSB',
      bankType: 'BANK',
      mode: 'MANUAL',
      accountName: 'บริษัท กระเป๋า จำกัด',
      accountNo: '020000000004',
      currency: 'BAHT',
    },
    {
      accountId: '01900000-0000-7000-8000-000000000005',
      bankCode: 'LDB',
      bankType: 'BANK',
      mode: 'AUTO',
      accountName: 'KRAPAO COMPANY LIMITED',
      accountNo: '030120000005',
      currency: 'LAK',
    },
  ],
} as const;

// Seeds the demo operator at the first start. Returns the lines to print for the person who started it.
export const seedDemo = async (context: Context): Promise<readonly string[]> => {
  await seedDemoOperator(context, everyMethod);
  await seedDemoStaff(context);
  return [
    ...demoStaff.map(({ name, password }) => `staff login   ${name} / ${password}`),
    `staff codes   ${context.settings.sandboxUrl}/authenticator`,
  ];
};

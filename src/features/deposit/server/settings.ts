import * as z from 'zod/mini';
import { setting, type Setting } from '#server/operator/setting.ts';

const dayTime = () => z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

export const isManual = setting({
  name: 'isManual',
  about: 'Whether every bank method offers slip upload.',
  shape: z.boolean(),
  usual: false,
});

const weekMinutes = 7 * 24 * 60;

export const slipWindow = setting({
  name: 'slipWindow',
  about: 'The daily window without slip upload, and how long after a payment a slip may be uploaded.',
  shape: z.object({
    closedFrom: dayTime(),
    closedTo: dayTime(),
    uploadWithinMinutes: z.int().check(z.gte(1), z.lte(weekMinutes)),
  }),
  usual: { closedFrom: '23:30', closedTo: '00:30', uploadWithinMinutes: 60 },
});

const mobile = () => z.string().check(z.regex(/^0[0-9]{9}$/));

export const walletAccounts = setting({
  name: 'walletAccounts',
  about:
    'Wallets of the operator that take gift links; the first with mode AUTO receives them, any other mode pauses one.',
  steersMoney: true,
  shape: z.array(z.object({ walletAccountName: z.string().check(z.minLength(1)), mode: z.string(), mobile: mobile() })),
  usual: [],
});

const laoReceiver = {
  // The number of the deposit account beside whose details the code is shown.
  accountNo: z.string().check(z.regex(/^\d{6,20}$/)),
  category: z.string().check(z.regex(/^\d{4}$/)),
};
const receiverId = () => z.string().check(z.regex(/^[0-9A-Za-z]{1,40}$/));

export const laoQrs = setting({
  name: 'laoQrs',
  about:
    'The merchant or receiver that the static QR of an account in kip names; without one, the details alone are shown.',
  steersMoney: true,
  shape: z.array(
    z.union([
      z.strictObject({ ...laoReceiver, kind: z.literal('ONEPAY'), merchantId: receiverId() }),
      z.strictObject({
        ...laoReceiver,
        kind: z.literal('LAO_QR'),
        issuer: z.string().check(z.regex(/^\d{8}$/)),
        receiverId: receiverId(),
      }),
    ]),
  ),
  usual: [],
});

const promptPayAccount = {
  // The deposit account that receives the money.
  bankCode: z.string().check(z.minLength(1)),
  accountNo: z.string().check(z.regex(/^\d{6,20}$/)),
};

export const promptPay = setting({
  name: 'promptPay',
  about:
    'The receivers of QR codes without a gateway: a biller id (the bank’s line carries our reference) or a PromptPay number (each code asks for an amount with satang of its own); the first whose account is open is used.',
  steersMoney: true,
  shape: z.array(
    z.union([
      z.strictObject({
        ...promptPayAccount,
        kind: z.literal('BILLER'),
        billerId: z.string().check(z.regex(/^\d{15}$/)),
      }),
      z.strictObject({
        ...promptPayAccount,
        kind: z.literal('PROXY'),
        proxy: z.string().check(z.regex(/^(0\d{9}|\d{13}|\d{15})$/)),
        reservedSatang: z.int().check(z.gte(1), z.lte(99)),
        graceMinutes: z.int().check(z.gte(0), z.lte(1440)),
      }),
    ]),
  ),
  usual: [],
});

export const settings: readonly Setting[] = [laoQrs, promptPay, isManual, slipWindow, walletAccounts];

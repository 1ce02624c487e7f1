import * as z from 'zod/mini';
import { setting, type Setting } from '#server/operator/setting.ts';

const dayTime = () => z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

export const isManual = setting({
  name: 'isManual',
  about: 'Whether every bank method offers slip upload.',
  shape: z.boolean(),
  usual: false,
});

export const slipWindow = setting({
  name: 'slipWindow',
  about: 'The daily window without slip upload, and how long after a payment a slip may be uploaded.',
  shape: z.object({ closedFrom: dayTime(), closedTo: dayTime(), uploadWithinMinutes: z.number() }),
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

export const settings: readonly Setting[] = [isManual, slipWindow, walletAccounts];

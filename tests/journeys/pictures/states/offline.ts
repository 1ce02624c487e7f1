import type { State } from './state.ts';

// What a member may look at when the connection goes.
const names = new Set([
  'login',
  'register bank',
  'contact',
  'home',
  'statement',
  'profile',
  'bonus',
  'spin',
  'member contact',
  'member howto',
  'deposit',
  'deposit amount',
  'deposit by slip',
  'slip chosen',
  'withdraw',
  'withdraw review',
  'transfer',
  'invite',
  'refund offered',
  'conditions',
  'change password',
  'bonus on offer',
  'bonus running',
  'promotion found',
  'coupon asked',
  'game fine',
  'slips of each kind',
  'transfer unclear',
]);

export const offlineStates = (states: readonly State[]): readonly State[] =>
  states
    .filter(({ name }) => names.has(name))
    .map((state) => ({
      ...state,
      name: `${state.name} offline`,
      pose: async (page, t) => {
        await state.pose(page, t);
        await page.waitForLoadState('networkidle');
        await page.context().setOffline(true);
        await page.getByRole('status').filter({ hasText: /./ }).first().waitFor();
      },
    }));

import { Banknote } from 'lucide-react';
import { lazy } from 'react';
import { menuIcon, type OfficeScreen } from '#ui/office/office-screen.ts';
import { withdrawOfficeCalls } from '../office-contract.ts';
import { menuStrings } from './menu-strings.ts';
import { useWaitingWithdrawals } from './use-withdrawals.ts';

export const screens: readonly OfficeScreen[] = [
  {
    path: '/withdrawals',
    title: menuStrings.withdrawals,
    short: menuStrings.withdrawalsShort,
    icon: <Banknote {...menuIcon} />,
    call: withdrawOfficeCalls.list,
    useWaiting: useWaitingWithdrawals,
    Screen: lazy(async () => ({ default: (await import('./withdrawals-screen.tsx')).WithdrawalsScreen })),
  },
];

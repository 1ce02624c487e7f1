import { HandCoins } from 'lucide-react';
import { lazy } from 'react';
import { menuIcon, type OfficeScreen } from '#ui/office/office-screen.ts';
import { depositOfficeCalls } from '../office-contract.ts';
import { menuStrings } from './menu-strings.ts';
import { useWaitingMoneyIn } from './use-money-in.ts';

export const screens: readonly OfficeScreen[] = [
  {
    path: '/money-in',
    title: menuStrings.moneyIn,
    icon: <HandCoins {...menuIcon} />,
    call: depositOfficeCalls.listMoneyIn,
    useWaiting: useWaitingMoneyIn,
    Screen: lazy(async () => ({ default: (await import('./money-in-screen.tsx')).MoneyInScreen })),
  },
];

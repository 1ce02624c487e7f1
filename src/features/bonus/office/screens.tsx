import { Gift } from 'lucide-react';
import { lazy } from 'react';
import { menuIcon, type OfficeScreen } from '#ui/office/office-screen.ts';
import { bonusOfficeCalls } from '../office-contract.ts';
import { menuStrings } from './menu-strings.ts';
import { useWaitingOffers } from './use-offers.ts';

export const screens: readonly OfficeScreen[] = [
  {
    path: '/rewards',
    title: menuStrings.rewards,
    short: menuStrings.short,
    icon: <Gift {...menuIcon} />,
    call: bonusOfficeCalls.listOffers,
    useWaiting: useWaitingOffers,
    Screen: lazy(async () => ({ default: (await import('./rewards-screen.tsx')).RewardsScreen })),
  },
];

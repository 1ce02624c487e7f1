import { Trophy } from 'lucide-react';
import { lazy } from 'react';
import { menuIcon, type OfficeScreen } from '#ui/office/office-screen.ts';
import { gameOfficeCalls } from '../office-contract.ts';
import { menuStrings } from './menu-strings.ts';
import { useWaitingHeldPlays } from './use-held-plays.ts';

export const screens: readonly OfficeScreen[] = [
  {
    path: '/held-wins',
    title: menuStrings.heldWins,
    short: menuStrings.heldWinsShort,
    icon: <Trophy {...menuIcon} />,
    call: gameOfficeCalls.listHeldPlays,
    useWaiting: useWaitingHeldPlays,
    Screen: lazy(async () => ({ default: (await import('./held-plays-screen.tsx')).HeldPlaysScreen })),
  },
];

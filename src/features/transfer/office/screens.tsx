import { Gamepad2 } from 'lucide-react';
import { lazy } from 'react';
import { menuIcon, type OfficeScreen } from '#ui/office/office-screen.ts';
import { transferOfficeCalls } from '../office-contract.ts';
import { menuStrings } from './menu-strings.ts';
import { useWaitingGameMoney } from './use-game-money.ts';

export const screens: readonly OfficeScreen[] = [
  {
    path: '/game-money',
    title: menuStrings.gameMoney,
    short: menuStrings.gameMoneyShort,
    icon: <Gamepad2 {...menuIcon} />,
    call: transferOfficeCalls.listGameMoney,
    useWaiting: useWaitingGameMoney,
    Screen: lazy(async () => ({ default: (await import('./game-money-screen.tsx')).GameMoneyScreen })),
    Beside: lazy(async () => ({ default: (await import('./balances-beside.tsx')).BalancesBeside })),
  },
];

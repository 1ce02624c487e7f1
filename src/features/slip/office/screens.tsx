import { ReceiptText } from 'lucide-react';
import { lazy } from 'react';
import { menuIcon, type OfficeScreen } from '#ui/office/office-screen.ts';
import { slipOfficeCalls } from '../office-contract.ts';
import { menuStrings } from './menu-strings.ts';
import { useWaitingSlips } from './use-slips.ts';

export const screens: readonly OfficeScreen[] = [
  {
    path: '/slips',
    title: menuStrings.slips,
    short: menuStrings.slipsShort,
    icon: <ReceiptText {...menuIcon} />,
    call: slipOfficeCalls.list,
    useWaiting: useWaitingSlips,
    Screen: lazy(async () => ({ default: (await import('./slips-screen.tsx')).SlipsScreen })),
    Beside: lazy(async () => ({ default: (await import('./deposits-beside.tsx')).DepositsBeside })),
  },
];

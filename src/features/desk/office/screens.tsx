import { Hourglass, ScanSearch } from 'lucide-react';
import { lazy } from 'react';
import { menuIcon, type OfficeScreen } from '#ui/office/office-screen.ts';
import { deskOfficeCalls } from '../office-contract.ts';
import { menuStrings } from './menu-strings.ts';
import { useWaitingFindings, useWaitingWork } from './use-desk.ts';

export const screens: readonly OfficeScreen[] = [
  {
    path: '/desk',
    title: menuStrings.desk,
    short: menuStrings.shortDesk,
    icon: <Hourglass {...menuIcon} />,
    call: deskOfficeCalls.listWork,
    useWaiting: useWaitingWork,
    Screen: lazy(async () => ({ default: (await import('./desk-screen.tsx')).DeskScreen })),
  },
  {
    path: '/findings',
    title: menuStrings.findings,
    icon: <ScanSearch {...menuIcon} />,
    call: deskOfficeCalls.listFindings,
    useWaiting: useWaitingFindings,
    Screen: lazy(async () => ({ default: (await import('./findings-screen.tsx')).FindingsScreen })),
    Findings: lazy(async () => ({ default: (await import('./findings-in-report.tsx')).FindingsInReport })),
  },
];

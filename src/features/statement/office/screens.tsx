import { ScrollText } from 'lucide-react';
import { lazy } from 'react';
import { menuIcon, type OfficeScreen } from '#ui/office/office-screen.ts';
import { statementOfficeCalls } from '../office-contract.ts';
import { menuStrings } from './menu-strings.ts';

export const screens: readonly OfficeScreen[] = [
  {
    path: '/statements',
    title: menuStrings.statements,
    icon: <ScrollText {...menuIcon} />,
    isByLink: true,
    call: statementOfficeCalls.listLines,
    useWaiting: () => undefined,
    Screen: lazy(async () => ({ default: (await import('./statement-office-screen.tsx')).StatementOfficeScreen })),
    Beside: lazy(async () => ({ default: (await import('./lines-beside.tsx')).LinesBeside })),
  },
];

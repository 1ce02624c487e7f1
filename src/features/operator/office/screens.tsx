import { Newspaper, Settings } from 'lucide-react';
import { lazy } from 'react';
import { menuIcon, type OfficeScreen } from '#ui/office/office-screen.ts';
import { operatorOfficeCalls } from '../office-contract.ts';
import { menuStrings } from './menu-strings.ts';
import { useWaitingChanges } from './use-operator.ts';

export const screens: readonly OfficeScreen[] = [
  {
    path: '/content',
    title: menuStrings.content,
    short: menuStrings.shortContent,
    icon: <Newspaper {...menuIcon} />,
    call: operatorOfficeCalls.list,
    useWaiting: () => undefined,
    Screen: lazy(async () => ({ default: (await import('./content/content-screen.tsx')).ContentScreen })),
  },
  {
    path: '/settings',
    title: menuStrings.settings,
    icon: <Settings {...menuIcon} />,
    call: operatorOfficeCalls.listChanges,
    useWaiting: useWaitingChanges,
    Screen: lazy(async () => ({ default: (await import('./operator-screen.tsx')).OperatorScreen })),
  },
];

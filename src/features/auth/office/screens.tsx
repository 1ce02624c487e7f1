import { KeyRound, UserCog } from 'lucide-react';
import { lazy } from 'react';
import { menuIcon, type OfficeScreen } from '#ui/office/office-screen.ts';
import { authOfficeCalls } from '../office-contract.ts';
import { menuStrings } from './menu-strings.ts';

export const screens: readonly OfficeScreen[] = [
  {
    path: '/staff',
    title: menuStrings.people,
    icon: <UserCog {...menuIcon} />,
    call: authOfficeCalls.listStaff,
    useWaiting: () => undefined,
    Screen: lazy(async () => ({ default: (await import('./people/people-screen.tsx')).PeopleScreen })),
  },
  {
    path: '/self',
    title: menuStrings.ownLogin,
    icon: <KeyRound {...menuIcon} />,
    call: authOfficeCalls.listFactors,
    useWaiting: () => undefined,
    Screen: lazy(async () => ({ default: (await import('./own-login-screen.tsx')).OwnLoginScreen })),
  },
];

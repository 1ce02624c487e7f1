import { Users } from 'lucide-react';
import { lazy } from 'react';
import { menuIcon, type OfficeScreen } from '#ui/office/office-screen.ts';
import { memberCareOfficeCalls } from '../office-contract.ts';
import { menuStrings } from './menu-strings.ts';
import { useWaitingMemberChanges } from './use-care.ts';

export const screens: readonly OfficeScreen[] = [
  {
    path: '/members',
    title: menuStrings.members,
    icon: <Users {...menuIcon} />,
    call: memberCareOfficeCalls.listChanges,
    useWaiting: useWaitingMemberChanges,
    Screen: lazy(async () => ({ default: (await import('./members-screen.tsx')).MembersScreen })),
  },
];

import { HeartPulse } from 'lucide-react';
import { lazy } from 'react';
import { menuIcon, type OfficeScreen } from '#ui/office/office-screen.ts';
import { providerHealthOfficeCalls } from '../office-contract.ts';
import { menuStrings } from './menu-strings.ts';
import { useProvidersDown } from './use-providers.ts';

export const screens: readonly OfficeScreen[] = [
  {
    path: '/providers',
    title: menuStrings.providers,
    short: menuStrings.shortProviders,
    icon: <HeartPulse {...menuIcon} />,
    call: providerHealthOfficeCalls.list,
    useWaiting: useProvidersDown,
    Screen: lazy(async () => ({ default: (await import('./providers-screen.tsx')).ProvidersScreen })),
  },
];

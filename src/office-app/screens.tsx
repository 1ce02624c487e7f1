import { Banknote, HandCoins, Hourglass, KeyRound, ScanSearch, Settings, Trophy, Users } from 'lucide-react';
import { type ComponentType, lazy, type LazyExoticComponent, type ReactNode } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import { authOfficeCalls } from '#features/auth/office-contract.ts';
import { depositOfficeCalls } from '#features/deposit/office-contract.ts';
import { useWaitingMoneyIn } from '#features/deposit/office/use-money-in.ts';
import { deskOfficeCalls } from '#features/desk/office-contract.ts';
import { useWaitingFindings, useWaitingWork } from '#features/desk/office/use-desk.ts';
import { gameOfficeCalls } from '#features/game/office-contract.ts';
import { useWaitingHeldPlays } from '#features/game/office/use-held-plays.ts';
import { memberCareOfficeCalls } from '#features/member-care/office-contract.ts';
import { useWaitingMemberChanges } from '#features/member-care/office/use-care.ts';
import { operatorOfficeCalls } from '#features/operator/office-contract.ts';
import { useWaitingChanges } from '#features/operator/office/use-operator.ts';
import { withdrawOfficeCalls } from '#features/withdraw/office-contract.ts';
import { useWaitingWithdrawals } from '#features/withdraw/office/use-withdrawals.ts';
import type { officeStrings } from './strings.ts';

// A screen of the back office. Its menu entry, address, title and permission are said here once.
export interface OfficeScreen {
  readonly path: string;
  readonly title: keyof typeof officeStrings &
    ('withdrawals' | 'moneyIn' | 'desk' | 'heldWins' | 'findings' | 'members' | 'settings' | 'ownLogin');
  readonly icon: ReactNode;
  // The call that fills the screen: who may make it may see it.
  readonly call: Pick<Endpoint, 'may'>;
  // How many wait; shown in the menu.
  readonly useWaiting: (isAllowed: boolean) => number | undefined;
  readonly Screen: LazyExoticComponent<ComponentType>;
}

const iconStyle = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

export const screens: readonly OfficeScreen[] = [
  {
    path: '/withdrawals',
    title: 'withdrawals',
    icon: <Banknote {...iconStyle} />,
    call: withdrawOfficeCalls.list,
    useWaiting: useWaitingWithdrawals,
    Screen: lazy(async () => ({
      default: (await import('#features/withdraw/office/withdrawals-screen.tsx')).WithdrawalsScreen,
    })),
  },
  {
    path: '/money-in',
    title: 'moneyIn',
    icon: <HandCoins {...iconStyle} />,
    call: depositOfficeCalls.listMoneyIn,
    useWaiting: useWaitingMoneyIn,
    Screen: lazy(async () => ({
      default: (await import('#features/deposit/office/money-in-screen.tsx')).MoneyInScreen,
    })),
  },
  {
    path: '/desk',
    title: 'desk',
    icon: <Hourglass {...iconStyle} />,
    call: deskOfficeCalls.listWork,
    useWaiting: useWaitingWork,
    Screen: lazy(async () => ({ default: (await import('#features/desk/office/desk-screen.tsx')).DeskScreen })),
  },
  {
    path: '/held-wins',
    title: 'heldWins',
    icon: <Trophy {...iconStyle} />,
    call: gameOfficeCalls.listHeldPlays,
    useWaiting: useWaitingHeldPlays,
    Screen: lazy(async () => ({
      default: (await import('#features/game/office/held-plays-screen.tsx')).HeldPlaysScreen,
    })),
  },
  {
    path: '/findings',
    title: 'findings',
    icon: <ScanSearch {...iconStyle} />,
    call: deskOfficeCalls.listFindings,
    useWaiting: useWaitingFindings,
    Screen: lazy(async () => ({
      default: (await import('#features/desk/office/findings-screen.tsx')).FindingsScreen,
    })),
  },
  {
    path: '/members',
    title: 'members',
    icon: <Users {...iconStyle} />,
    call: memberCareOfficeCalls.listChanges,
    useWaiting: useWaitingMemberChanges,
    Screen: lazy(async () => ({
      default: (await import('#features/member-care/office/members-screen.tsx')).MembersScreen,
    })),
  },
  {
    path: '/settings',
    title: 'settings',
    icon: <Settings {...iconStyle} />,
    call: operatorOfficeCalls.listChanges,
    useWaiting: useWaitingChanges,
    Screen: lazy(async () => ({
      default: (await import('#features/operator/office/operator-screen.tsx')).OperatorScreen,
    })),
  },
  {
    path: '/self',
    title: 'ownLogin',
    icon: <KeyRound {...iconStyle} />,
    call: authOfficeCalls.listFactors,
    useWaiting: () => undefined,
    Screen: lazy(async () => ({
      default: (await import('#features/auth/office/own-login-screen.tsx')).OwnLoginScreen,
    })),
  },
];

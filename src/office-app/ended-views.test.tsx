import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RewardsScreen } from '#features/bonus/office/rewards-screen.tsx';
import { bonusOfficeCalls } from '#features/bonus/office-contract.ts';
import { ComplaintsScreen } from '#features/chat/office/complaints/complaints-screen.tsx';
import { chatOfficeCalls } from '#features/chat/office-contract.ts';
import { MoneyInScreen } from '#features/deposit/office/money-in-screen.tsx';
import { depositOfficeCalls } from '#features/deposit/office-contract.ts';
import { HeldPlaysScreen } from '#features/game/office/held-plays-screen.tsx';
import { gameOfficeCalls } from '#features/game/office-contract.ts';
import { OperatorScreen } from '#features/operator/office/operator-screen.tsx';
import { operatorOfficeCalls } from '#features/operator/office-contract.ts';
import { SlipsScreen } from '#features/slip/office/slips-screen.tsx';
import { slipOfficeCalls } from '#features/slip/office-contract.ts';
import { WithdrawalsScreen } from '#features/withdraw/office/withdrawals-screen.tsx';
import { withdrawOfficeCalls } from '#features/withdraw/office-contract.ts';
import { applyLocale } from '#i18n/locale.ts';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderOffice } from '#support/screens/office/render-office.tsx';

const words = { th: 'สิ้นสุดแล้ว', la: 'ສິ້ນສຸດແລ້ວ', en: 'Ended' } as const;

it.each([
  ['/withdrawals', WithdrawalsScreen, [withdrawOfficeCalls.list]],
  ['/money-in', MoneyInScreen, [depositOfficeCalls.listMoneyIn]],
  ['/slips', SlipsScreen, [slipOfficeCalls.list]],
  ['/held-wins', HeldPlaysScreen, [gameOfficeCalls.listHeldPlays]],
  ['/complaints', ComplaintsScreen, [chatOfficeCalls.listComplaints]],
  ['/rewards', RewardsScreen, [bonusOfficeCalls.listOffers]],
  ['/settings', OperatorScreen, [operatorOfficeCalls.list, operatorOfficeCalls.listChanges]],
] as const)('%s names what has ended by the same word as every other queue', (at, Screen, calls) => {
  for (const locale of ['th', 'la', 'en'] as const) {
    applyLocale(locale);
    const backend = fakeBackend();
    for (const call of calls) backend.loses(call);
    renderOffice(<Screen />, { at, role: 'manager' });
    expect(screen.getByRole('button', { name: words[locale] })).toBeTruthy();
    cleanup();
  }
});

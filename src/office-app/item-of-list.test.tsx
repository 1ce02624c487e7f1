import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { RewardsScreen } from '#features/bonus/office/rewards-screen.tsx';
import { bonusOfficeCalls } from '#features/bonus/office-contract.ts';
import { ComplaintsScreen } from '#features/chat/office/complaints/complaints-screen.tsx';
import { chatOfficeCalls } from '#features/chat/office-contract.ts';
import { MoneyInScreen } from '#features/deposit/office/money-in-screen.tsx';
import { depositOfficeCalls } from '#features/deposit/office-contract.ts';
import { FindingsScreen } from '#features/desk/office/findings-screen.tsx';
import { deskOfficeCalls } from '#features/desk/office-contract.ts';
import { HeldPlaysScreen } from '#features/game/office/held-plays-screen.tsx';
import { gameOfficeCalls } from '#features/game/office-contract.ts';
import { OperatorScreen } from '#features/operator/office/operator-screen.tsx';
import { operatorOfficeCalls } from '#features/operator/office-contract.ts';
import { ProvidersScreen } from '#features/provider-health/office/providers-screen.tsx';
import { providerHealthOfficeCalls } from '#features/provider-health/office-contract.ts';
import { applyLocale } from '#i18n/locale.ts';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderOffice } from '#support/screens/office/render-office.tsx';

const { listFindings, listWork } = deskOfficeCalls;
const { list, listChanges, listAccountHealth } = operatorOfficeCalls;

beforeEach(() => applyLocale('en'));

// On a phone the list is not seen beside the item.
it.each([
  ['/money-in/suspense.1', MoneyInScreen, [depositOfficeCalls.listMoneyIn]],
  ['/complaints/1', ComplaintsScreen, [chatOfficeCalls.listComplaints]],
  ['/findings/member.1', FindingsScreen, [listFindings, listWork]],
  ['/findings/lane.bank?view=lanes', FindingsScreen, [listWork, listFindings]],
  ['/held-wins/1', HeldPlaysScreen, [gameOfficeCalls.listHeldPlays]],
  ['/settings/1?view=waiting', OperatorScreen, [listChanges, list, listAccountHealth]],
  ['/settings/game.1?view=games', OperatorScreen, [list, listChanges, listAccountHealth]],
  ['/providers/JOKER', ProvidersScreen, [providerHealthOfficeCalls.list]],
  ['/rewards/waiting.1', RewardsScreen, [bonusOfficeCalls.listOffers]],
] as const)(
  'the item at %s says that its list could not be read, reads it again, and leads back',
  async (at, Screen, calls) => {
    const backend = fakeBackend();
    for (const call of calls) backend.loses(call);
    renderOffice(<Screen />, { at, role: 'manager' });
    await waitFor(() => expect(screen.getAllByText('Could not load')).toHaveLength(2));
    const asked = backend.sent(calls[0]).length;
    const again = screen.getAllByRole('button', { name: 'Try again' });
    expect(again).toHaveLength(2);
    for (const button of again.slice(1)) fireEvent.click(button);
    await waitFor(() => expect(backend.sent(calls[0]).length).toBeGreaterThan(asked));
    fireEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
    await waitFor(() => expect(screen.getAllByText('Could not load')).toHaveLength(1));
  },
);

it('an item that is not found leads back to its list', async () => {
  const backend = fakeBackend();
  const counts = { suspense: 0, reported: 0, reject: 0 };
  const none = { counts, oldestAt: null, hasMore: false, items: [] };
  backend.answers(depositOfficeCalls.listMoneyIn, none);
  backend.answers(depositOfficeCalls.findMoneyIn, none);
  renderOffice(<MoneyInScreen />, { at: '/money-in/suspense.1', role: 'manager' });
  const why = 'This item was not found';
  await screen.findByText(why);
  fireEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
  await waitFor(() => expect(screen.queryByText(why)).toBeNull());
});

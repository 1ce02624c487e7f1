import { useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerOf } from '#ask/ask.ts';
import { bonusCalls } from '#features/bonus/contract.ts';
import { applyLocale } from '#i18n/locale.ts';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { DataProviders } from './data-providers.tsx';

const Offers = () => {
  const { data = [] } = useQuery({
    queryKey: ['offers'],
    queryFn: () => answerOf(bonusCalls.list, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data.map(({ code, title }) => <p key={code}>{title}</p>);
};
const offer = (title: string) => ({
  code: 'A',
  type: 'limit' as const,
  maxReceived: 1,
  percentFail: 10,
  banners: [],
  userBonus: null,
  title,
  description: '',
  percentSuccess: 300,
  percent: 100,
  amountMax: 100n,
  minimum: 100n,
});

it('what the server wrote in one language is read again when the member chooses another', async () => {
  applyLocale('th');
  const backend = fakeBackend();
  backend.answers(bonusCalls.list, [offer('โบนัส')]);
  render(
    <DataProviders>
      <Offers />
    </DataProviders>,
  );
  await screen.findByText('โบนัส');
  backend.answers(bonusCalls.list, [offer('Bonus')]);
  act(() => applyLocale('en'));
  await screen.findByText('Bonus');
  expect(backend.sent(bonusCalls.list)).toHaveLength(2);
});

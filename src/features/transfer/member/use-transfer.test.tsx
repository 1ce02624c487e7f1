import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { walletCalls } from '#features/wallet/contract.ts';
import { proves } from '#support/requirements/proves.ts';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderScreen } from '#support/screens/render-screen.tsx';
import { walletAnswerOf } from '#support/screens/wallet-answer.tsx';
import { transferCalls } from '../contract.ts';
import { useTransfer } from './use-transfer.ts';

// Ten calls within one press, before anything on the screen could have been locked.
const Hasty = () => {
  const { transferAllTo } = useTransfer(() => undefined);
  const [ends, setEnds] = useState<readonly string[]>([]);
  const press = async (): Promise<void> => {
    const sent = await Promise.all(Array.from({ length: 10 }, () => transferAllTo('JOKER')));
    setEnds(sent.map(({ end }) => end));
  };
  return (
    <button type="button" onClick={() => void press()}>
      {ends.join(' ')}
    </button>
  );
};

it('ten calls at once send one request; the others are ignored', async () => {
  proves('OP-012', 'OP-298');
  const backend = fakeBackend();
  backend.answers(walletCalls.get, walletAnswerOf({}));
  backend.answers(transferCalls.moveEverything, { message: 'SUCCESS' });
  renderScreen(<Hasty />, { at: '/user/home' });
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('button').textContent).toMatch(/^confirmed( ignored){9}$/));
  expect(backend.sent(transferCalls.moveEverything)).toHaveLength(1);
});

import { type ReactNode, Suspense } from 'react';
import { allScreens } from './all-screens.ts';

const parts = allScreens.flatMap(({ path, Beside }) => (Beside === undefined ? [] : [{ path, Beside }]));

// What the screens know of a member, beside an item that is about the member: balances, and the last operations.
export const memberMoney = (memberId: string): ReactNode =>
  parts.map(({ path, Beside }) => (
    <Suspense key={path} fallback={null}>
      <Beside memberId={memberId} />
    </Suspense>
  ));

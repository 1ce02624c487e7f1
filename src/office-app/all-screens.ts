import { screens as auth } from '#features/auth/office/screens.tsx';
import { screens as bonus } from '#features/bonus/office/screens.tsx';
import { screens as books } from '#features/books/office/screens.tsx';
import { screens as chat } from '#features/chat/office/screens.tsx';
import { screens as deposit } from '#features/deposit/office/screens.tsx';
import { screens as desk } from '#features/desk/office/screens.tsx';
import { screens as game } from '#features/game/office/screens.tsx';
import { screens as memberCare } from '#features/member-care/office/screens.tsx';
import { screens as operator } from '#features/operator/office/screens.tsx';
import { screens as providerHealth } from '#features/provider-health/office/screens.tsx';
import { screens as slip } from '#features/slip/office/screens.tsx';
import { screens as statement } from '#features/statement/office/screens.tsx';
import { screens as transfer } from '#features/transfer/office/screens.tsx';
import { screens as withdraw } from '#features/withdraw/office/screens.tsx';
import type { OfficeScreen } from '#ui/office/office-screen.ts';

// Every screen of the back office, in menu order; a phone shows the first four side by side.
export const allScreens: readonly OfficeScreen[] = [
  ...withdraw,
  ...deposit,
  ...slip,
  ...game,
  ...desk,
  ...transfer,
  ...books,
  ...providerHealth,
  ...chat,
  ...memberCare,
  ...statement,
  ...bonus,
  ...operator,
  ...auth,
];

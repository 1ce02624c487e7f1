import { systemOrigin } from '#server/transaction-on.ts';
import { accounts } from '#ledger';
import type { Context } from '#server/context.ts';
import { logFailure } from '#server/http/log-outage.ts';
import { aloneLimits } from '#server/operator/decide-alone.ts';
import { reads, writes, type Route } from '#server/route.ts';
import type { Refusing } from '#server/verb.ts';
import { depositOfficeCalls } from '../../office-contract.ts';
import { tryRejectAgain } from '../feed/try-rejects-again.ts';
import { carrySuspenseItem } from '../suspense/carry-suspense-item.ts';
import { bookPayoutReturn, preparePayoutReturn } from '../suspense/payouts/book-payout-return.ts';
import { findPayout } from '../suspense/payouts/find-payouts.ts';
import { findAnySuspenseItem } from '../suspense/suspense-table.ts';
import { confirmReported, dropReported, memberOfItem, prepareConfirmation } from './decide-reported.ts';
import { bookReject, dismissReject, houseOfRejects, linkReject, prepareBooking } from './decide-reject.ts';
import { houseOfItem, nameSuspense, prepareNaming, returnSuspense } from './decide-suspense.ts';
import { findMatches } from './find-matches.ts';
import { findPayee } from './find-payee.ts';
import { joinSuspense } from './join-suspense.ts';
import { listMoneyIn } from './list-money-in.ts';
import { listPresent } from './list-present.ts';
import { prepareCandidate, proposeCandidate } from './propose-candidate.ts';
import { agreeMoneyIn, declineMoneyIn, ownerOfDeskItem } from './second-person.ts';

// What follows a decision in other books. The decision stands: if this fails, the item is due and a job does it.
const follow = async (context: Context, itemId: string): Promise<void> => {
  try {
    const origin = systemOrigin('after a decision of staff');
    const item = await findAnySuspenseItem(context.database, Object.values(accounts.house), itemId);
    if (item !== null) await carrySuspenseItem(context, item, origin);
    await tryRejectAgain(context, itemId);
  } catch (error) {
    const text = 'the follow-up of a decision failed; a job repeats it when it is due';
    logFailure(context.log, error, { about: { itemId }, text });
  }
};

const after = ({ context, question }: Refusing<never> & { readonly question: { readonly itemId: string } }) =>
  follow(context, question.itemId);

export const deskRoutes: readonly Route[] = [
  reads(depositOfficeCalls.listMoneyIn, listMoneyIn),
  reads(depositOfficeCalls.findMoneyIn, listMoneyIn),
  reads(depositOfficeCalls.findMatches, findMatches),
  reads(depositOfficeCalls.findPayee, findPayee),
  reads(depositOfficeCalls.findPayout, findPayout),
  reads(depositOfficeCalls.listPresent, listPresent),
  writes(depositOfficeCalls.nameSuspense, nameSuspense, { on: houseOfItem, before: prepareNaming, after }),
  writes(depositOfficeCalls.proposeCandidate, proposeCandidate, { on: houseOfItem, before: prepareCandidate }),
  writes(depositOfficeCalls.joinSuspense, joinSuspense, { on: houseOfItem }),
  writes(depositOfficeCalls.returnSuspense, returnSuspense, { on: houseOfItem, before: aloneLimits, after }),
  writes(depositOfficeCalls.bookPayoutReturn, bookPayoutReturn, {
    on: houseOfItem,
    before: preparePayoutReturn,
    after,
  }),
  writes(depositOfficeCalls.confirmReported, confirmReported, { on: memberOfItem, before: prepareConfirmation }),
  writes(depositOfficeCalls.dropReported, dropReported, { on: memberOfItem }),
  writes(depositOfficeCalls.bookReject, bookReject, { on: houseOfRejects, before: prepareBooking }),
  writes(depositOfficeCalls.linkReject, linkReject, { on: houseOfRejects }),
  writes(depositOfficeCalls.dismissReject, dismissReject, { on: houseOfRejects }),
  writes(depositOfficeCalls.agree, agreeMoneyIn, { on: ownerOfDeskItem, after }),
  writes(depositOfficeCalls.decline, declineMoneyIn, { on: ownerOfDeskItem }),
];

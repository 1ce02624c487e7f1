import type { QuestionOf } from '#contract/endpoint.ts';
import { accounts } from '#ledger';
import type { Call, Context } from '#server/context.ts';
import { reads, repliesTo, writesOnMember, type Route, type Writing } from '#server/route.ts';
import { runVerb, type VerbRun } from '#server/run-verb.ts';
import { depositOfficeCalls } from '../../office-contract.ts';
import { tryRejectAgain } from '../feed/try-rejects-again.ts';
import { systemOrigin } from '../receipts/book-receipt.ts';
import { carrySuspenseItem } from '../suspense/carry-suspense-item.ts';
import { findAnySuspenseItem } from '../suspense/suspense-table.ts';
import { confirmReported, dropReported, memberOfItem } from './decide-reported.ts';
import { bookReject, dismissReject, houseOfRejects } from './decide-reject.ts';
import { houseOfItem, nameSuspense, returnSuspense } from './decide-suspense.ts';
import { listMoneyIn } from './list-money-in.ts';
import { agreeMoneyIn, declineMoneyIn, ownerOfDeskItem } from './second-person.ts';

// What follows a decision in other books. It is decided already: what fails here is due and done by a job.
const follow = async (context: Context, itemId: string): Promise<void> => {
  try {
    const origin = systemOrigin('after a decision of staff');
    const item = await findAnySuspenseItem(context.database, Object.values(accounts.house), itemId);
    if (item !== null) await carrySuspenseItem(context, item, origin);
    await tryRejectAgain(context, itemId);
  } catch (error) {
    context.log.error({ err: error, itemId }, 'what follows a decision failed; it is done again when it is due');
  }
};

const decides = <E extends Writing>(
  endpoint: E,
  run: {
    memberId: (context: Context, call: Call<QuestionOf<E>>) => Promise<string>;
    verb: (call: Call<QuestionOf<E>>, context: Context) => VerbRun<E>['verb'] | Promise<VerbRun<E>['verb']>;
    itemId: (question: QuestionOf<E>) => string;
  },
): Route =>
  repliesTo(endpoint, async (context, call) => {
    const memberId = await run.memberId(context, call);
    const reply = await runVerb(context, call, { endpoint, memberId, verb: await run.verb(call, context) });
    await follow(context, run.itemId(call.question));
    return reply;
  });

const itemId = (question: { itemId: string }): string => question.itemId;

export const deskRoutes: readonly Route[] = [
  reads(depositOfficeCalls.listMoneyIn, listMoneyIn),
  decides(depositOfficeCalls.nameSuspense, { memberId: houseOfItem, verb: nameSuspense, itemId }),
  decides(depositOfficeCalls.returnSuspense, { memberId: houseOfItem, verb: returnSuspense, itemId }),
  writesOnMember(depositOfficeCalls.confirmReported, { memberId: memberOfItem, verb: confirmReported }),
  writesOnMember(depositOfficeCalls.dropReported, { memberId: memberOfItem, verb: dropReported }),
  writesOnMember(depositOfficeCalls.bookReject, { memberId: houseOfRejects, verb: bookReject }),
  writesOnMember(depositOfficeCalls.dismissReject, { memberId: houseOfRejects, verb: dismissReject }),
  decides(depositOfficeCalls.agree, { memberId: ownerOfDeskItem, verb: agreeMoneyIn, itemId }),
  writesOnMember(depositOfficeCalls.decline, { memberId: ownerOfDeskItem, verb: declineMoneyIn }),
];

import type { Endpoint, QuestionOf } from '#contract/endpoint.ts';
import { accounts } from '#ledger';
import type { Call, Context } from '#server/context.ts';
import { reads, repliesTo, writesOnMember, type Route } from '#server/route.ts';
import { runVerb, type VerbRun } from '#server/run-verb.ts';
import * as contract from '../../contract.ts';
import { tryRejectAgain } from '../feed/try-rejects-again.ts';
import { systemOrigin } from '../receipts/book-receipt.ts';
import { carrySuspenseItem } from '../suspense/carry-suspense-item.ts';
import { findAnySuspenseItem } from '../suspense/suspense-table.ts';
import { confirmNoted, dropNoted, memberOfItem } from './decide-noted.ts';
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

const decides = <E extends Endpoint>(
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
  reads(contract.officeListMoneyIn, listMoneyIn),
  decides(contract.officeNameSuspense, { memberId: houseOfItem, verb: nameSuspense, itemId }),
  decides(contract.officeReturnSuspense, { memberId: houseOfItem, verb: returnSuspense, itemId }),
  writesOnMember(contract.officeConfirmNoted, { memberId: memberOfItem, verb: confirmNoted }),
  writesOnMember(contract.officeDropNoted, { memberId: memberOfItem, verb: dropNoted }),
  writesOnMember(contract.officeBookReject, { memberId: houseOfRejects, verb: bookReject }),
  writesOnMember(contract.officeDismissReject, { memberId: houseOfRejects, verb: dismissReject }),
  decides(contract.officeAgreeMoneyIn, { memberId: ownerOfDeskItem, verb: agreeMoneyIn, itemId }),
  writesOnMember(contract.officeDeclineMoneyIn, { memberId: ownerOfDeskItem, verb: declineMoneyIn }),
];

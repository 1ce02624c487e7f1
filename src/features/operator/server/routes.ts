import { forgetReadings } from '#server/operator/cached-reading.ts';
import { reads, writesOnMember, type Route } from '#server/route.ts';
import { operatorOfficeCalls } from '../office-contract.ts';
import { confirmChange, dropChange, ownerForConfirmation } from './decide-change.ts';
import { listChanges } from './list-changes.ts';
import { listOperator } from './list-operator.ts';
import { operatorId } from './changes-table.ts';
import { ownerForProposal, proposeChange } from './propose-change.ts';

// What this process has read holds no longer; other processes read again within five seconds.
const thenForgetting = (route: Route): Route => ({
  ...route,
  answer: async (context, call) => {
    const reply = await route.answer(context, call);
    forgetReadings(context);
    return reply;
  },
});

export const officeRoutes: readonly Route[] = [
  reads(operatorOfficeCalls.list, listOperator),
  reads(operatorOfficeCalls.listChanges, listChanges),
  ...[
    writesOnMember(operatorOfficeCalls.proposeChange, { memberId: ownerForProposal, verb: proposeChange }),
    writesOnMember(operatorOfficeCalls.confirmChange, { memberId: ownerForConfirmation, verb: confirmChange }),
    writesOnMember(operatorOfficeCalls.dropChange, { memberId: () => Promise.resolve(operatorId), verb: dropChange }),
  ].map(thenForgetting),
];

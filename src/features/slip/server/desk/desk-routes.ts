import { reads, writes, type Route } from '#server/route.ts';
import { slipOfficeCalls } from '../../office-contract.ts';
import { agreeOnSlip, declineCredit, failByStaff, prepareCredit, proposeCredit, retrySlip } from './decide-slip.ts';
import { listDepositsOfMember } from './list-deposits-of-member.ts';
import { listSlips } from './list-slips.ts';
import { openSlip, showPicture } from './open-slip.ts';
import { ownerOfSlip } from './owner-of-slip.ts';

export const deskRoutes: readonly Route[] = [
  reads(slipOfficeCalls.list, listSlips),
  reads(slipOfficeCalls.find, listSlips),
  reads(slipOfficeCalls.listOfMember, listDepositsOfMember),
  reads(slipOfficeCalls.get, openSlip),
  reads(slipOfficeCalls.getPicture, showPicture),
  writes(slipOfficeCalls.retry, retrySlip, { on: ownerOfSlip }),
  writes(slipOfficeCalls.credit, proposeCredit, { on: ownerOfSlip, before: prepareCredit }),
  writes(slipOfficeCalls.fail, failByStaff, { on: ownerOfSlip }),
  writes(slipOfficeCalls.agree, agreeOnSlip, { on: ownerOfSlip }),
  writes(slipOfficeCalls.decline, declineCredit, { on: ownerOfSlip }),
];

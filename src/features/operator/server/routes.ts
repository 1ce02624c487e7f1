import { forgetReadings } from '#server/operator/cached-reading.ts';
import { reads, writes, type Route } from '#server/route.ts';
import type { Refusing } from '#server/verb.ts';
import { operatorOfficeCalls } from '../office-contract.ts';
import { checkSetting } from './check-setting.ts';
import { checkConfirmation, confirmChange, dropChange } from './decide-change.ts';
import { checkFreezing, freezeAccount } from './health/freeze-account.ts';
import { listAccountHealth } from './health/list-account-health.ts';
import { listChanges } from './list-changes.ts';
import { listOperator } from './list-operator.ts';
import { listVersions } from './list-versions.ts';
import { operatorId } from '#server/records/operator-changes-table.ts';
import { checkProposal, proposeChange } from './propose-change.ts';

const onOperator = {
  on: () => operatorId,
  // Cached values of this process are outdated now; other processes read again within five seconds.
  after: ({ context }: Refusing<never>) => forgetReadings(context),
};

export const officeRoutes: readonly Route[] = [
  reads(operatorOfficeCalls.list, listOperator),
  reads(operatorOfficeCalls.listAccountHealth, listAccountHealth),
  reads(operatorOfficeCalls.listChanges, listChanges),
  reads(operatorOfficeCalls.listVersions, listVersions),
  reads(operatorOfficeCalls.checkSetting, checkSetting),
  writes(operatorOfficeCalls.proposeChange, proposeChange, { ...onOperator, before: checkProposal }),
  writes(operatorOfficeCalls.freezeAccount, freezeAccount, { ...onOperator, before: checkFreezing }),
  writes(operatorOfficeCalls.confirmChange, confirmChange, { ...onOperator, before: checkConfirmation }),
  writes(operatorOfficeCalls.dropChange, dropChange, onOperator),
];

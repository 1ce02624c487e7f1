import type { Context } from '../context.ts';
import type { StaffAsking } from '../verb.ts';
import type { ActsBy } from './operator-changes-table.ts';

export const byStaff = ({ context, call, staff }: StaffAsking<never>): ActsBy => ({
  kind: 'staff',
  id: staff.staffId,
  key: `person ${staff.personId}`,
  name: staff.name,
  act: call.route,
  requestId: call.requestId,
  address: call.address,
  auditId: context.newId(),
});

// A person who may run commands names who decided; the database tells two people apart by these names.
export const byCommand = (context: Pick<Context, 'newId'>, name: string, act: string): ActsBy => {
  const auditId = context.newId();
  return {
    kind: 'system',
    id: null,
    key: `command ${name.toLowerCase()}`,
    name,
    act,
    requestId: auditId,
    address: 'command line',
    auditId,
  };
};

import { staffOf, type Call, type Context } from '#server/context.ts';
import type { ActsBy } from './changes-table.ts';

export const byStaff = (context: Context, call: Call): ActsBy => {
  const staff = staffOf(call);
  return {
    kind: 'staff',
    id: staff.staffId,
    key: `person ${staff.personId}`,
    name: staff.name,
    act: call.route,
    requestId: call.requestId,
    address: call.address,
    auditId: context.newId(),
  };
};

// Whoever may run a command names the person who decided; the database tells two people apart by these names.
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

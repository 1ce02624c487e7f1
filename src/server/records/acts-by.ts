import type { Context } from '../context.ts';
import type { StaffAsking } from '../verb.ts';
import type { ActsBy } from './operator-changes-table.ts';

const personKey = 'person ';

// The person behind the key of who made a change; null for a command.
export const personOfKey = (key: string): string | null =>
  key.startsWith(personKey) ? key.slice(personKey.length) : null;

export const byStaff = ({ context, call, staff }: StaffAsking<never>): ActsBy => ({
  kind: 'staff',
  id: staff.staffId,
  key: personKey + staff.personId,
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

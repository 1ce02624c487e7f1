import type { Context } from '../context.ts';
import type { StaffAsking } from '../verb.ts';
import type { ActsBy } from './operator-changes-table.ts';
import { findPersonNamed, plainName } from './staff-persons-table.ts';

const personKey = 'person ';

// The person behind the key of who made a change; null for a command in a name that no login has.
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

// A person who may run commands names who decided. The name of a login stands for the person behind it, so that two logins
// of one person are one person here too; the database tells any other two people apart by these names.
export const byCommand = async (
  { database, newId }: Pick<Context, 'database' | 'newId'>,
  name: string,
  act: string,
): Promise<ActsBy> => {
  const auditId = newId();
  const personId = await findPersonNamed(database, name);
  return {
    kind: 'system',
    id: null,
    key: personId === null ? `command ${plainName(name)}` : personKey + personId,
    name,
    act,
    requestId: auditId,
    address: 'command line',
    auditId,
  };
};

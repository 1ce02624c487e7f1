import { originOf, type Call, type Context } from '../context.ts';
import { transactionOn } from '../transaction-on.ts';

const rowEveryMs = 10 * 60_000;
const newestRows = 200;

const actorIdOf = ({ actor }: Call): string | null => {
  if (actor.kind === 'visitor') return null;
  return actor.kind === 'staff' ? actor.staffId : actor.memberId;
};

// Reading private data of a member is recorded in that member's audit chain: once in ten minutes, since a screen that
// refreshes automatically counts as one reading.
export const auditReading = async (
  context: Context,
  call: Call,
  { memberId, object }: { readonly memberId: string; readonly object: string },
): Promise<void> => {
  const known = await context.database.one(
    `select id from audit where member_id = $1 and actor_id = $2 and act = $3 and object = $4 and at > $5
       and number > (select max(number) from audit where member_id = $1) - $6 limit 1`,
    [memberId, actorIdOf(call), call.route, object, new Date(context.now().getTime() - rowEveryMs), newestRows],
  );
  if (known !== null) return;
  await transactionOn(context, { memberId, operationId: context.newId(), origin: originOf(call) }, (work) => {
    work.audit(object, { read: true });
    return Promise.resolve();
  });
};

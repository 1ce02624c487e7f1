import { lockMember } from '#ledger';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/records/audit.ts';
import { demoOffers } from './demo-offers.ts';
import { newOffer } from './office/make-offer.ts';
import { operatorId } from './office/operator-id.ts';
import { insertOffer, updatePublished } from './offers-table.ts';

// The offers of the demonstration. A code that exists stays as it is.
export const seedDemoOffers = async (context: Pick<Context, 'database' | 'now' | 'newId'>): Promise<void> => {
  const at = context.now();
  await context.database.transaction(async (sql) => {
    await lockMember(sql, operatorId);
    for (const fields of demoOffers) {
      if (!(await insertOffer(sql, newOffer(fields, { by: 'demonstration', at })))) continue;
      await updatePublished(sql, fields.code, { by: 'demonstration, second person', at });
      const id = context.newId();
      const origin = { actor: { kind: 'system' }, act: 'seed offers', requestId: id, address: 'command line' } as const;
      const object = `offer ${fields.code}`;
      await writeAudit(sql, {
        ...origin,
        memberId: operatorId,
        id,
        at,
        object,
        operationId: null,
        detail: { published: true },
      });
    }
  });
};

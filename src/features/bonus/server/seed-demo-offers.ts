import type { Context } from '#server/context.ts';
import { byCommand } from '#server/records/acts-by.ts';
import { insertChange, recordApplied } from '#server/records/operator-changes-table.ts';
import { Refusal } from '#server/refuse.ts';
import type { RefusalCode } from '#contract/refusal-codes.ts';
import { demoOffers } from './demo-offers.ts';
import { columnsOfOffer } from './office/offer-columns.ts';
import { findOffer } from './offers-table.ts';

const refuse = (code: RefusalCode): never => {
  throw new Refusal(code);
};

// The offers of the demonstration, as two people would make them. A code that exists stays as it is.
export const seedDemoOffers = async (context: Pick<Context, 'database' | 'now' | 'newId'>): Promise<void> => {
  const at = context.now();
  const by = (name: string) => byCommand(context, name, 'seed offers');
  await context.database.transaction(async (sql) => {
    for (const fields of demoOffers) {
      if ((await findOffer(sql, fields.code)) !== null) continue;
      const changeId = context.newId();
      const columns = columnsOfOffer(fields);
      const wanted = { kind: 'offer', object: fields.code, fields: columns, because: 'demonstration' } as const;
      await insertChange({ sql, refuse }, { changeId, wanted, by: await by('demonstration'), at });
      await recordApplied({ sql, refuse }, { changeId, by: await by('demonstration, second person'), at });
    }
  });
};

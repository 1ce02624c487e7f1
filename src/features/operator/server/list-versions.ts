import { listAppliedChanges } from '#server/records/operator-changes-table.ts';
import type { Read } from '#server/verb.ts';
import type { operatorOfficeCalls } from '../office-contract.ts';

export const listVersions: Read<typeof operatorOfficeCalls.listVersions> = async ({ context, question }) => {
  const changes = await listAppliedChanges(context.database, { kind: 'setting', object: question.name });
  const oldest = changes.at(-1);
  // Until it was first set, its usual value stood.
  const usual = context.operatorSettings.find(({ name }) => name === question.name)?.usual ?? null;
  return {
    versions: changes.map(({ changeId, after, because, madeBy, madeAt, decidedBy, decidedAt }) => ({
      changeId,
      value: after['value'],
      because,
      madeBy,
      publishedBy: decidedBy ?? madeBy,
      publishedAt: (decidedAt ?? madeAt).toISOString(),
    })),
    first: oldest === undefined ? null : { value: oldest.before?.['value'] ?? usual },
  };
};

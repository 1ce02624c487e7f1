import { othersPresent } from '#server/records/others-present.ts';
import type { Read } from '#server/verb.ts';
import type { depositOfficeCalls } from '../../office-contract.ts';
import { ownerOfDeskItem } from './second-person.ts';

export const listPresent: Read<typeof depositOfficeCalls.listPresent> = async (asked) => {
  await ownerOfDeskItem(asked);
  const { kind, itemId } = asked.question;
  return { others: await othersPresent(asked, `${kind} ${itemId}`) };
};

import { requireActiveMaker } from '#server/operator/two-people.ts';
import type { Write } from '#server/verb.ts';
import type { gameOfficeCalls } from '../../office-contract.ts';
import { standing } from './decide-held-play.ts';
import { updateToWriteOff, updateWrittenOff } from './held-plays-table.ts';

// Ends a refused win that the game goes on showing, so that its member can be erased: two people give the evidence.
// Entries: none. The row stays, so that no later reading books it.
// Repeating finds it written off.
// Refuses: NO_DATA, WRONG_PASSWORD, SAME_PERSON, MAKER_SUSPENDED; DECIDED_ALREADY unless it was refused; KEY_INVALID for another amount than the person saw; EVIDENCE_MISSING.
export const writeOffHeldPlay: Write<typeof gameOfficeCalls.writeOffHeldPlay> = async (asked) => {
  const { work, refuse } = asked;
  const { heldId, amount, note } = asked.question;
  const { staffId, personId } = asked.staff;
  const held = await standing(asked, heldId);
  if (held.status !== 'REFUSED' && held.status !== 'TO_WRITE_OFF') refuse('DECIDED_ALREADY');
  if (amount !== held.amount) refuse('KEY_INVALID');
  if (note.trim() === '') refuse('EVIDENCE_MISSING');
  if (held.firstPerson === personId) refuse('SAME_PERSON');
  await requireActiveMaker(asked, work.sql, held.firstPerson);
  const person = { memberId: work.memberId, heldId, staffId, personId, at: work.now };
  const status = held.status === 'REFUSED' ? 'TO_WRITE_OFF' : 'WRITTEN_OFF';
  if (status === 'TO_WRITE_OFF') await updateToWriteOff(work.sql, { ...person, note });
  else await updateWrittenOff(work.sql, person);
  const detail = { game: held.code, decided: status, amount: amount.toString(), because: note };
  work.audit(`held play ${heldId}`, detail);
  return { message: 'SUCCESS', status };
};

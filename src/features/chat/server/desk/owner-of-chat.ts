import { accounts } from '#ledger';
import type { StaffAsking } from '#server/verb.ts';
import { findConversation } from '../conversations-table.ts';

type AskingOfChat = StaffAsking<'NO_DATA'> & { readonly question: { readonly conversationId: string } };

// A visitor has no book: what staff do in a visitor's talk is audited in the house member's chain.
export const ownerOfChat = async ({ context, question, refuse }: AskingOfChat): Promise<string> => {
  const talk = (await findConversation(context.database, question.conversationId)) ?? refuse('NO_DATA');
  return talk.memberId ?? accounts.house.BAHT;
};

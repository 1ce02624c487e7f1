import type { Asking } from '../verb.ts';

export type AskedWithPassword = Asking<'WRONG_PASSWORD'> & { readonly question: { readonly password: string } };

// Before an act that pays or steers money: proves that the person at the keyboard is still the one who logged in.
export const requireFreshPassword = async (asked: AskedWithPassword): Promise<void> => {
  const { context, call, question, refuse } = asked;
  if (!(await context.actors.staffPasswordIsRight(context, call, question.password))) refuse('WRONG_PASSWORD');
};

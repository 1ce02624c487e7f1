import type { Asking } from '../verb.ts';

export type PasswordRequest = Asking<'WRONG_PASSWORD'> & { readonly question: { readonly password: string } };

// Proves that the person at the keyboard is still the one who logged in. route.ts calls it for every question of staff
// with a password.
export const requireFreshPassword = async (asked: PasswordRequest): Promise<void> => {
  const { context, call, question, refuse } = asked;
  if (!(await context.actors.staffPasswordIsRight(context, call, question.password))) refuse('WRONG_PASSWORD');
};

import type { Call, Context } from '../context.ts';
import { refuse } from '../refuse.ts';

// Before an act that pays or steers money: the person at the keyboard still is who logged in.
export const requireFreshPassword = async (context: Context, call: Call, password: string): Promise<void> => {
  if (!(await context.actors.staffPasswordIsRight(context, call, password))) refuse('WRONG_PASSWORD');
};

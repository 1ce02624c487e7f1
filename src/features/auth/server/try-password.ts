import type { Context } from '#server/context.ts';
import { refuse } from '#server/refuse.ts';
import { forgiveLoginTry, takeLoginTry } from './login-tries-table.ts';
import { isPasswordRight } from './password-hash.ts';

export interface PasswordTry {
  // Whose password is tried, and from where: what its failures are counted by.
  readonly subject: string;
  readonly address: string;
  readonly passwordHash: string | null;
  readonly password: string;
}

// Refuses further tries after too many failures. Only a wrong password is a failure: a right one, and one that was
// never looked at because too many wait, give their count back.
export const tryPassword = async (context: Context, wanted: PasswordTry): Promise<boolean> => {
  const counted = { subject: wanted.subject, address: wanted.address, at: context.now() };
  if (!(await takeLoginTry(context.database, counted))) return refuse('REQUEST_LIMIT');
  let isFailure = false;
  try {
    const isRight = await isPasswordRight(context, wanted.passwordHash, wanted.password);
    isFailure = !isRight;
    return isRight;
  } finally {
    if (!isFailure) await forgiveLoginTry(context.database, counted);
  }
};

import type { Call, Context } from '#server/context.ts';
import { checkStaffPassword } from './check-staff-password.ts';

// Asks for the password again before an act that pays.
export const staffPasswordIsRight = async (context: Context, call: Call, password: string): Promise<boolean> =>
  (await checkStaffPassword(context, call, password)) !== null;

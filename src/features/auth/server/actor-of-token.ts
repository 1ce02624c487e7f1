import type { Context, Member, Staff } from '#server/context.ts';
import { memberOfToken } from './member-of-token.ts';
import { staffOfToken } from './staff/staff-of-token.ts';

export interface TokenShown {
  readonly who: 'member' | 'staff';
  readonly token: string;
  // A screen asks by itself, no person does.
  readonly isByItself: boolean;
}

export const actorOfToken = (context: Context, { who, token, isByItself }: TokenShown): Promise<Member | Staff> =>
  who === 'staff' ? staffOfToken(context, token, isByItself) : memberOfToken(context, token);

import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { messageAnswer, passwordField } from '#contract/shapes/first-shapes.ts';

export const changeKinds = ['ACCOUNT', 'PHONE', 'FREE_ACCOUNT', 'FREE_PHONE', 'ERASE', 'CONDITION'] as const;
export type ChangeKind = (typeof changeKinds)[number];

export const memberCareCalls = {
  resetPassword: endpoint({
    at: 'POST /api/account/resetpwd',
    who: 'anyone',
    effect: 'write',
    question: {
      username: z.string().check(z.minLength(1), z.maxLength(40)),
      code: z.string().check(z.minLength(1), z.maxLength(40)),
      newPassword: passwordField(),
    },
    answer: messageAnswer,
    refuses: ['OTP_CODE_INVALID', 'INVALID_USER_INFO'],
    about: 'Sets a new password with the code that staff had sent to the phone, and ends every session of the member.',
  }),
};

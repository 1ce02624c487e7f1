import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { messageAnswer } from '#contract/shapes.ts';
import { staffRoles } from '#contract/staff-roles.ts';

export const logIn = endpoint({
  ask: 'POST /api/login',
  who: 'anyone',
  effect: 'write',
  question: {
    username: z.string().check(z.minLength(1), z.maxLength(40)),
    password: z.string().check(z.minLength(1), z.maxLength(200)),
  },
  answer: z.object({ token: z.string() }),
  refuses: ['WRONG_CREDENTIAL', 'INACTIVE_USER', 'LOGIN_FAIL'],
  about: 'Starts a session for a phone number and its password.',
});

export const logOut = endpoint({
  ask: 'POST /api/logout',
  who: 'member',
  effect: 'write',
  question: {},
  answer: messageAnswer,
  refuses: [],
  about: 'Ends the session of the token it is asked with.',
});

export const changePassword = endpoint({
  ask: 'PUT /api/account/changepwd',
  who: 'member',
  effect: 'write',
  question: {
    oldPassword: z.string().check(z.minLength(1), z.maxLength(200)),
    newPassword: z.string().check(z.minLength(1), z.maxLength(200)),
  },
  answer: messageAnswer,
  refuses: ['WRONG_PASSWORD', 'INVALID_USER_INFO'],
  about: 'Changes the password and ends the other sessions of the member.',
});

export const staffLogIn = endpoint({
  ask: 'POST /api/login',
  who: 'anyone',
  effect: 'write',
  question: {
    name: z.string().check(z.minLength(1), z.maxLength(60)),
    password: z.string().check(z.minLength(1), z.maxLength(200)),
  },
  answer: z.object({ token: z.string(), staff: z.object({ name: z.string(), role: z.enum(staffRoles) }) }),
  refuses: ['WRONG_CREDENTIAL', 'INACTIVE_USER', 'LOGIN_FAIL'],
  about: 'Back office: starts a session of at most 12 hours or 30 idle minutes.',
});

export const staffLogOut = endpoint({
  ask: 'POST /api/logout',
  who: 'staff',
  may: staffRoles,
  effect: 'write',
  question: {},
  answer: messageAnswer,
  refuses: [],
  about: 'Back office: ends the session of the token it is asked with.',
});

export const staffSelf = endpoint({
  ask: 'GET /api/self',
  who: 'staff',
  may: staffRoles,
  effect: 'read',
  question: {},
  answer: z.object({ staffId: z.string(), name: z.string(), role: z.enum(staffRoles) }),
  refuses: [],
  about: 'Back office: who the token belongs to.',
});

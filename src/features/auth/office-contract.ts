import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { messageAnswer } from '#contract/shapes.ts';
import { staffRoles } from '#contract/staff-roles.ts';

const ticketField = () => z.string().check(z.minLength(1), z.maxLength(200));
const codeField = () => z.string().check(z.minLength(1), z.maxLength(40));
const entry = { token: z.string(), staff: z.object({ name: z.string(), role: z.enum(staffRoles) }) };

export const authOfficeCalls = {
  logIn: endpoint({
    at: 'POST /api/login',
    who: 'anyone',
    effect: 'write',
    question: {
      name: z.string().check(z.minLength(1), z.maxLength(60)),
      password: z.string().check(z.minLength(1), z.maxLength(200)),
    },
    // enrol: no second factor is known yet, so one is set up now.
    answer: z.object({ ticket: z.string(), next: z.enum(['code', 'enrol']) }),
    refuses: ['WRONG_CREDENTIAL', 'INACTIVE_USER'],
    about: 'Back office: the password, first step of a login. Answers a ticket of ten minutes for the second step.',
  }),

  proveByCode: endpoint({
    at: 'POST /api/login/code',
    who: 'anyone',
    effect: 'write',
    question: { ticket: ticketField(), code: codeField() },
    answer: z.object({ ...entry, recoveryCodesLeft: z.number() }),
    refuses: ['LOGIN_AGAIN', 'WRONG_CODE', 'INACTIVE_USER', 'LOGIN_FAIL'],
    about: 'Back office: a code of the authenticator app or a recovery code starts a session of at most 12 hours.',
  }),

  offerEnrolment: endpoint({
    at: 'POST /api/login/enrol',
    who: 'anyone',
    effect: 'write',
    question: { ticket: ticketField() },
    answer: z.object({ secret: z.string(), uri: z.string() }),
    refuses: ['LOGIN_AGAIN', 'INACTIVE_USER'],
    about: 'Back office: a new secret for the authenticator app of somebody who has none.',
  }),

  confirmEnrolment: endpoint({
    at: 'POST /api/login/enrol/confirm',
    who: 'anyone',
    effect: 'write',
    question: { ticket: ticketField(), code: codeField() },
    answer: z.object({ ...entry, recoveryCodes: z.array(z.string()) }),
    refuses: ['LOGIN_AGAIN', 'WRONG_CODE', 'INACTIVE_USER', 'LOGIN_FAIL'],
    about: 'Back office: the first code of the app; starts a session and shows the recovery codes, this one time.',
  }),

  logOut: endpoint({
    at: 'POST /api/logout',
    who: 'staff',
    may: staffRoles,
    effect: 'write',
    question: {},
    answer: messageAnswer,
    refuses: [],
    about: 'Back office: ends the session of the token it is asked with.',
  }),

  self: endpoint({
    at: 'GET /api/self',
    who: 'staff',
    may: staffRoles,
    effect: 'read',
    question: {},
    answer: z.object({ staffId: z.string(), name: z.string(), role: z.enum(staffRoles) }),
    refuses: [],
    about: 'Back office: who the token belongs to.',
  }),

  changePassword: endpoint({
    at: 'PUT /api/self/password',
    who: 'staff',
    may: staffRoles,
    effect: 'write',
    question: {
      oldPassword: z.string().check(z.minLength(1), z.maxLength(200)),
      newPassword: z.string().check(z.minLength(1), z.maxLength(200)),
    },
    answer: messageAnswer,
    refuses: ['WRONG_PASSWORD', 'INVALID_USER_INFO'],
    about: 'Back office: changes the own password and ends the other sessions of the login.',
  }),

  listFactors: endpoint({
    at: 'GET /api/self/factors',
    who: 'staff',
    may: staffRoles,
    effect: 'read',
    question: {},
    answer: z.object({ recoveryCodesLeft: z.number() }),
    refuses: [],
    about: 'Back office: by what the asking person may prove who they are.',
  }),

  makeRecoveryCodes: endpoint({
    at: 'POST /api/self/recovery-codes',
    who: 'staff',
    may: staffRoles,
    effect: 'write',
    question: { password: z.string().check(z.minLength(1), z.maxLength(200)) },
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
    refuses: ['WRONG_PASSWORD'],
    about: 'Back office: new recovery codes in place of the old ones, shown this one time.',
  }),
};

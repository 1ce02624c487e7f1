import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { bytesField, passkeyCreation, passkeyRequest, textField, transportField } from '#contract/shapes/fields.ts';
import { instantField, messageAnswer, passwordField } from '#contract/shapes/first-shapes.ts';
import { staffRoles } from '#contract/staff-roles.ts';

export const staffNameLengthMax = 60;
const ticketField = () => z.string().check(z.minLength(1), z.maxLength(200));
const codeField = () => z.string().check(z.minLength(1), z.maxLength(40));
const entry = { token: z.string(), staff: z.object({ name: z.string(), role: z.enum(staffRoles) }) };

const staffLine = z.object({
  staffId: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  suspendedAt: z.nullable(instantField()),
  // Whether it is a login of the caller.
  isMine: z.boolean(),
});

const refusedOnStaff = ['NO_DATA', 'WRONG_PASSWORD', 'EVIDENCE_MISSING', 'DECIDED_ALREADY'] as const;
const onStaff = <const Act extends 'suspend' | 'readmit'>(act: Act) =>
  ({
    at: `POST /api/staff/{staffId}/${act}`,
    who: 'staff',
    may: ['manager'],
    effect: 'keyed',
    question: { staffId: z.uuid(), note: textField(500), password: passwordField() },
    answer: messageAnswer,
  }) as const;

export const authOfficeCalls = {
  logIn: endpoint({
    at: 'POST /api/login',
    who: 'anyone',
    effect: 'write',
    question: { name: z.string().check(z.minLength(1), z.maxLength(staffNameLengthMax)), password: passwordField() },
    // enrol: the person has no second factor yet, so one is set up now.
    answer: z.object({ ticket: z.string(), next: z.enum(['code', 'enrol']), hasPasskey: z.boolean() }),
    refuses: ['WRONG_CREDENTIAL', 'INACTIVE_USER'],
    about:
      'Back office: checks the password. Returns a ticket for the second step of the login, valid for ten minutes.',
  }),

  proveByCode: endpoint({
    at: 'POST /api/login/code',
    who: 'anyone',
    effect: 'write',
    question: { ticket: ticketField(), code: codeField() },
    answer: z.object({ ...entry, recoveryCodesLeft: z.number() }),
    refuses: ['LOGIN_AGAIN', 'WRONG_CODE', 'INACTIVE_USER', 'LOGIN_FAIL'],
    about: 'Back office: starts a session of at most 12 hours for a code of the authenticator app or a recovery code.',
  }),

  offerEnrolment: endpoint({
    at: 'POST /api/login/enrol',
    who: 'anyone',
    effect: 'write',
    question: { ticket: ticketField() },
    answer: z.object({ secret: z.string(), uri: z.string() }),
    refuses: ['LOGIN_AGAIN', 'INACTIVE_USER'],
    about: 'Back office: returns a new secret for the authenticator app of a person without one.',
  }),

  confirmEnrolment: endpoint({
    at: 'POST /api/login/enrol/confirm',
    who: 'anyone',
    effect: 'write',
    question: { ticket: ticketField(), code: codeField() },
    answer: z.object({ ...entry, recoveryCodes: z.array(z.string()) }),
    refuses: ['LOGIN_AGAIN', 'WRONG_CODE', 'INACTIVE_USER', 'LOGIN_FAIL'],
    about: 'Back office: checks the app’s first code, starts a session, and returns the recovery codes only this once.',
  }),

  logOut: endpoint({
    at: 'POST /api/logout',
    who: 'staff',
    may: staffRoles,
    effect: 'write',
    question: {},
    answer: messageAnswer,
    refuses: [],
    about: 'Back office: ends the session of the token in the request.',
  }),

  self: endpoint({
    at: 'GET /api/self',
    who: 'staff',
    may: staffRoles,
    effect: 'read',
    question: {},
    answer: z.object({ staffId: z.string(), name: z.string(), role: z.enum(staffRoles) }),
    refuses: [],
    about: 'Back office: returns the owner of the token.',
  }),

  changePassword: endpoint({
    at: 'PUT /api/self/password',
    who: 'staff',
    may: staffRoles,
    effect: 'write',
    question: { oldPassword: passwordField(), newPassword: passwordField() },
    answer: messageAnswer,
    refuses: ['WRONG_PASSWORD', 'INVALID_USER_INFO'],
    about: 'Back office: changes the caller’s own password and ends the other sessions of the login.',
  }),

  listFactors: endpoint({
    at: 'GET /api/self/factors',
    who: 'staff',
    may: staffRoles,
    effect: 'read',
    question: {},
    answer: z.object({
      recoveryCodesLeft: z.number(),
      passkeys: z.array(
        z.object({
          passkeyId: z.string(),
          name: z.string(),
          createdAt: instantField(),
          usedAt: z.nullable(instantField()),
        }),
      ),
    }),
    refuses: [],
    about: 'Back office: lists the second factors of the caller.',
  }),

  makeRecoveryCodes: endpoint({
    at: 'POST /api/self/recovery-codes',
    who: 'staff',
    may: staffRoles,
    effect: 'write',
    question: { password: passwordField() },
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
    refuses: ['WRONG_PASSWORD'],
    about: 'Back office: replaces the recovery codes and returns the new ones, only this once.',
  }),

  offerPasskeyLogin: endpoint({
    at: 'POST /api/login/passkey/challenge',
    who: 'anyone',
    effect: 'write',
    question: { ticket: ticketField() },
    answer: z.object({
      options: passkeyRequest(),
    }),
    refuses: ['LOGIN_AGAIN', 'WRONG_PASSKEY', 'INACTIVE_USER'],
    about: 'Back office: returns the challenge that a passkey signs instead of a code; for two minutes and one try.',
  }),

  proveByPasskey: endpoint({
    at: 'POST /api/login/passkey',
    who: 'anyone',
    effect: 'write',
    question: {
      ticket: ticketField(),
      credentialId: bytesField(1_400),
      clientData: bytesField(4_000),
      authenticatorData: bytesField(4_000),
      signature: bytesField(4_000),
    },
    answer: z.object(entry),
    refuses: ['LOGIN_AGAIN', 'WRONG_PASSKEY', 'INACTIVE_USER', 'LOGIN_FAIL'],
    about: 'Back office: starts a session of at most 12 hours for the signature of a passkey.',
  }),

  offerPasskey: endpoint({
    at: 'POST /api/self/passkeys/challenge',
    who: 'staff',
    may: staffRoles,
    effect: 'write',
    question: { password: passwordField() },
    answer: z.object({
      ticket: z.string(),
      options: passkeyCreation(),
    }),
    refuses: ['WRONG_PASSWORD', 'PASSKEYS_FULL'],
    about: 'Back office: returns what the browser needs to create a passkey; requires the password again.',
  }),

  addPasskey: endpoint({
    at: 'POST /api/self/passkeys',
    who: 'staff',
    may: staffRoles,
    effect: 'write',
    question: {
      ticket: ticketField(),
      name: textField(60),
      credentialId: bytesField(1_400),
      clientData: bytesField(4_000),
      attestation: bytesField(20_000),
      transports: z.array(transportField()).check(z.maxLength(10)),
    },
    answer: z.object({ passkeyId: z.string() }),
    refuses: ['WRONG_PASSKEY'],
    about: 'Back office: stores the passkey that the browser created, under a name.',
  }),

  removePasskey: endpoint({
    at: 'POST /api/self/passkeys/{passkeyId}/remove',
    who: 'staff',
    may: staffRoles,
    effect: 'write',
    question: { passkeyId: z.uuid(), password: passwordField() },
    answer: messageAnswer,
    refuses: ['WRONG_PASSWORD', 'NO_DATA'],
    about: 'Back office: removes one of the caller’s passkeys; requires the password again.',
  }),

  listStaff: endpoint({
    at: 'GET /api/staff',
    who: 'staff',
    may: ['manager', 'auditor'],
    effect: 'read',
    question: {},
    answer: z.object({ staff: z.array(staffLine) }),
    refuses: [],
    about: 'Back office: lists the logins of the staff.',
  }),

  suspendStaff: endpoint({
    ...onStaff('suspend'),
    refuses: [...refusedOnStaff, 'MANAGER_NEEDED'],
    about: 'Back office: suspends a person of the staff with all their logins, and ends their sessions.',
  }),

  readmitStaff: endpoint({
    ...onStaff('readmit'),
    refuses: refusedOnStaff,
    about: 'Back office: ends the suspension of a person of the staff.',
  }),
};

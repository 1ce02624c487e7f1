import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { messageAnswer, passwordField } from '#contract/shapes/first-shapes.ts';

export const authCalls = {
  logIn: endpoint({
    at: 'POST /api/login',
    who: 'anyone',
    effect: 'write',
    question: {
      username: z.string().check(z.minLength(1), z.maxLength(40)),
      password: passwordField(),
    },
    answer: z.object({ token: z.string() }),
    refuses: ['WRONG_CREDENTIAL', 'INACTIVE_USER', 'LOGIN_FAIL'],
    about:
      'Starts a session. `username` is the phone number; `token` goes into the Authorization header of later calls.',
  }),

  logOut: endpoint({
    at: 'POST /api/logout',
    who: 'member',
    effect: 'write',
    question: {},
    answer: messageAnswer,
    refuses: [],
    about: 'Ends the session of the token in the request.',
  }),

  issueBrowserTicket: endpoint({
    at: 'POST /api/session/ticket',
    who: 'member',
    effect: 'write',
    question: {},
    answer: z.object({ ticket: z.string() }),
    refuses: [],
    about: 'Creates a ticket that opens this session in another browser of the same network, once and within a minute.',
  }),

  openByBrowserTicket: endpoint({
    at: 'POST /api/session/open',
    who: 'anyone',
    effect: 'write',
    question: { ticket: z.string().check(z.minLength(1), z.maxLength(200)) },
    answer: z.object({ token: z.string() }),
    refuses: ['NO_DATA'],
    about: 'Exchanges a ticket for another token of its session.',
  }),

  changePassword: endpoint({
    at: 'PUT /api/account/changepwd',
    who: 'member',
    effect: 'write',
    question: {
      oldPassword: passwordField(),
      newPassword: passwordField(),
    },
    answer: messageAnswer,
    refuses: ['WRONG_PASSWORD', 'INVALID_USER_INFO'],
    about: 'Changes the password and ends the other sessions of the member.',
  }),
};

import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { codeField } from '#contract/shapes/fields.ts';
import { messageAnswer } from '#contract/shapes/first-shapes.ts';

const slotQuestion = { slotCode: codeField() };

const autoLoginRefusals = ['NO_GAME', 'SLOT_NO_ACCOUNT', 'NOT_AREASLOT'] as const;
const credentialText = () => z.string().check(z.minLength(1), z.maxLength(100));

export const gameCalls = {
  activate: endpoint({
    at: 'GET /api/wallet/activate/{slotCode}',
    who: 'member',
    effect: 'write',
    question: slotQuestion,
    answer: messageAnswer,
    refuses: ['NO_GAME', 'SLOT_ALREADY_ACTIVE', 'SLOT_ACTIVATE_FAIL'],
    about: 'Opens the member’s account at a game.',
  }),

  getCredential: endpoint({
    at: 'GET /api/wallet/account/{slotCode}',
    who: 'member',
    effect: 'read',
    question: slotQuestion,
    answer: z.object({
      username: z.string(),
      password: z.string(),
      event: z.optional(z.catchall(z.object({}), z.string())),
    }),
    refuses: ['NO_GAME', 'SLOT_NO_ACCOUNT', 'SLOT_RESET_PASSWORD_FAIL'],
    about:
      'Username and password of the member’s game account. `event` holds further fields that the form which opens the game has to post. Refused with SLOT_RESET_PASSWORD_FAIL while the account is to get a new password that the game has not confirmed yet.',
  }),

  resetPassword: endpoint({
    at: 'GET /api/wallet/resetpassword/{slotCode}',
    who: 'member',
    effect: 'write',
    question: slotQuestion,
    answer: messageAnswer,
    refuses: ['NO_GAME', 'SLOT_NO_ACCOUNT', 'SLOT_RESET_PASSWORD_FAIL', 'REQUEST_LIMIT_1MIN'],
    about: 'Gives the game account a new password; at most once a minute per game.',
  }),

  autoLogin: endpoint({
    at: 'GET /api/autoLogin/{game}/{username}',
    who: 'member',
    effect: 'write',
    question: { game: codeField(), username: credentialText() },
    answer: z.string(),
    refuses: autoLoginRefusals,
    about: 'Returns a link that opens the member’s own account at the game, once and within two minutes.',
  }),

  autoLoginWithPassword: endpoint({
    at: 'GET /api/autoLogin/{game}/{username}/{password}',
    who: 'member',
    effect: 'write',
    question: { game: codeField(), username: credentialText(), password: credentialText() },
    answer: z.string(),
    refuses: autoLoginRefusals,
    about:
      'Returns a link that opens the member’s own account at the game, once and within two minutes; the password must be the stored one.',
  }),
};

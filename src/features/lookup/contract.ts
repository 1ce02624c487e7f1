import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';

/* @__NO_SIDE_EFFECTS__ */
const lookup = <const Path extends `GET /${string}`, const Answer extends z.core.$ZodType>(
  ask: Path,
  answer: Answer,
  about: string,
) => endpoint({ ask, who: 'anyone', effect: 'read', question: {}, answer, refuses: [], about });

export const listBanks = lookup(
  'GET /api/lookup/banks',
  z.array(z.object({ code: z.string(), nameTH: z.string(), nameEN: z.optional(z.string()) })),
  'Banks a member may register, in the order the operator gives.',
);
export const listSources = lookup(
  'GET /api/lookup/sources',
  z.array(z.object({ code: z.string(), description: z.string() })),
  'Where a new member may have heard of the operator.',
);
export const listConditions = lookup(
  'GET /api/lookup/conditions',
  z.array(z.object({ title: z.string(), html: z.string() })),
  'The conditions, cleaned markup.',
);
export const listAgreements = lookup(
  'GET /api/lookup/agreements',
  z.array(z.string()),
  'The terms of use, cleaned markup.',
);
export const getInfo = lookup(
  'GET /api/lookup/info',
  z.object({ name: z.string(), website: z.nullable(z.string()) }),
  'Name and website of the operator.',
);
export const getNotice = lookup(
  'GET /api/lookup/notice',
  z.object({ title: z.nullable(z.string()), html: z.nullable(z.string()) }),
  'A notice for the home screen, or nulls.',
);
export const getContact = lookup(
  'GET /api/lookup/contact',
  z.object({
    contactText: z.nullable(z.string()),
    lineLink: z.nullable(z.string()),
    lineName: z.nullable(z.string()),
    lineQR: z.nullable(z.string()),
  }),
  'How to reach support.',
);
export const getActive = lookup(
  'GET /api/lookup/active',
  z.object({ terminated: z.nullable(z.string()) }),
  'Whether the site runs (null) or is shut down ("gone").',
);
export const getRegisterOtp = lookup(
  'GET /api/lookup/registerOTP',
  z.boolean(),
  'Whether registration asks for a one-time code.',
);
export const getEnableChatWidget = lookup(
  'GET /api/lookup/enableChatWidget',
  z.boolean(),
  'Whether the chat widget is on.',
);
export const getSpinActive = endpoint({
  ask: 'GET /api/spinwheel/active',
  who: 'member',
  effect: 'read',
  question: {},
  answer: z.object({ isActive: z.boolean() }),
  refuses: [],
  about: 'Whether the prize wheel is offered.',
});

import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';

/* @__NO_SIDE_EFFECTS__ */
const lookup = <const Path extends `GET /${string}`, const Answer extends z.core.$ZodType>(
  at: Path,
  answer: Answer,
  { about }: { readonly about: string },
) => endpoint({ at, who: 'anyone', effect: 'read', question: {}, answer, refuses: [], about });

export const lookupCalls = {
  listBanks: lookup(
    'GET /api/lookup/banks',
    z.array(z.object({ code: z.string(), nameTH: z.string(), nameEN: z.optional(z.string()) })),
    { about: 'Banks a member may register, in the operator’s order.' },
  ),
  listSources: lookup('GET /api/lookup/sources', z.array(z.object({ code: z.string(), description: z.string() })), {
    about: 'The sources that a new member may choose from.',
  }),
  listConditions: lookup('GET /api/lookup/conditions', z.array(z.object({ title: z.string(), html: z.string() })), {
    about: 'The conditions that the operator wrote, as sanitized HTML.',
  }),
  listAgreements: lookup('GET /api/lookup/agreements', z.array(z.string()), {
    about: 'The terms of use, one sanitized HTML text each.',
  }),
  getInfo: lookup(
    'GET /api/lookup/info',
    z.object({
      name: z.string(),
      website: z.nullable(z.string()),
      agreementVersion: z.optional(z.nullable(z.int())),
    }),
    {
      about:
        'Name and website of the operator, and the version of the terms of use; a member who accepted another version is asked again.',
    },
  ),
  getNotice: lookup(
    'GET /api/lookup/notice',
    z.object({ title: z.nullable(z.string()), html: z.nullable(z.string()) }),
    { about: 'A notice for the home screen; both null if there is none.' },
  ),
  getContact: lookup(
    'GET /api/lookup/contact',
    z.object({
      contactText: z.nullable(z.string()),
      lineLink: z.nullable(z.string()),
      lineName: z.nullable(z.string()),
      lineQR: z.nullable(z.string()),
    }),
    { about: 'How to reach support.' },
  ),
  getActive: lookup('GET /api/lookup/active', z.object({ terminated: z.nullable(z.string()) }), {
    about: 'Whether the site is open (null) or shut down ("gone").',
  }),
  getRegisterOtp: lookup('GET /api/lookup/registerOTP', z.boolean(), {
    about: 'Whether registration asks for a one-time code.',
  }),
  getEnableChatWidget: lookup('GET /api/lookup/enableChatWidget', z.boolean(), {
    about: 'Whether the chat widget is on.',
  }),
};

import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { codeField, limitField, pageField } from '#contract/shapes/fields.ts';
import { extraField, instantField } from '#contract/shapes/first-shapes.ts';
import { shownAmountField } from '#money/money-wire.ts';

// Why a slip failed, as its note.
export const slipFailures = [
  'UPLOADED_FILE_NOT_EXIST',
  'IMG_SIZE_UNABLE_TO_PROCESS',
  'CANNOT_READ_CROPPED_IMAGE',
  'DEST_ACC_INVALID',
  'SLIP_REFNO_DUPLICATED',
  'UNSTABLE_REFNO_ON_SLIP',
  'TRIPPLE_WRONG_CAPTCHA',
  'INVALID_SLIP',
  'NOT_MATCH',
  'EXPIRED_SLIP',
  'UNKNOW_ERROR',
] as const;
export type SlipFailure = (typeof slipFailures)[number];

const slipLine = z.object({
  createdAt: instantField(),
  // Zero until the bank has said how much it was.
  amount: shownAmountField(),
  // SUCCESS, FAILED or PENDING; another value also means in progress.
  status: z.string(),
  // Why it failed; a backend may answer other codes.
  note: z.nullable(z.string()),
  // The address of the picture, if the backend has a lasting one.
  link: z.nullable(z.string()),
  reference: z.string(),
  // An addition of this backend: the time by which staff decide, if the slip waits for them.
  decideBy: z.optional(z.nullable(instantField())),
  // Another: whether money like that of a slip that waits for staff is in the wallet already.
  isLikeCredited: z.optional(z.boolean()),
});
export type SlipLine = z.output<typeof slipLine>;

export const slipCalls = {
  upload: endpoint({
    at: 'POST /api/wallet/slip',
    who: 'member',
    effect: 'keyed',
    question: { bankCode: codeField() },
    takesFile: { missing: 'SLIP_NO_FILE', invalid: 'SLIP_INVALID_FILE' },
    answer: z.object({ message: z.string(), reference: extraField(z.string(), '') }),
    refuses: ['NO_BANK', 'SLIP_NOT_OFFERED', 'SLIP_UPLOAD_FAIL', 'SLIP_NO_FILE', 'SLIP_INVALID_FILE'],
    about:
      'Uploads the picture of a transfer slip; `bankCode` is the deposit method that was paid to. The slip is then checked with the bank and credited once. `reference` names it.',
  }),

  list: endpoint({
    at: 'POST /api/statement/slip',
    who: 'member',
    effect: 'read',
    question: { page: pageField(), limit: limitField() },
    answer: z.object({ slips: z.array(slipLine), total: extraField(z.number(), 0) }),
    refuses: [],
    about:
      'The slips of the member, newest first. `status` is SUCCESS or FAILED; any other value means in progress. `note` is the reason of a failure, `amount` is 0 until the bank has named it, `decideBy` is the time by which staff decide, `link` a lasting address of the picture, if there is one.',
  }),

  openPicture: endpoint({
    at: 'GET /api/statement/slip/reference/{reference}',
    who: 'member',
    effect: 'write',
    question: { reference: codeField() },
    answer: z.object({ url: z.string() }),
    refuses: ['NO_DATA'],
    about: 'An address at which the picture of the slip can be opened in a new window, once and within two minutes.',
  }),
};

import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { instantField, messageAnswer } from '#contract/shapes/first-shapes.ts';

const profileShape = z.object({
  _id: z.string(),
  username: z.string(),
  name: z.string(),
  createdAt: instantField(),
  coin: z.number(),
  currency: z.optional(z.enum(['LAK', 'BAHT'])),
});

const bankAccountShape = z.object({
  bank: z.object({ nameTH: z.string(), nameEN: z.string() }),
  bankAccountName: z.string(),
  bankAccountNo: z.string(),
  bankCode: z.string(),
});

const loose = () => z.string().check(z.maxLength(400));

export const profileCalls = {
  get: endpoint({
    at: 'GET /api/account/profile',
    who: 'member',
    effect: 'read',
    question: {},
    answer: z.object({ profile: profileShape, bankAccount: z.nullable(bankAccountShape) }),
    refuses: [],
    about: 'The member, and the bank account to which withdrawals are paid.',
  }),

  update: endpoint({
    at: 'PUT /api/account/profile',
    who: 'member',
    effect: 'write',
    question: { name: loose(), bankCode: loose(), bankAccountName: loose(), bankAccountNo: loose() },
    answer: messageAnswer,
    refuses: ['INVALID_USER_INFO', 'INVALID_BANK', 'BANK_ACCOUNT_NAME_ENG', 'EXISTING_BANK'],
    about:
      'Changes the display name. The bank fields must repeat the registered account; another one is refused with INVALID_BANK (403).',
  }),

  editBankAccountName: endpoint({
    at: 'PUT /api/account/bankAccountName',
    who: 'member',
    effect: 'write',
    question: { bankCode: loose(), bankAccountName: loose() },
    answer: messageAnswer,
    refuses: ['INVALID_BANK', 'BANK_ACCOUNT_NAME_ENG'],
    about: 'Changes the account name to one in uppercase English letters.',
  }),
};

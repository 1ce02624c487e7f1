import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { messageAnswer } from '#contract/shapes/first-shapes.ts';

const loose = () => z.string().check(z.maxLength(400));

// The register payload. Finer rules (phone, names, bank) have their own codes: see rules.ts.
const registerFields = {
  name: loose(),
  username: loose(),
  password: loose(),
  sourceCode: z.optional(z.nullable(loose())),
  inviteCode: z.optional(z.nullable(loose())),
  bankCode: loose(),
  bankAccountName: loose(),
  bankAccountNo: loose(),
  currency: z.optional(z.nullable(z.enum(['LAK', 'BAHT']))),
};

const registerRefusals = [
  'PHONE_NUMBER_REQUIRE_10_DIGIT',
  'INVALID_USER_INFO',
  'INVALID_BANK',
  'BANK_ACCOUNT_NAME_ENG',
  'EXISTING_USER',
  'EXISTING_BANK',
] as const;

export const registrationCalls = {
  sendOtp: endpoint({
    at: 'POST /api/otp/send',
    who: 'anyone',
    effect: 'write',
    question: { phoneNumber: loose() },
    answer: z.object({ otpRef: z.nullable(z.string()), otpToken: z.nullable(z.string()), code: z.string() }),
    refuses: [
      'PHONE_NUMBER_REQUIRE_10_DIGIT',
      'INVALID_USER_INFO',
      'EXISTING_USER',
      'REQUEST_LIMIT_1MIN',
      'OTP_BLOCK',
      'OTP_SEND_FAIL',
    ],
    about:
      'Sends a one-time code to a phone: `code` is SUCCESS, `otpRef` is shown beside the field for the code, and `otpToken` belongs to the verification. If this browser verified the phone in the last 30 minutes, no code is sent: `code` is OTP_VERIFIED and the others are null.',
  }),

  verifyOtp: endpoint({
    at: 'POST /api/otp/verify',
    who: 'anyone',
    effect: 'write',
    question: { otpToken: loose(), otpCode: loose() },
    answer: messageAnswer,
    refuses: ['OTP_TOKEN_INVALID', 'OTP_NOT_EXIST', 'OTP_EXPIRED', 'OTP_CODE_INVALID', 'OTP_BLOCK', 'OTP_VERIFY_FAIL'],
    about: 'Verifies a one-time code; `message` is OTP_CODE_VALID.',
  }),

  validate: endpoint({
    at: 'POST /api/account/validate',
    who: 'anyone',
    effect: 'read',
    question: {
      name: z.optional(registerFields.name),
      username: z.optional(registerFields.username),
      password: z.optional(registerFields.password),
      sourceCode: registerFields.sourceCode,
      inviteCode: registerFields.inviteCode,
      bankCode: z.optional(registerFields.bankCode),
      bankAccountName: z.optional(registerFields.bankAccountName),
      bankAccountNo: z.optional(registerFields.bankAccountNo),
    },
    answer: messageAnswer,
    refuses: registerRefusals,
    about:
      'Checks the fields it receives and stores nothing; `message` is OK. The app calls it between the steps of the registration.',
  }),

  create: endpoint({
    at: 'POST /api/account',
    who: 'anyone',
    effect: 'write',
    question: registerFields,
    answer: messageAnswer,
    refuses: [...registerRefusals, 'UNVERIFIED_OTP', 'REGISTER_FAIL', 'GAME_ACTIVATION_FAIL'],
    about:
      'Registers a member. `username` is the phone number. It must have been verified: by the token of its code in X-Otp-Token, or without that by the same browser (X-Device-Id, else the network). The member logs in afterwards.',
  }),
};

import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { codeField, textField } from '#contract/shapes/fields.ts';
import { instantField, messageAnswer, passwordField } from '#contract/shapes/first-shapes.ts';
import { staffRoles } from '#contract/staff-roles.ts';
import { shownAmountField } from '#money/money-wire.ts';
import { changeKinds } from './contract.ts';

const noteField = () => textField(500);
const numberField = () => z.string().check(z.regex(/^[0-9]{6,20}$/));

const memberLine = z.object({
  memberId: z.string(),
  name: z.string(),
  phone: z.string(),
  currency: z.enum(['LAK', 'BAHT']),
  createdAt: instantField(),
  suspendedAt: z.nullable(instantField()),
  erasedAt: z.nullable(instantField()),
});
export type MemberLine = z.output<typeof memberLine>;

// Masked to the last four digits.
const account = { bankCode: z.string(), accountNo: z.string(), accountName: z.string() };

const change = z.object({
  changeId: z.string(),
  kind: z.enum(changeKinds),
  // Unmasked, since a second person compares it with the evidence.
  bankCode: z.nullable(z.string()),
  accountNo: z.nullable(z.string()),
  accountName: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  note: z.string(),
  by: z.nullable(z.string()),
  at: instantField(),
  isMine: z.boolean(),
});
export type MemberChange = z.output<typeof change>;

// The bonus, promotion, invite bonus or refund whose condition runs.
const condition = z.object({
  title: z.string(),
  paidAt: instantField(),
  amount: shownAmountField(),
  // The total balance, and the smallest that meets the condition.
  total: shownAmountField(),
  success: shownAmountField(),
});

// A game that did not answer when it was to be read, which rewards wait for.
const silentGame = z.object({
  code: z.string(),
  // Null if it never answered.
  answeredAt: z.nullable(instantField()),
  // What the books say lies there.
  amount: shownAmountField(),
});
export type SilentGame = z.output<typeof silentGame>;

const changeFields = () => ({ memberId: z.uuid(), changeId: z.uuid() });

export const memberCareOfficeCalls = {
  find: endpoint({
    // No GET: a phone number must not appear in a URL.
    at: 'POST /api/members/find',
    who: 'staff',
    may: staffRoles,
    effect: 'read',
    // A whole phone number or a whole account number: nobody can browse the members.
    question: { number: numberField() },
    answer: z.object({ members: z.array(memberLine) }),
    refuses: [],
    about: 'Back office: finds the members with exactly this phone or bank account number.',
  }),

  get: endpoint({
    at: 'GET /api/members/{memberId}',
    who: 'staff',
    may: staffRoles,
    effect: 'read',
    question: { memberId: z.uuid() },
    answer: z.object({
      member: memberLine,
      // Whether the phone can still log in to this member.
      holdsPhone: z.boolean(),
      account: z.nullable(z.object({ ...account, since: instantField() })),
      pastAccounts: z.array(z.object({ ...account, replacedAt: instantField() })),
      sessions: z.array(z.object({ createdAt: instantField(), expiresAt: instantField() })),
      condition: z.nullable(condition),
      games: z.array(silentGame),
      change: z.nullable(change),
      // Acts of staff, newest first.
      steps: z.array(
        z.object({
          act: z.string(),
          // Of the change that was proposed, confirmed or taken back.
          kind: z.optional(z.enum(changeKinds)),
          by: z.nullable(z.string()),
          at: instantField(),
          note: z.nullable(z.string()),
        }),
      ),
    }),
    refuses: ['NO_DATA'],
    about: 'Back office: returns one member as staff see it. The reading is recorded in the member’s audit chain.',
  }),

  listChanges: endpoint({
    at: 'GET /api/member-changes',
    who: 'staff',
    may: staffRoles,
    effect: 'read',
    question: {},
    answer: z.object({
      changes: z.array(
        z.object({
          memberId: z.string(),
          memberName: z.string(),
          kind: z.enum(changeKinds),
          by: z.nullable(z.string()),
          at: instantField(),
          isMine: z.boolean(),
        }),
      ),
    }),
    refuses: [],
    about: 'Back office: lists proposed changes of members that wait for a second person, oldest first.',
  }),

  suspend: endpoint({
    at: 'POST /api/members/{memberId}/suspend',
    who: 'staff',
    may: ['support', 'finance', 'manager'],
    effect: 'keyed',
    question: { memberId: z.uuid(), note: noteField() },
    answer: messageAnswer,
    refuses: ['NO_DATA', 'DECIDED_ALREADY', 'EVIDENCE_MISSING'],
    about: 'Back office: suspends a member from the next call on, and stops the payouts.',
  }),

  readmit: endpoint({
    at: 'POST /api/members/{memberId}/readmit',
    who: 'staff',
    may: ['finance', 'manager'],
    effect: 'keyed',
    question: { memberId: z.uuid(), note: noteField() },
    answer: messageAnswer,
    refuses: ['NO_DATA', 'DECIDED_ALREADY', 'EVIDENCE_MISSING'],
    about: 'Back office: ends the suspension of a member.',
  }),

  sendResetCode: endpoint({
    at: 'POST /api/members/{memberId}/reset',
    who: 'staff',
    may: ['support', 'finance', 'manager'],
    effect: 'write',
    question: { memberId: z.uuid(), note: noteField() },
    answer: messageAnswer,
    refuses: ['NO_DATA', 'EVIDENCE_MISSING', 'REQUEST_LIMIT_1MIN', 'OTP_BLOCK', 'OTP_SEND_FAIL', 'INACTIVE_USER'],
    about: 'Back office: sends a code for a new password to the member’s phone. Staff never see the code.',
  }),

  proposeChange: endpoint({
    at: 'POST /api/members/{memberId}/changes',
    who: 'staff',
    may: ['finance', 'manager'],
    effect: 'keyed',
    question: {
      memberId: z.uuid(),
      kind: z.enum(changeKinds),
      // For ACCOUNT the new account, for FREE_ACCOUNT the account to be freed.
      bankCode: z.optional(z.nullable(codeField())),
      accountNo: z.optional(z.nullable(numberField())),
      accountName: z.optional(z.nullable(textField(100))),
      // For PHONE the new number.
      phone: z.optional(z.nullable(numberField())),
      note: noteField(),
    },
    answer: z.object({ message: z.string(), changeId: z.string() }),
    refuses: [
      'NO_DATA',
      'DECIDED_ALREADY',
      'EVIDENCE_MISSING',
      'INVALID_BANK',
      'INVALID_USER_INFO',
      'PHONE_NUMBER_REQUIRE_10_DIGIT',
      'BANK_ACCOUNT_NAME_ENG',
      'EXISTING_BANK',
      'EXISTING_USER',
      'MEMBER_UNSETTLED',
    ],
    about:
      'Back office: proposes to change the payout account or the phone, to free a claim, to end a condition as met, or to erase a closed member.',
  }),

  confirmChange: endpoint({
    at: 'POST /api/members/{memberId}/changes/{changeId}/confirm',
    who: 'staff',
    may: ['finance', 'manager'],
    effect: 'keyed',
    question: { ...changeFields(), password: passwordField() },
    answer: messageAnswer,
    refuses: [
      'NO_DATA',
      'DECIDED_ALREADY',
      'SAME_PERSON',
      'MAKER_SUSPENDED',
      'WRONG_PASSWORD',
      'EXISTING_BANK',
      'EXISTING_USER',
      'MEMBER_UNSETTLED',
    ],
    about: 'Back office: confirms and makes a proposed change of a member. The proposer cannot confirm it.',
  }),

  dropChange: endpoint({
    at: 'POST /api/members/{memberId}/changes/{changeId}/drop',
    who: 'staff',
    may: ['finance', 'manager'],
    effect: 'keyed',
    question: changeFields(),
    answer: messageAnswer,
    refuses: ['NO_DATA', 'DECIDED_ALREADY'],
    about: 'Back office: takes back a proposed change of a member.',
  }),

  exportData: endpoint({
    at: 'POST /api/members/{memberId}/export',
    who: 'staff',
    may: ['manager'],
    effect: 'write',
    question: { memberId: z.uuid(), note: noteField(), password: passwordField() },
    answer: z.object({
      exportedAt: instantField(),
      tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    }),
    refuses: ['NO_DATA', 'EVIDENCE_MISSING', 'WRONG_PASSWORD'],
    about:
      'Back office: returns what is stored about a member, by table, except what staff note for each other. The export is recorded in the member’s audit chain.',
  }),
};

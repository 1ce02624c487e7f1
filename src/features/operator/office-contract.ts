import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import {
  changeKinds,
  changeStatuses,
  depositAccountFields,
  frozenSum,
  gameFields,
  rowKinds,
} from '#contract/operator-changes.ts';
import { queuePage, queueQuestion } from '#contract/queue-page.ts';
import { shownAmountField } from '#money/money-wire.ts';
import { codeField, currencyField, textField } from '#contract/shapes/fields.ts';
import { instantField, passwordField } from '#contract/shapes/first-shapes.ts';

const changeLine = z.object({
  changeId: z.string(),
  kind: z.enum(changeKinds),
  object: z.string(),
  // The name of the object: of a game, of a setting, or bank and number of an account.
  title: z.string(),
  because: z.string(),
  needsTwo: z.boolean(),
  status: z.enum(changeStatuses),
  // Field by field; null means that the value did not exist.
  fields: z.array(z.object({ name: z.string(), from: z.unknown(), to: z.unknown() })),
  madeBy: z.string(),
  madeAt: instantField(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(instantField()),
});
export type ChangeLine = z.output<typeof changeLine>;

// A possible value of a field: JSON of a bounded depth, since deeper values can be neither compared nor stored.
const scalar = z.union([z.string().check(z.maxLength(20_000)), z.number(), z.boolean(), z.null()]);
const jsonUpTo = (depth: number): z.ZodMiniType<unknown> => {
  if (depth === 0) return scalar;
  const inner = jsonUpTo(depth - 1);
  return z.union([scalar, z.array(inner), z.record(z.string(), inner)]);
};
const depthMax = 6;
const jsonValue = () => jsonUpTo(depthMax).register(z.globalRegistry, { title: 'JSON' });

const decided = z.object({ message: z.string(), status: z.enum(changeStatuses) });

export const operatorOfficeCalls = {
  list: endpoint({
    at: 'GET /api/operator',
    who: 'staff',
    may: ['finance', 'manager', 'auditor'],
    effect: 'read',
    question: {},
    answer: z.object({
      games: z.array(z.extend(gameFields, { code: z.string() })),
      accounts: z.array(z.extend(depositAccountFields, { accountId: z.string(), creditedSince: instantField() })),
      // Every setting, with its default until it is set. isReadable false: the stored value has a form that the product
      // does not know, and a limit counts as missing.
      settings: z.array(
        z.object({ name: z.string(), value: z.unknown(), isReadable: z.boolean(), needsTwo: z.boolean() }),
      ),
      banks: z.array(z.object({ code: z.string(), nameTH: z.string(), nameEN: z.string(), currency: currencyField() })),
    }),
    refuses: [],
    about: 'Back office: lists games, deposit accounts and settings as they are now.',
  }),

  listAccountHealth: endpoint({
    at: 'GET /api/operator/accounts',
    who: 'staff',
    may: ['finance', 'manager', 'auditor'],
    effect: 'read',
    question: {},
    answer: z.object({
      accounts: z.array(
        z.object({
          accountId: z.string(),
          currency: currencyField(),
          state: z.enum(['ACTIVE', 'FROZEN']),
          // A QR method has no cap: its gateway does not say which account received.
          takesCap: z.boolean(),
          dailyCap: z.nullable(shownAmountField()),
          // Since midnight in Bangkok, by the bank's times; null if the account's share of a QR method is not known.
          receivedToday: z.nullable(shownAmountField()),
          isCapReached: z.boolean(),
          caseNo: z.nullable(z.string()),
          frozenAmount: z.nullable(shownAmountField()),
          frozenAt: z.nullable(instantField()),
          checkAt: z.nullable(instantField()),
          isCheckDue: z.boolean(),
          // When its feed was last read, and when its lines were last compared with the books.
          readAt: z.nullable(instantField()),
          provedAt: z.nullable(instantField()),
        }),
      ),
    }),
    refuses: [],
    about: 'Back office: what each deposit account received today, its cap, and what its bank has frozen.',
  }),

  listChanges: endpoint({
    at: 'GET /api/operator/changes',
    who: 'staff',
    may: ['finance', 'manager', 'auditor'],
    effect: 'read',
    question: queueQuestion(['waiting', 'ended']),
    answer: queuePage(['waiting'], changeLine),
    refuses: [],
    about: 'Back office: lists changes that wait for a second person (oldest first), or ended ones (newest first).',
  }),

  listVersions: endpoint({
    at: 'GET /api/operator/settings/{name}/versions',
    who: 'staff',
    may: ['finance', 'manager', 'auditor'],
    effect: 'read',
    question: { name: codeField() },
    answer: z.object({
      versions: z.array(
        z.object({
          changeId: z.string(),
          value: z.unknown(),
          because: z.string(),
          madeBy: z.string(),
          publishedBy: z.string(),
          publishedAt: instantField(),
        }),
      ),
      // What the oldest of them replaced; null if there is none.
      first: z.nullable(z.object({ value: z.unknown() })),
    }),
    refuses: [],
    about:
      'Back office: the last twenty values of a setting that took effect, newest first, and what the oldest replaced.',
  }),

  checkSetting: endpoint({
    at: 'POST /api/operator/settings/{name}/check',
    who: 'staff',
    may: ['manager'],
    effect: 'read',
    question: { name: codeField(), value: jsonValue() },
    // The parts of the value that are not valid, such as BAHT.withdrawMin or 2.accountNo.
    answer: z.object({ faults: z.array(z.string()) }),
    refuses: [],
    about: 'Back office: checks a value for a setting. `faults` names the parts that are not valid.',
  }),

  proposeChange: endpoint({
    at: 'POST /api/operator/changes',
    who: 'staff',
    may: ['manager'],
    effect: 'keyed',
    question: {
      kind: z.enum(rowKinds),
      // A game's code, a setting's name, an account's id (also for its health), or "new" for a new account.
      object: codeField(),
      fields: z.record(z.string(), jsonValue()),
      because: textField(300),
      password: passwordField(),
    },
    answer: decided,
    refuses: ['WRONG_PASSWORD', 'CHANGE_INVALID', 'CHANGE_SAME', 'FACTOR_IN_USE', 'ACCOUNT_UNREADABLE'],
    about:
      'Back office: changes a game, a deposit account or a setting; a change that decides where money goes waits for a second person.',
  }),

  freezeAccount: endpoint({
    at: 'POST /api/operator/accounts/{accountId}/freeze',
    who: 'staff',
    may: ['finance', 'manager'],
    effect: 'keyed',
    question: {
      accountId: z.uuid(),
      caseNo: textField(100),
      frozenAmount: frozenSum(),
      checkAt: z.iso.datetime({ offset: true }),
      because: textField(300),
      password: passwordField(),
    },
    answer: decided,
    refuses: ['WRONG_PASSWORD', 'CHANGE_INVALID', 'CHANGE_SAME'],
    about:
      'Back office: marks a deposit account as frozen by its bank, at once and by one person, or changes what is known of its case.',
  }),

  confirmChange: endpoint({
    at: 'POST /api/operator/changes/{changeId}/confirm',
    who: 'staff',
    may: ['manager'],
    effect: 'keyed',
    question: { changeId: z.uuid(), password: passwordField() },
    answer: decided,
    refuses: [
      'NO_DATA',
      'WRONG_PASSWORD',
      'SAME_PERSON',
      'MAKER_SUSPENDED',
      'DECIDED_ALREADY',
      'CHANGE_INVALID',
      'CHANGE_MOVED_ON',
      'FACTOR_IN_USE',
      'ACCOUNT_UNREADABLE',
    ],
    about: 'Back office: confirms and applies a waiting change. The person who requested it cannot confirm it.',
  }),

  dropChange: endpoint({
    at: 'POST /api/operator/changes/{changeId}/drop',
    who: 'staff',
    may: ['manager'],
    effect: 'keyed',
    question: { changeId: z.uuid() },
    answer: decided,
    refuses: ['NO_DATA', 'DECIDED_ALREADY'],
    about: 'Back office: takes back a waiting change.',
  }),
};

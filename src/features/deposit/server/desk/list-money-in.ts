import { accounts } from '#ledger';
import { masked } from '#contract/masked.ts';
import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { readQueueSearch } from '#contract/forms/read-queue-search.ts';
import { cutPage } from '#contract/queue-page.ts';
import { listMemberIdsOfPhone } from '#members/members-table.ts';
import { mayCall } from '#contract/staff-roles.ts';
import type { Context, Staff } from '#server/context.ts';
import type { StaffAsking } from '#server/verb.ts';
import { twoPersonThreshold } from '#server/operator/shared-settings.ts';
import { depositOfficeCalls, type DeskItem, type DeskKind } from '../../office-contract.ts';
import { findKeptLine, rawAsWritten } from '../feed/reject-line.ts';
import { countRejects, listRejects, listRejectsMatching, type KnownReject } from '../feed/rejects-table.ts';
import {
  countReported,
  listReported,
  listReportedMatching,
  type ReportedDeposit,
} from '../reported/reported-deposits-table.ts';
import {
  countSuspenseItems,
  listSuspenseItems,
  listSuspenseMatching,
  type SuspenseItem,
} from '../suspense/suspense-table.ts';
import { statusOfItem } from '../suspense/status-of-item.ts';
import type { DeskPage, DeskSearch, OpenFigures } from './desk-page.ts';
import { type Face, facesOf } from './faces-of.ts';
import { shownProposal } from './shown-proposal.ts';
import { type Ending, listEndings } from './list-endings.ts';

type Shown = 'isOverdue' | 'decidedBy' | 'mayDecide' | 'mayNotDecideBecause' | 'member' | 'namedTo' | 'proposal';
type Bare = Omit<DeskItem, Shown> & {
  readonly memberId: string | null;
  readonly namedToId: string | null;
  readonly firstBy: string | null;
  readonly wanted: string | null;
  // Whose audit chain says who decided it.
  readonly chainOf: string;
};

const none = {
  reason: null,
  account: null,
  channel: null,
  methodCode: null,
  payer: null,
  bankReference: null,
  paidAt: null,
  raw: null,
  isReadable: false,
  times: 1,
  note: null,
  namedToId: null,
  needsTwo: true,
} as const;

const ofSuspense = (item: SuspenseItem, threshold: Record<'BAHT' | 'LAK', bigint>): Bare => ({
  ...none,
  kind: 'suspense',
  itemId: item.operationId,
  status: statusOfItem(item),
  reason: item.reason,
  amount: item.amount,
  currency: item.currency,
  openedAt: item.openedAt.toISOString(),
  dueAt: item.dueAt.toISOString(),
  endedAt: item.endedAt?.toISOString() ?? null,
  payer: { bankCode: item.payerBankCode, accountNo: masked(item.payerAccountNo), name: item.payerName },
  channel: item.channel,
  methodCode: item.methodCode,
  bankReference: item.bankReference,
  paidAt: item.paidAt.toISOString(),
  memberId: item.supposedMemberId,
  namedToId: item.namedTo,
  firstBy: item.firstBy,
  wanted: item.proposal,
  chainOf: item.houseId,
  // The person's sum of the day is checked when they decide.
  needsTwo: item.amount > threshold[item.currency],
});

const ofReported = (reported: ReportedDeposit): Bare => ({
  ...none,
  kind: 'reported',
  itemId: reported.operationId,
  status: reported.status,
  amount: reported.amount,
  currency: reported.currency,
  openedAt: reported.createdAt.toISOString(),
  dueAt: reported.dueAt.toISOString(),
  endedAt: reported.endedAt?.toISOString() ?? null,
  note: reported.note,
  memberId: reported.memberId,
  firstBy: reported.firstBy,
  wanted: reported.proposal,
  chainOf: reported.memberId,
});

const ofReject = (reject: KnownReject): Bare => {
  const line = findKeptLine(reject);
  return {
    ...none,
    kind: 'reject',
    itemId: reject.rejectId,
    status: reject.status === 'OPEN' && reject.approvedAt !== null ? 'APPROVED' : reject.status,
    reason: reject.reason,
    amount: line?.amount ?? null,
    currency: line?.currency ?? null,
    openedAt: reject.firstSeenAt.toISOString(),
    dueAt: reject.decideBy.toISOString(),
    endedAt: reject.endedAt?.toISOString() ?? null,
    account:
      reject.bankCode === null || reject.accountNo === null
        ? null
        : { bankCode: reject.bankCode, accountNo: masked(reject.accountNo) },
    raw: rawAsWritten(reject),
    isReadable: reject.isReadable,
    times: reject.times,
    note: reject.note,
    memberId: null,
    firstBy: reject.firstBy,
    wanted: reject.proposal,
    chainOf: accounts.house.BAHT,
  };
};

const houses = Object.values(accounts.house);

type List = (context: Context, page: DeskPage, search: DeskSearch | null) => Promise<Bare[]>;
const lists: Record<DeskKind, List> = {
  suspense: async (context, page, search) => {
    const { database } = context;
    const [thresholds, items] = await Promise.all([
      twoPersonThreshold.read(context),
      search === null
        ? listSuspenseItems(database, houses, page)
        : listSuspenseMatching(database, { houses, page, search }),
    ]);
    return items.map((item) => ofSuspense(item, thresholds));
  },
  reported: async ({ database }, page, search) =>
    (search === null ? await listReported(database, page) : await listReportedMatching(database, page, search)).map(
      ofReported,
    ),
  reject: async ({ database }, page, search) =>
    (search === null ? await listRejects(database, page) : await listRejectsMatching(database, page, search)).map(
      ofReject,
    ),
};

const searchOf = async ({ database, settings }: Context, search: string | undefined): Promise<DeskSearch | null> => {
  if (search === undefined) return null;
  const terms = readQueueSearch(search, settings.isLaos);
  return { ...terms, memberIds: await listMemberIdsOfPhone(database, terms) };
};

const countOpen = async ({ database }: Context): Promise<Record<DeskKind, OpenFigures>> => {
  const [suspense, reported, reject] = await Promise.all([
    countSuspenseItems(database, houses),
    countReported(database),
    countRejects(database),
  ]);
  const none = { count: 0, oldestAt: null };
  return { suspense: suspense ?? none, reported: reported ?? none, reject: reject ?? none };
};

// Phones and numbers of accounts, which are longer than most amounts.
const longNumber = /\d{8,}(?![.\d])/g;

// Who books lines reads them as the bank wrote them; others read no whole number of an account, as everywhere else.
const rawFor = ({ role }: Staff, raw: string | null): string | null =>
  mayCall(role, depositOfficeCalls.bookReject) ? raw : (raw?.replace(longNumber, masked) ?? null);

const whyNot = (item: Bare, staff: Staff): string | null => {
  if (item.status !== 'OPEN') return 'NOT_WAITING';
  if (!mayCall(staff.role, depositOfficeCalls.agree)) return 'ROLE';
  return item.firstBy === staff.personId ? 'MAKER' : null;
};

const itemOf = (
  bare: Bare,
  seen: { faces: Awaited<ReturnType<typeof facesOf>>; endings: ReadonlyMap<string, Ending>; staff: Staff; now: Date },
): DeskItem => {
  const { memberId, namedToId, firstBy: _first, wanted, chainOf: _chain, ...item } = bare;
  const faceOf = (id: string | null): Face | null => (id === null ? null : (seen.faces.get(id)?.face ?? null));
  const proposal = wanted === null ? null : (JSON.parse(wanted) as Record<string, unknown>);
  const because = whyNot(bare, seen.staff);
  const ending = seen.endings.get(item.itemId);
  const named = proposal !== null && 'memberId' in proposal ? faceOf(String(proposal['memberId'])) : null;
  return {
    ...item,
    raw: rawFor(seen.staff, item.raw),
    isOverdue: item.endedAt === null && new Date(item.dueAt) < seen.now,
    member: faceOf(memberId),
    namedTo: named ?? faceOf(namedToId),
    proposal: shownProposal(bare),
    decidedBy: ending?.decidedBy ?? [],
    note: item.note ?? ending?.evidence ?? null,
    mayDecide: because === null,
    mayNotDecideBecause: because,
  };
};

const idsIn = (items: readonly Bare[]): string[] =>
  items.flatMap(({ memberId, namedToId, wanted }) => {
    const proposed = wanted === null ? null : (JSON.parse(wanted) as { memberId?: string }).memberId;
    return [memberId, namedToId, proposed ?? null].filter((id) => id !== null);
  });

type ListMoneyIn = typeof depositOfficeCalls.listMoneyIn;
// The search, for the call that has one.
type Question = QuestionOf<ListMoneyIn> & { readonly search?: string };

export const listMoneyIn = async ({
  context,
  staff,
  question,
}: StaffAsking<never> & { readonly question: Question }): Promise<AnswerOf<ListMoneyIn>> => {
  const { kind, view, page, limit } = question;
  const isOpen = view === 'open';
  const search = await searchOf(context, question.search);
  const [open, found] = await Promise.all([
    countOpen(context),
    lists[kind](context, { isOpen, limit: limit + 1, offset: (page - 1) * limit }, search),
  ]);
  const { shown, hasMore } = cutPage(found, limit);
  const [faces, endings] = await Promise.all([
    facesOf(context.database, idsIn(shown)),
    isOpen ? new Map<string, Ending>() : listEndings(context.database, shown),
  ]);
  const seen = { faces, endings, staff, now: context.now() };
  return {
    counts: { suspense: open.suspense.count, reported: open.reported.count, reject: open.reject.count },
    oldestAt: isOpen ? (open[kind].oldestAt?.toISOString() ?? null) : null,
    hasMore,
    items: shown.map((item) => itemOf(item, seen)),
  };
};

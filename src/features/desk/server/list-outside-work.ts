import { listBrakes } from '#server/brake.ts';
import type { Context } from '#server/context.ts';
import { countOpenFindings } from '#server/outside/findings-table.ts';
import type { OpenFigures } from '#server/outside/work-table.ts';
import type { OutsideItem } from '#server/outside/outside-kind.ts';
import type { Read, StaffAsking } from '#server/verb.ts';
import type { deskOfficeCalls, LaneLine, ListedWork } from '../office-contract.ts';
import { listOpenDecisions } from './decisions-table.ts';
import { lineOf, type Kinds } from './outside-item.ts';

const shownPerKind = 200;

type Brakes = Awaited<ReturnType<typeof listBrakes>>;

const laneLines = (context: Context, figures: readonly OpenFigures[], brakes: Brakes): LaneLine[] => {
  const requests = new Map(context.providers.lanes.figures().map((lane) => [lane.lane, lane]));
  const open = Map.groupBy(figures, ({ lane }) => lane);
  const stopped = new Map(brakes.flatMap(({ lane, reason }) => (lane === null ? [] : [[lane, reason] as const])));
  const names = [...new Set([...requests.keys(), ...open.keys(), ...stopped.keys()])].toSorted();
  return names.map((lane) => {
    const rows = open.get(lane) ?? [];
    const sum = (field: 'open' | 'due' | 'inReview'): number => rows.reduce((total, row) => total + row[field], 0);
    const asked = requests.get(lane);
    const oldest = rows.map(({ oldestAt }) => oldestAt.getTime());
    return {
      lane,
      open: sum('open'),
      due: sum('due'),
      inReview: sum('inReview'),
      oldestAt: oldest.length === 0 ? null : new Date(Math.min(...oldest)).toISOString(),
      breaker: asked?.breaker ?? 'closed',
      running: asked?.running ?? 0,
      waiting: asked?.waiting ?? 0,
      answerMs:
        asked === undefined || asked.answered === 0 ? null : Math.round((asked.answerSeconds * 1000) / asked.answered),
      isStopped: stopped.has(lane),
      stopReason: stopped.get(lane) ?? null,
    };
  });
};

const fits = {
  open: () => true,
  review: ({ isForReview, isMine }: ListedWork) => isForReview && !isMine,
  unsent: ({ isUnsent }: ListedWork) => isUnsent,
};

const withProposals = async (
  { context, staff }: StaffAsking<never>,
  found: readonly OutsideItem[],
): Promise<ListedWork[]> => {
  const decisions = await listOpenDecisions(context.database, [...new Set(found.map(({ memberId }) => memberId))]);
  const proposers = new Map(
    decisions.map(({ workKind, workId, proposedPerson }) => [`${workKind} ${workId}`, proposedPerson]),
  );
  return found.map((item) => {
    const proposer = proposers.get(`${item.kind} ${item.workId}`);
    return { ...lineOf(item), isProposed: proposer !== undefined, isMine: proposer === staff.personId };
  });
};

export const listOutsideWork: Read<typeof deskOfficeCalls.listWork, Kinds> = async (asked) => {
  const { context, question, prepared: kinds } = asked;
  const { view, kind, lane } = question;
  const { database } = context;
  const [found, figures, brakes, findings] = await Promise.all([
    Promise.all(kinds.map((known) => known.open(database, shownPerKind))),
    Promise.all(kinds.map((known) => known.figures(database, context.now()))),
    listBrakes(database),
    countOpenFindings(database),
  ]);
  const all = await withProposals(
    asked,
    found.flat().toSorted((left, right) => left.createdAt.getTime() - right.createdAt.getTime()),
  );
  const items = all.filter(
    (item) =>
      fits[view](item) && (kind === undefined || item.kind === kind) && (lane === undefined || item.lane === lane),
  );
  const lanes = laneLines(context, figures.flat(), brakes);
  return {
    items,
    counts: {
      open: lanes.reduce((total, { open }) => total + open, 0),
      review:
        lanes.reduce((total, { inReview }) => total + inReview, 0) -
        all.filter(({ isForReview, isMine }) => isForReview && isMine).length,
      unsent: all.filter(fits.unsent).length,
      findings: findings.open,
    },
    lanes,
    stopReason: brakes.find((brake) => brake.lane === null)?.reason ?? null,
  };
};

import PQueue from 'p-queue';
import type { Sql } from '#database/database.ts';
import type { Context } from '#server/context.ts';
import { type Budget, networkBudgets, takeOrRefuse } from '#server/records/budgets.ts';
import { refuseShared } from '#server/refuse.ts';

const hourMs = 3_600_000;
const messagesMax = 300;
// High, since many phones share one address of a mobile network.
const visitorsMax = 300;

// Lines a customer may write in an hour; the repeat of a plain one counts too.
export const linesBudget = (conversationId: string, at: Date): Budget => ({
  key: `lines of chat ${conversationId}`,
  at,
  windowMs: hourMs,
  max: messagesMax,
});

export const takeMessage = async (sql: Sql, conversationId: string, at: Date): Promise<void> => {
  await takeOrRefuse(sql, [linesBudget(conversationId, at)]);
};

const uploadsMax = 20;

// Files that are sent to a talk in an hour.
export const takeUpload = async (sql: Sql, conversationId: string, at: Date): Promise<void> => {
  const budget = { key: `files of chat ${conversationId}`, at, windowMs: hourMs, max: uploadsMax };
  await takeOrRefuse(sql, [budget]);
};

const visitorFilesMax = 60;

// Files that visitors of one network may send in an hour. A visitor chooses the id of the talk, for each file another one.
export const takeVisitorUpload = async (sql: Sql, network: string, at: Date): Promise<void> => {
  const budgets = networkBudgets({ key: 'files of visitors', network, at, windowMs: hourMs, max: visitorFilesMax });
  await takeOrRefuse(sql, budgets);
};

// Talks that visitors of one network may begin in an hour.
export const takeVisitor = async (sql: Sql, network: string, at: Date): Promise<void> => {
  const budgets = networkBudgets({ key: 'chats of visitors', network, at, windowMs: hourMs, max: visitorsMax });
  await takeOrRefuse(sql, budgets);
};

// Of the twelve connections of a process, so that calls about money find others free.
const atOnce = 4;
const waitingMax = 200;

const queues = new WeakMap<Context, PQueue>();

const queueOf = (context: Context): PQueue => {
  const queue = queues.get(context) ?? new PQueue({ concurrency: atOnce });
  queues.set(context, queue);
  return queue;
};

// Few calls of the chat reach the database together. On a busy machine they wait, then further ones are refused: the app sends
// a line until it is answered, and reads again.
export const takeTurn = async <Answer>(context: Context, work: () => Promise<Answer>): Promise<Answer> => {
  const queue = queueOf(context);
  return queue.size < waitingMax ? queue.add(work) : refuseShared('SERVICE_UNAVAILABLE');
};

export const inTurn =
  <Asked extends { readonly context: Context }, Answer>(verb: (asked: Asked) => Promise<Answer>) =>
  (asked: Asked): Promise<Answer> =>
    takeTurn(asked.context, () => verb(asked));

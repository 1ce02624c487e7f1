import PQueue from 'p-queue';
import { type AnswerFigures, createAnswerWindow } from './health/answer-window.ts';
import { isOfJob } from './as-job.ts';
import { isHomeward } from './homeward.ts';
import { type BreakerLimits, type BreakerState, createLaneBreaker, hasNoOutcome } from './lane-breaker.ts';
import { laneWaitMsMax } from './verdict.ts';

// A lane is one provider: a bank, a gateway, one game. All requests to it, by members and by jobs, share its limits.
export interface LaneLimits extends BreakerLimits {
  // Requests under way at once; further ones wait, members before jobs.
  readonly concurrency: number;
  readonly waitingMax: number;
  // Requests under way for one player or account of the lane, and how many more may wait.
  readonly perSubject: number;
  readonly waitingPerSubjectMax: number;
  // A request that waited longer for its turn is not sent.
  readonly waitMsMax: number;
}

export const laneLimits: LaneLimits = {
  concurrency: 16,
  waitingMax: 400,
  perSubject: 4,
  waitingPerSubjectMax: 60,
  waitMsMax: laneWaitMsMax,
  breakAfter: 10,
  probeAfterMs: 1_000,
  probeAfterMsMax: 30_000,
  homewardMax: 4,
};

// A provider with a longer timeout also gets more time before it is probed.
export const laneLimitsFor = (timeoutMs: number): LaneLimits => ({
  ...laneLimits,
  probeAfterMs: Math.ceil(timeoutMs / 14),
  probeAfterMsMax: 2 * timeoutMs,
});

export interface LaneFigures {
  readonly lane: string;
  readonly running: number;
  readonly waiting: number;
  readonly breaker: BreakerState;
  readonly answered: number;
  readonly withoutOutcome: number;
  // Sum of the answer times in seconds; divided by `answered` it gives the mean.
  readonly answerSeconds: number;
  // The last minutes.
  readonly answers: AnswerFigures;
}

export interface LaneRequest<Answer> {
  readonly lane: string;
  // The player or account the request is about, if any.
  readonly subject: string | null;
  readonly send: () => Promise<Answer>;
}

export interface Lanes {
  // Null: the request was not sent, because the lane is full, its breaker is open, or it waited too long for its turn.
  request<Answer extends { readonly kind: string }>(request: LaneRequest<Answer>): Promise<Answer | null>;
  // Its breaker is closed: requests are sent.
  isAnswering(lane: string): boolean;
  figures(): LaneFigures[];
}

interface Turn {
  readonly subject: string | null;
  readonly priority: number;
}

const createLane = (lane: string, limits: LaneLimits, now: () => Date) => {
  const queue = new PQueue({ concurrency: limits.concurrency });
  const subjects = new Map<string, PQueue>();
  const breaker = createLaneBreaker(limits);
  const answers = createAnswerWindow(now);
  const counts = { answered: 0, withoutOutcome: 0, answerSeconds: 0 };

  // Requests of one player wait for each other before they wait for the lane, so that no single player fills it.
  const inTurn = async <Result>({ subject, priority }: Turn, send: () => Promise<Result>): Promise<Result> => {
    if (subject === null) return send();
    const own = subjects.get(subject) ?? new PQueue({ concurrency: limits.perSubject });
    subjects.set(subject, own);
    try {
      return await own.add(send, { priority });
    } finally {
      if (own.size === 0 && own.pending === 0) subjects.delete(subject);
    }
  };
  const isFull = (subject: string | null): boolean =>
    queue.size >= limits.waitingMax ||
    (subject !== null && (subjects.get(subject)?.size ?? 0) >= limits.waitingPerSubjectMax);

  const timed = async <Answer extends { readonly kind: string }>(send: () => Promise<Answer>): Promise<Answer> => {
    const startMs = performance.now();
    const answer = await send();
    counts.answered += 1;
    const tookMs = performance.now() - startMs;
    counts.answerSeconds += tookMs / 1000;
    answers.record(answer, tookMs);
    if (hasNoOutcome(answer)) counts.withoutOutcome += 1;
    return answer;
  };

  return {
    request: async <Answer extends { readonly kind: string }>({
      subject,
      send,
    }: LaneRequest<Answer>): Promise<Answer | null> => {
      if (isFull(subject)) return null;
      const [priority, isHome] = [isOfJob() ? 0 : 1, isHomeward()];
      const askedMs = performance.now();
      const sendInTime = (): Promise<Answer | null> =>
        performance.now() - askedMs > limits.waitMsMax
          ? Promise.resolve(null)
          : breaker.send(() => timed(send), isHome);
      return inTurn({ subject, priority }, () => queue.add(sendInTime, { priority }));
    },
    isAnswering: () => breaker.state() === 'closed',
    figures: (): LaneFigures => ({
      lane,
      running: queue.pending,
      waiting: queue.size,
      breaker: breaker.state(),
      ...counts,
      answers: answers.figures(),
    }),
  };
};

// `limitsOf` names the lanes that differ from the others.
export const createLanes = (
  limits: LaneLimits = laneLimits,
  limitsOf: (lane: string) => LaneLimits | undefined = () => undefined,
  now: () => Date = () => new Date(),
): Lanes => {
  const lanes = new Map<string, ReturnType<typeof createLane>>();
  const laneOf = (name: string) => {
    const lane = lanes.get(name) ?? createLane(name, limitsOf(name) ?? limits, now);
    lanes.set(name, lane);
    return lane;
  };
  return {
    request: (request) => laneOf(request.lane).request(request),
    isAnswering: (name) => laneOf(name).isAnswering(),
    figures: () => [...lanes.values()].map((lane) => lane.figures()),
  };
};

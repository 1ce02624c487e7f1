import { Gauge, Registry } from 'prom-client';
import { listBrakes } from '../brake.ts';
import type { Context } from '../context.ts';
import { countOpenFindings } from './findings-table.ts';
import type { OutsideKind } from './outside-kind.ts';

const breakers = { closed: 0, probing: 1, open: 2 } as const;

const gaugesIn = (registry: Registry) => {
  const gauge = (name: string, help: string, labelNames: string[]) =>
    new Gauge({ name: `outside_${name}`, help, labelNames, registers: [registry] });
  return {
    open: gauge('open', 'Open pieces of outside work', ['kind', 'lane']),
    due: gauge('due', 'Open pieces that are due now', ['kind', 'lane']),
    inReview: gauge('in_review', 'Open pieces that wait for a person', ['kind', 'lane']),
    oldest: gauge('oldest_seconds', 'Age of the oldest open piece', ['kind', 'lane']),
    breaker: gauge('breaker', 'Circuit breaker of this process: 0 closed, 1 probing, 2 open', ['lane']),
    waiting: gauge('waiting_requests', 'Requests of this process that wait for their turn', ['lane']),
    answered: gauge('answers_total', 'Answers to requests of this process', ['lane']),
    withoutOutcome: gauge('answers_without_outcome_total', 'Answers without an outcome', ['lane']),
    seconds: gauge('answer_seconds_total', 'Time until those answers', ['lane']),
    stopped: gauge('stopped', '1 while nothing may be sent; lane "" is everything', ['lane']),
    findings: gauge('findings', 'Open differences between the books and the outside', []),
  };
};

// The metrics of outside work as Prometheus text, read on request.
export const outsideMetrics = async (context: Context, kinds: readonly OutsideKind[]): Promise<string> => {
  const registry = new Registry();
  const gauges = gaugesIn(registry);
  const now = context.now();
  for (const kind of kinds)
    for (const { lane, open, due, inReview, oldestAt } of await kind.figures(context.database, now)) {
      const labels = { kind: kind.kind, lane };
      gauges.open.set(labels, open);
      gauges.due.set(labels, due);
      gauges.inReview.set(labels, inReview);
      gauges.oldest.set(labels, (now.getTime() - oldestAt.getTime()) / 1000);
    }
  for (const figures of context.providers.lanes.figures()) {
    const labels = { lane: figures.lane };
    gauges.breaker.set(labels, breakers[figures.breaker]);
    gauges.waiting.set(labels, figures.waiting);
    gauges.answered.set(labels, figures.answered);
    gauges.withoutOutcome.set(labels, figures.withoutOutcome);
    gauges.seconds.set(labels, figures.answerSeconds);
  }
  for (const { lane } of await listBrakes(context.database)) gauges.stopped.set({ lane: lane ?? '' }, 1);
  gauges.findings.set((await countOpenFindings(context.database)).open);
  return registry.metrics();
};

import { expect, it } from 'vitest';
import { done, refused, underMaintenance, unknown } from '#providers/outcome.ts';
import { createAnswerWindow, timeWithin } from './answer-window.ts';
import { type HealthState, isReportedMaintenance, judgeHealth } from './judge-health.ts';

const start = new Date('2026-11-20T05:00:00Z').getTime();

// A provider seen by one process, with a clock of its own.
const provider = () => {
  let atMs = start;
  let sinceMs = start;
  let state: HealthState = 'FINE';
  const window = createAnswerWindow(() => new Date(atMs));
  const judge = (isBroken = false): HealthState => {
    const { recent, wellAtMs, maintenanceAtMs } = window.figures();
    const saysMaintenance = isReportedMaintenance({ wellAtMs, maintenanceAtMs }, atMs);
    const next = judgeHealth(state, atMs - sinceMs, { recent, isBroken, saysMaintenance });
    if (next !== state) sinceMs = atMs;
    state = next;
    return state;
  };
  return {
    window,
    judge,
    passes: (seconds: number) => {
      atMs += seconds * 1_000;
    },
    answers: (count: number, answer: Parameters<typeof window.record>[0] = done({}), tookMs = 80) => {
      for (let nth = 0; nth < count; nth += 1) window.record(answer, tookMs);
    },
  };
};

it('a provider that nobody asks is fine', () => {
  expect(provider().judge()).toBe('FINE');
});

it('one answer that says maintenance counts at once, whatever else was answered before', () => {
  const one = provider();
  one.answers(100);
  one.passes(1);
  one.answers(1, refused(underMaintenance));
  expect(one.judge()).toBe('MAINTENANCE');
});

it('a game that says so is believed for a minute, although it goes on to answer questions', () => {
  const one = provider();
  one.answers(1, refused(underMaintenance));
  one.passes(1);
  one.answers(30);
  one.passes(58);
  one.answers(30);
  expect(one.judge()).toBe('MAINTENANCE');
  one.passes(2);
  one.judge();
  one.passes(20);
  one.answers(3);
  expect(one.judge()).toBe('FINE');
});

it('a refusal or a few lost answers among many good ones change nothing', () => {
  const one = provider();
  one.answers(30);
  one.answers(4, unknown('timeout'));
  one.answers(20, refused('balance too low'));
  expect(one.judge()).toBe('FINE');
});

it('a provider of which half gives no outcome, or whose breaker is open, is under maintenance', () => {
  const one = provider();
  one.answers(10);
  one.answers(10, unknown('timeout'));
  expect(one.judge()).toBe('MAINTENANCE');
  expect(provider().judge(true)).toBe('MAINTENANCE');
});

it('a provider is slow once most of its answers take more than two seconds, or a fifth fails', () => {
  const one = provider();
  one.answers(10, done({}), 2_900);
  expect(one.judge()).toBe('SLOW');
  const other = provider();
  other.answers(8);
  other.answers(2, unknown('status 502'));
  expect(other.judge()).toBe('SLOW');
});

it('maintenance ends only after three good answers and twenty seconds, and then for good', () => {
  const one = provider();
  one.answers(10, unknown('timeout'));
  expect(one.judge()).toBe('MAINTENANCE');
  one.passes(10);
  one.answers(2);
  expect(one.judge()).toBe('MAINTENANCE');
  one.passes(35);
  one.answers(2);
  expect(one.judge()).toBe('MAINTENANCE');
  one.answers(1);
  expect(one.judge()).toBe('FINE');
  one.answers(1, unknown('timeout'));
  expect(one.judge()).toBe('FINE');
});

it('figures between the limits keep the state that there is, so that it does not flap', () => {
  const one = provider();
  one.answers(10, done({}), 2_900);
  const seen = new Set<HealthState>();
  for (let nth = 0; nth < 20; nth += 1) {
    one.passes(5);
    one.answers(3, done({}), nth % 2 === 0 ? 1_400 : 1_900);
    seen.add(one.judge());
  }
  expect([...seen]).toEqual(['SLOW']);
  one.passes(30);
  one.answers(5);
  expect(one.judge()).toBe('FINE');
});

it('answers are forgotten for the state after half a minute and for staff after five', () => {
  const one = provider();
  one.answers(20, unknown('timeout'), 9_000);
  one.passes(40);
  expect(one.window.figures()).toMatchObject({ recent: { answered: 0 }, longer: { answered: 20, withoutOutcome: 20 } });
  one.passes(300);
  one.answers(1);
  expect(one.window.figures()).toMatchObject({ recent: { answered: 1 }, longer: { answered: 1, withoutOutcome: 0 } });
});

it('the times of half and of most answers are told by the limit of their class', () => {
  const one = provider();
  one.answers(90, done({}), 120);
  one.answers(10, done({}), 1_800);
  const { longer } = one.window.figures();
  expect([timeWithin(longer, 0.5), timeWithin(longer, 0.95)]).toEqual([200, 2_000]);
  expect(timeWithin(provider().window.figures().longer, 0.5)).toBeNull();
});

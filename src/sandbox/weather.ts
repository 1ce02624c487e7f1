import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';

export const services = ['bank', 'gateway', 'slips', 'sms', 'gifts', 'games', 'payout'] as const;
export type Service = (typeof services)[number];

export const weatherKinds = [
  'fine',
  'slow',
  'refuse',
  'timeout-before',
  'timeout-after',
  'duplicate',
  'reorder',
  'garbage',
  'down',
  // What is reported is wrong: by the slip service the amount, by games whatever the form says.
  'liar',
  // Of the slip service alone: a slip is published that many seconds after its transfer, the quota is used up.
  'late',
  'quota',
] as const;
export type WeatherKind = (typeof weatherKinds)[number];

const slipKinds: ReadonlySet<WeatherKind> = new Set(['late', 'quota']);
const liars: ReadonlySet<Service> = new Set(['slips', 'games']);

export const kindsOf = (service: Service): readonly WeatherKind[] =>
  weatherKinds.filter(
    (kind) => (service === 'slips' || !slipKinds.has(kind)) && (kind !== 'liar' || liars.has(service)),
  );

export const garbageForms = ['html', 'cut', 'empty', 'mismatch', 'huge', 'drip'] as const;
export type GarbageForm = (typeof garbageForms)[number];

// Lies of a game: every amount below zero, beyond any number or none at all, links to another host, an error in an answer
// that looks fine, another address, a page that unpacks to a hundred megabytes.
export const lieForms = ['negative', 'enormous', 'nan', 'elsewhere', 'error-inside', 'moved', 'bomb'] as const;
export type LieForm = (typeof lieForms)[number];

const isGarbage = (form: string | null): form is GarbageForm => garbageForms.some((known) => known === form);

export interface Weather {
  kind: WeatherKind;
  // How long slow, timeout and reorder wait.
  seconds: number;
  // Null: each answer takes the next form in turn.
  form: GarbageForm | LieForm | null;
}

export interface WeatherReport extends Weather {
  service: Service;
  code: string | null;
}

export interface WeatherBoard {
  at(service: Service, code?: string): Weather;
  set(report: WeatherReport): void;
  reports(): WeatherReport[];
  nextGarbage(): GarbageForm;
}

export const weatherQuestion = z
  .object({
    service: z.enum(services),
    code: z.optional(z.nullable(z.string())),
    kind: z.enum(weatherKinds),
    seconds: z.optional(z.number().check(z.nonnegative(), z.maximum(3600))),
    form: z.optional(z.nullable(z.enum([...garbageForms, ...lieForms]))),
  })
  .check(z.refine(({ service, kind }) => kindsOf(service).includes(kind)));

const fine: Weather = { kind: 'fine', seconds: 0, form: null };
const usualSeconds = (kind: WeatherKind): number => (kind === 'late' ? 60 : kind.startsWith('timeout') ? 30 : 5);

export const reportFrom = (question: z.output<typeof weatherQuestion>): WeatherReport => ({
  service: question.service,
  code: question.code === undefined || question.code === '' ? null : question.code,
  kind: question.kind,
  seconds: question.seconds ?? usualSeconds(question.kind),
  form: question.form ?? null,
});

export const createWeatherBoard = (): WeatherBoard => {
  const reports = new Map<string, WeatherReport>();
  const place = (service: Service, code: string | null) => `${service} ${code ?? ''}`;
  let garbageCount = 0;
  return {
    at: (service, code) =>
      (code === undefined ? undefined : reports.get(place(service, code))) ?? reports.get(place(service, null)) ?? fine,
    // Fine weather for a whole service also clears the settings of its single codes.
    set: (report) => {
      if (report.code === null && report.kind === 'fine')
        for (const [key, known] of reports) if (known.service === report.service) reports.delete(key);
      reports.set(place(report.service, report.code), report);
    },
    reports: () => [...reports.values()].filter((report) => report.kind !== 'fine'),
    nextGarbage: () => garbageForms[garbageCount++ % garbageForms.length] ?? 'html',
  };
};

export interface WeatherAnswer {
  status?: number;
  body: unknown;
}

export interface WeatheredCall {
  service: Service;
  code?: string;
  // Carries out the request and answers. Duplicate weather calls it twice, like a network that delivers twice.
  effect: () => WeatherAnswer | Promise<WeatherAnswer>;
  // A definite refusal in the protocol's own words; nothing was done.
  refusal: () => WeatherAnswer;
  // The answer with an id, amount, currency or user other than the requested one.
  mismatch: (answer: WeatherAnswer) => WeatherAnswer;
}

// Ends early if the caller has disconnected.
const pause = (reply: FastifyReply, seconds: number): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      reply.raw.off('close', end);
      resolve();
    };
    const timer = setTimeout(end, seconds * 1000);
    reply.raw.once('close', end);
  });

const hangUp = async (reply: FastifyReply, seconds: number): Promise<void> => {
  reply.hijack();
  await pause(reply, seconds);
  reply.raw.destroy();
};

const drip = async (reply: FastifyReply, seconds: number): Promise<void> => {
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'application/json' });
  const end = Date.now() + seconds * 1000;
  reply.raw.write('{"status":"');
  while (Date.now() < end && !reply.raw.destroyed) {
    await pause(reply, 0.1);
    reply.raw.write('.');
  }
  reply.raw.destroy();
};

const send = (reply: FastifyReply, answer: WeatherAnswer): FastifyReply =>
  reply.status(answer.status ?? 200).send(answer.body);

interface Garbage {
  form: GarbageForm;
  call: WeatheredCall;
  answer: WeatherAnswer;
}

const sendGarbage = async (reply: FastifyReply, { form, call, answer }: Garbage): Promise<unknown> => {
  const json = reply.status(200).type('application/json');
  switch (form) {
    case 'html':
      return reply.status(200).type('text/html').send('<!doctype html><title>Just a moment</title>');
    case 'cut':
      return json.send(JSON.stringify(answer.body).slice(0, -2));
    case 'empty':
      return json.send('');
    case 'mismatch':
      return send(reply, call.mismatch(answer));
    case 'huge':
      return json.send(`{"padding":"${'x'.repeat(2_000_000)}"}`);
    case 'drip':
      return drip(reply, 30);
  }
};

// Answers one call from the product according to the weather of its service.
export const answerUnderWeather = async (
  board: WeatherBoard,
  reply: FastifyReply,
  call: WeatheredCall,
): Promise<unknown> => {
  const weather = board.at(call.service, call.code);
  switch (weather.kind) {
    case 'fine':
    case 'reorder':
    case 'late':
    case 'quota':
    case 'liar':
      return send(reply, await call.effect());
    case 'slow':
      await pause(reply, weather.seconds);
      return send(reply, await call.effect());
    case 'refuse':
      return send(reply, call.refusal());
    case 'timeout-before':
      return hangUp(reply, weather.seconds);
    case 'timeout-after':
      await call.effect();
      return hangUp(reply, weather.seconds);
    case 'duplicate': {
      const first = await call.effect();
      await call.effect();
      return send(reply, first);
    }
    case 'garbage':
      return sendGarbage(reply, {
        form: isGarbage(weather.form) ? weather.form : board.nextGarbage(),
        call,
        answer: await call.effect(),
      });
    case 'down':
      return hangUp(reply, 0);
  }
};

import type { FastifyReply } from 'fastify';
import { answerUnderWeather, type WeatherAnswer, type WeatherKind } from '../weather.ts';
import type { World } from '../world.ts';
import { tellLie } from './tell-lie.ts';

// One signed call to a fake provider. Inquiries only read, so the operator can learn what became of a transfer whose
// answer was lost: silence, refusals and repeats of the weather affect only the calls that change something.
export interface ProviderCall {
  readonly isQuestion: boolean;
  effect(): WeatherAnswer;
  refusal(): WeatherAnswer;
}

const weatherOfQuestions: ReadonlySet<WeatherKind> = new Set(['slow', 'garbage', 'liar', 'down']);

const send = (reply: FastifyReply, answer: WeatherAnswer): FastifyReply =>
  reply.status(answer.status ?? 200).send(answer.body);

// A reply to some other request: every text belongs to somebody else, every figure is one higher.
const altered = (value: unknown): unknown => {
  if (typeof value === 'string') return `${value}x`;
  if (typeof value === 'number' && value !== 0) return value + 1;
  if (Array.isArray(value)) return value.map(altered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, altered(inner)]));
};

export interface ProviderDesk {
  answer(code: string, call: ProviderCall, reply: FastifyReply): Promise<unknown>;
  close(): void;
}

export const createProviderDesk = (world: World): ProviderDesk => {
  const late = new Set<NodeJS.Timeout>();

  // Under reorder, silence comes first and the effect later: an inquiry in between finds nothing.
  const arriveLate = (call: ProviderCall, reply: FastifyReply, seconds: number): void => {
    reply.hijack();
    const timer = setTimeout(() => {
      late.delete(timer);
      call.effect();
      reply.raw.destroy();
    }, seconds * 1000);
    late.add(timer);
  };

  return {
    async answer(code, call, reply) {
      const { kind, seconds, form } = world.weather.at('games', code);
      if (call.isQuestion && !weatherOfQuestions.has(kind)) return send(reply, call.effect());
      if (kind === 'reorder') return arriveLate(call, reply, seconds);
      if (kind === 'liar') return tellLie(reply, call.effect(), form);
      return answerUnderWeather(world.weather, reply, {
        service: 'games',
        code,
        effect: () => call.effect(),
        refusal: () => call.refusal(),
        mismatch: (answer) => ({ ...answer, body: altered(answer.body) }),
      });
    },
    close: () => {
      for (const timer of late) clearTimeout(timer);
    },
  };
};

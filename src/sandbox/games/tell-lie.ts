import { gzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { lieForms, type LieForm, type WeatherAnswer } from '../weather.ts';

const amountText = /^-?\d+(\.\d+)?$/;

const isAmount = (value: unknown): value is number | string =>
  (typeof value === 'number' && value !== 0) ||
  (typeof value === 'string' && amountText.test(value) && Number(value) !== 0);

const everyAmount = (value: unknown, reported: (amount: number | string) => unknown): unknown => {
  if (isAmount(value)) return reported(value);
  if (Array.isArray(value)) return value.map((each) => everyAmount(each, reported));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, everyAmount(inner, reported)]));
};

const everyLink = (value: unknown): unknown => {
  if (typeof value === 'string' && URL.canParse(value)) {
    const link = new URL(value);
    return `https://elsewhere.example${link.pathname}${link.search}`;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, everyLink(inner)]));
};

const negated = (amount: number | string): number | string =>
  typeof amount === 'number' ? -amount : amount.startsWith('-') ? amount.slice(1) : `-${amount}`;

// A hundred parts, each of which unpacks to a megabyte.
const part = gzipSync(Buffer.alloc(1_000_000, '0'));
const bomb = Buffer.concat(Array.from({ length: 100 }, () => part));

let reported = 0;
const nextLie = (): LieForm => lieForms[reported++ % lieForms.length] ?? 'negative';
const isLie = (form: string | null): form is LieForm => lieForms.some((known) => known === form);

// The request was carried out; its answer is a lie.
export const tellLie = (reply: FastifyReply, answer: WeatherAnswer, form: string | null): FastifyReply => {
  const { body } = answer;
  const send = (lie: unknown) => reply.status(answer.status ?? 200).send(lie);
  const lie = isLie(form) ? form : nextLie();
  switch (lie) {
    case 'negative':
      return send(everyAmount(body, negated));
    case 'enormous':
      return send(everyAmount(body, (amount) => (typeof amount === 'number' ? 1e308 : '1e308')));
    case 'nan':
      return send(everyAmount(body, () => 'NaN'));
    case 'elsewhere':
      return send(everyLink(body));
    case 'error-inside':
      return reply.status(200).send({ success: false, error: 'internal error', status: 'ERROR', data: null });
    case 'moved':
      return reply.status(301).header('location', 'https://elsewhere.example/').send({});
    case 'bomb':
      return reply.status(200).headers({ 'content-type': 'application/json', 'content-encoding': 'gzip' }).send(bomb);
  }
};

import { Agent as HttpAgent, request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { publicOnlyLookup, isPrivateAddress } from './private-addresses.ts';
import { unknown, type Unknown } from './outcome.ts';

export interface OutboundSettings {
  // The only place this client may reach, such as https://api.bank.example/v1. It never connects anywhere else.
  baseUrl: string;
  // From the first byte sent to the last byte received.
  timeoutMs?: number;
  bytesMax?: number;
  // For the sandbox and parties inside the operator's own network; otherwise connections to private addresses are
  // refused.
  allowPrivateAddresses?: boolean;
}

export interface OutboundCall {
  method: 'GET' | 'POST';
  // Below the base address, beginning with a slash.
  path: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: { type: string; text: string };
  // Sent on a new connection: a kept one may just be closing, which would make the outcome unknown for no reason.
  movesMoney?: boolean;
}

export interface Answered {
  kind: 'answered';
  status: number;
  json: unknown;
}

export interface Outbound {
  call(call: OutboundCall): Promise<Answered | Unknown>;
}

export const jsonBody = (value: unknown): { type: string; text: string } => ({
  type: 'application/json',
  text: JSON.stringify(value),
});

export const formBody = (fields: Readonly<Record<string, string>>): { type: string; text: string } => ({
  type: 'application/x-www-form-urlencoded',
  text: new URLSearchParams(fields).toString(),
});

const timeoutUsualMs = 10_000;
const bytesUsualMax = 1_000_000;

const addressOf = (base: URL, call: OutboundCall): URL => {
  if (!call.path.startsWith('/')) throw new Error('a path must begin with a slash');
  const address = new URL(base.pathname.replace(/\/$/, '') + call.path, base.origin);
  if (address.origin !== base.origin) throw new Error('a call must stay below its base address');
  for (const [name, value] of Object.entries(call.query ?? {})) address.searchParams.set(name, value);
  return address;
};

class TooLong extends Error {}

const readWithin = async (answer: IncomingMessage, bytesMax: number): Promise<string> => {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > bytesMax) throw new TooLong();
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

const asJson = (text: string): { json: unknown } | null => {
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
};

// A status that says nothing about what was done: server errors, timeouts, throttling and redirects.
const saysNothing = (status: number): boolean =>
  status >= 500 || status === 408 || status === 429 || status < 200 || (status >= 300 && status < 400);

const whyUnknown = (error: unknown, signal: AbortSignal): string => {
  if (signal.aborted) return 'timeout';
  if (error instanceof TooLong) return 'answer too long';
  return 'no answer';
};

export const createOutbound = (settings: OutboundSettings): Outbound => {
  const base = new URL(settings.baseUrl);
  const isSecure = base.protocol === 'https:';
  if (!isSecure && base.protocol !== 'http:') throw new Error('a base address must be http or https');
  const agent = isSecure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const isGuarded = settings.allowPrivateAddresses !== true;
  if (isGuarded && isPrivateAddress(base.hostname)) throw new Error('the base address must not be private');

  const exchange = (call: OutboundCall, signal: AbortSignal): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const text = call.body === undefined ? undefined : Buffer.from(call.body.text, 'utf8');
      const options: RequestOptions = {
        method: call.method,
        agent: call.movesMoney === true ? false : agent,
        signal,
        headers: {
          accept: 'application/json',
          ...(text === undefined ? {} : { 'content-type': call.body?.type, 'content-length': text.length }),
          ...call.headers,
        },
        ...(isGuarded ? { lookup: publicOnlyLookup } : {}),
      };
      const send = isSecure ? httpsRequest : httpRequest;
      send(addressOf(base, call), options, resolve).once('error', reject).end(text);
    });

  return {
    call: async (call) => {
      const signal = AbortSignal.timeout(settings.timeoutMs ?? timeoutUsualMs);
      try {
        const answer = await exchange(call, signal);
        const text = await readWithin(answer, settings.bytesMax ?? bytesUsualMax);
        const status = answer.statusCode ?? 0;
        if (saysNothing(status)) return unknown(`status ${status}`);
        const parsed = asJson(text);
        return parsed === null ? unknown('not json') : { kind: 'answered', status, json: parsed.json };
      } catch (error) {
        return unknown(whyUnknown(error, signal));
      }
    },
  };
};

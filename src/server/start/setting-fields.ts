import { BlockList } from 'node:net';
import * as z from 'zod/mini';
import { fromDecimalText } from '#money/money-wire.ts';
import { readNetworks } from '../http/network-list.ts';

// What an environment variable may be.

export const port = (fallback: number) =>
  z._default(
    z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.pipe(z.transform(Number), z.int().check(z.maximum(65535)))),
    fallback,
  );

// A minimum of 0 only where it says "none at all".
export const count = (fallback: number, minimumCount = 1) =>
  z._default(
    z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.pipe(z.transform(Number), z.int().check(z.minimum(minimumCount)))),
    fallback,
  );

export const text = (fallback: string) => z._default(z.string(), fallback);

const parts = () =>
  z.pipe(
    z.string(),
    z.transform((value: string) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  );
export const list = () => z._default(parts(), []);

// As a browser writes it: anything else would never be equal to what it sends.
const isOrigin = (value: string): boolean => /^https?:/.test(value) && URL.parse(value)?.origin === value;
export const origins = () => z._default(z.pipe(parts(), z.array(z.string().check(z.refine(isOrigin)))), []);

export const networks = () =>
  z._default(
    z.pipe(
      z.string().check(z.refine((value) => readNetworks(value) !== null)),
      z.transform((value: string) => readNetworks(value) ?? new BlockList()),
    ),
    () => new BlockList(),
  );

export const address = () =>
  z.optional(
    z.string().check(
      z.regex(/^https?:\/\/[^\s/]+(\/\S*)?$/),
      z.refine((value) => URL.canParse(value)),
    ),
  );

// An amount above zero, as the product writes amounts.
export const minimum = () =>
  z.optional(z.string().check(z.refine((value) => (fromDecimalText(value.trim()) ?? 0n) > 0n)));

// The address of a video, in a form that the policy of the pages lets play: https, or a path of the app's own origin.
export const video = () => z.optional(z.string().check(z.regex(/^(https:\/\/|\/(?![/\\]))\S+$/)));

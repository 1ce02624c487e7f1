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

// 256 bits in hexadecimal.
export const sealingKey = () => z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/)));

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

// As a browser writes it: anything else would never be equal to what it sends.
const isOrigin = (value: string): boolean => /^https?:/.test(value) && URL.parse(value)?.origin === value;
export const origins = () => z._default(z.pipe(parts(), z.array(z.string().check(z.refine(isOrigin)))), []);

// They become a part of the policy of the pages, so nothing may be in them that would end it there.
const isFramer = (value: string): boolean => isOrigin(value) && /^https:\/\/[a-z0-9.:[\]-]+$/.test(value);

// A file of settings takes the quotes of a lone 'self' or 'none' away; a browser needs them. None stands alone.
const framerOf = (value: string): string => value.replace(/^(self|none)$/, "'$1'");
const areFramers = (values: readonly string[]): boolean =>
  (values.length === 1 && values[0] === "'none'") || values.every((value) => value === "'self'" || isFramer(value));
export const framers = () =>
  z._default(
    z.pipe(
      z.pipe(
        parts(),
        z.transform((values: string[]) => values.map(framerOf)),
      ),
      z.array(z.string()).check(z.refine(areFramers)),
    ),
    [],
  );

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

import * as z from 'zod/mini';
import { shownAmountField } from '#money/money-wire.ts';
import { instantField } from './first-shapes.ts';

// Fields and shapes that several contracts share and /login does not need.

// Of a call that moved money; additions of this backend: the id and the time of its line of the statement.
export const movedAnswer = z.object({
  message: z.string(),
  id: z.optional(z.string()),
  createdAt: z.optional(instantField()),
});

export const pageField = () => z.int().check(z.minimum(1), z.maximum(1_000_000_000));
export const limitField = () => z.int().check(z.minimum(1), z.maximum(100));

// A short code in a path or a body, such as a bank's or a game's.
export const codeField = () => z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[A-Za-z0-9_-]+$/));

export const currencyField = () => z.enum(['BAHT', 'LAK']);

export const money = z.object({ amount: shownAmountField(), currency: currencyField() });
export type Money = z.output<typeof money>;

// Of an item that waits for a decision: another member of staff who has it open.
export const otherPresent = z.object({ name: z.string(), openedAt: instantField() });
export type OtherPresent = z.output<typeof otherPresent>;

// Free text of a bounded length, without control characters.
export const textField = (lengthMax: number) =>
  z.string().check(z.minLength(1), z.maxLength(lengthMax), z.regex(/^[^\u0000-\u001f\u007f]*$/));

// Bytes in the browsers' encoding (base64url).
export const bytesField = (lengthMax: number) => z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(lengthMax));
// How the browser reaches the device, such as usb or internal; browsers may add to them.
export const transportField = () => z.string().check(z.regex(/^[a-z-]{1,20}$/));
const keyDescriptor = () =>
  z.object({
    type: z.literal('public-key'),
    id: z.string(),
    transports: z.array(transportField()),
  });

// What the browser needs to sign with a passkey.
export const passkeyRequest = () =>
  z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.number(),
    userVerification: z.literal('required'),
    allowCredentials: z.array(keyDescriptor()),
  });

// What the browser needs to create one.
export const passkeyCreation = () =>
  z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
    timeout: z.number(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(keyDescriptor()),
    authenticatorSelection: z.object({
      residentKey: z.literal('preferred'),
      userVerification: z.literal('required'),
    }),
  });

// The number of a line in a talk of the chat.
export const seqMax = 1_000_000_000;
export const seqField = () => z.optional(z.int().check(z.minimum(0), z.maximum(seqMax)));

// The side that wrote a line. Another backend may give its own side another name.
export const senderField = () =>
  z.codec(z.unknown(), z.enum(['customer', 'support']), {
    decode: (sent) => (sent === 'customer' ? 'customer' : 'support'),
    encode: (sent) => sent,
  });

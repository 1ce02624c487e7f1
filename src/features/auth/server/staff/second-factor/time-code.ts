import { createHmac, timingSafeEqual } from 'node:crypto';

// One-time codes of an authenticator app: RFC 6238 as all such apps implement it, with SHA-1, six digits and 30
// seconds.
const stepMs = 30_000;
const digits = 6;
const codeForm = /^\d{6}$/;
const driftSteps = [-1, 0, 1] as const;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const stepAt = (at: Date): number => Math.floor(at.getTime() / stepMs);

export const codeAtStep = (secret: Buffer, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const place = (mac.at(-1) ?? 0) & 0x0f;
  return String((mac.readUInt32BE(place) & 0x7fff_ffff) % 10 ** digits).padStart(digits, '0');
};

// The time step of a code, at most one step off; null if it matches none.
export const stepOfCode = (secret: Buffer, code: string, at: Date): number | null => {
  if (!codeForm.test(code)) return null;
  const steps = driftSteps.map((drift) => stepAt(at) + drift);
  const right = steps.filter((step) => timingSafeEqual(Buffer.from(codeAtStep(secret, step)), Buffer.from(code)));
  return right[0] ?? null;
};

export const base32Of = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
};

// The URI that an authenticator app reads from the QR code.
export const authenticatorUri = (issuer: string, name: string, secret: Buffer): string => {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(name)}`;
  return `otpauth://totp/${label}?secret=${base32Of(secret)}&issuer=${encodeURIComponent(issuer)}`;
};

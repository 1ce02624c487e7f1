import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Encoded = number | string | Buffer | ReadonlyMap<number | string, Encoded>;

// The part of CBOR (RFC 8949) that describes a key: whole numbers, bytes, texts, maps.
const head = (major: number, count: number): Buffer => {
  if (count < 24) return Buffer.from([(major << 5) | count]);
  if (count < 256) return Buffer.from([(major << 5) | 24, count]);
  return Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
};

const cbor = (value: Encoded): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, held]) => [cbor(key), cbor(held)]);
  return Buffer.concat([head(5, pairs.length / 2), ...pairs]);
};

const digest = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

// What a device and its browser put into a reply; a test may spoil each part.
export interface Circumstances {
  readonly challenge: string;
  readonly origin: string;
  readonly host: string;
  // Whether the device has asked for a finger, a face or a PIN.
  readonly isVerified?: boolean;
  readonly uses?: number;
  readonly type?: 'webauthn.create' | 'webauthn.get';
}

const present = 1;
const verified = 4;
const hasKey = 64;

const count = (uses: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(uses);
  return bytes;
};

const factsOf = (at: Circumstances, flags: number, uses: number): Buffer =>
  Buffer.concat([
    digest(at.host),
    Buffer.from([flags | present | (at.isVerified === false ? 0 : verified)]),
    count(uses),
  ]);

const clientDataOf = (at: Circumstances, type: string): Buffer =>
  Buffer.from(
    JSON.stringify({ type: at.type ?? type, challenge: at.challenge, origin: at.origin, crossOrigin: false }),
  );

// A security key in software: one ES256 key, without a statement about its maker.
export const softKey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const cose = cbor(
    new Map<number, Encoded>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  const credentialId = id.toString('base64url');
  return {
    credentialId,
    make: (at: Circumstances) => {
      const length = Buffer.from([0, id.length]);
      const authData = Buffer.concat([factsOf(at, hasKey, at.uses ?? 0), Buffer.alloc(16), length, id, cose]);
      const attestation = new Map<string, Encoded>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return {
        credentialId,
        clientData: clientDataOf(at, 'webauthn.create').toString('base64url'),
        attestation: cbor(attestation).toString('base64url'),
        transports: ['usb'],
      };
    },
    sign: (at: Circumstances) => {
      const clientData = clientDataOf(at, 'webauthn.get');
      const authData = factsOf(at, 0, at.uses ?? 0);
      return {
        credentialId,
        clientData: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authData, digest(clientData)]), privateKey).toString('base64url'),
      };
    },
  };
};

export type SoftKey = ReturnType<typeof softKey>;

import { createHash } from 'node:crypto';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { bytesMaxOf, type TakenFile } from '#contract/endpoint.ts';
import type { SentFile } from '../../context.ts';
import { Refusal, refuse } from '../../refuse.ts';
import type { ArrivingFile } from './arriving-files.ts';
import type { UploadPace } from './upload-pace.ts';
import type { UploadPlace } from './upload-room.ts';

// What names, boundaries and the fields of the question may add to the file.
const otherBytesMax = 64 * 1024;

const announced = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? 0);

// One more file than is permitted, so that a second one is seen; whatever follows is read past and not kept.
export const multipartLimits = {
  files: 3,
  fields: 20,
  fieldSize: 4 * 1024,
  fieldNameSize: 100,
  parts: 24,
  headerPairs: 20,
} as const;

export interface Received {
  readonly fields: Record<string, unknown>;
  readonly file: SentFile;
}

interface Receiving {
  readonly request: FastifyRequest;
  readonly codes: TakenFile;
  readonly place: UploadPlace;
  readonly pace: UploadPace;
  readonly arriving: ArrivingFile;
}

// A full disk is no fault of the caller.
const keep = async ({ arriving, request }: Receiving, part: Uint8Array): Promise<void> => {
  await arriving.add(part).catch((error: unknown) => {
    request.log.error({ err: error }, 'a file on its way in could not be kept');
    refuse('SERVICE_UNAVAILABLE');
  });
};

const readFile = async ({ file }: MultipartFile, receiving: Receiving): Promise<SentFile> => {
  const { codes, place, pace, arriving } = receiving;
  const hash = createHash('sha256');
  let size = 0;
  for await (const part of file as AsyncIterable<Buffer>) {
    if (!place.take(part.length)) refuse('SERVICE_UNAVAILABLE');
    size += part.length;
    hash.update(part);
    await keep(receiving, part);
    await pace.take(part.length);
  }
  if (file.truncated) refuse(codes.invalid);
  await arriving.end();
  return { path: arriving.path, size, digest: hash.digest('hex') };
};

const isFile = (part: MultipartFile | MultipartValue): part is MultipartFile => part.type === 'file';

const readParts = async (receiving: Receiving): Promise<{ fields: Record<string, unknown>; files: SentFile[] }> => {
  const fields: Record<string, unknown> = {};
  const files: SentFile[] = [];
  for await (const part of receiving.request.parts({ limits: { fileSize: bytesMaxOf(receiving.codes) } })) {
    if (!isFile(part)) {
      if (part.fieldnameTruncated || part.valueTruncated || part.fieldname in fields) refuse('KEY_INVALID');
      fields[part.fieldname] = part.value;
    } else if (part.fieldname === 'file') {
      if (files.length === 1) refuse(receiving.codes.invalid);
      files.push(await readFile(part, receiving));
    } else {
      // A field of another name is dropped, as unknown fields of JSON are.
      part.file.resume();
    }
  }
  return { fields, files };
};

// The parser waits for ever for a connection that was gone before it began.
const orHungUp = async <Result>({ raw }: FastifyRequest, work: Promise<Result>): Promise<Result> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const hangUp = (): void => {
    if (!raw.complete) reject(new Error('the caller hung up'));
  };
  if (raw.destroyed) hangUp();
  raw.once('close', hangUp);
  try {
    return await Promise.race([work, promise]);
  } finally {
    raw.off('close', hangUp);
  }
};

// What the parser says of a body is the caller's fault, whatever it is. The rest of a refused body is read past.
const readBody = async (receiving: Receiving) => {
  try {
    return await orHungUp(receiving.request, readParts(receiving));
  } catch (error) {
    receiving.request.raw.unpipe().resume();
    if (error instanceof Refusal) throw error;
    return refuse('KEY_INVALID');
  }
};

// Reads the fields, and the one file onto the disk, counting as they stream. Nothing beyond the limit is kept.
export const receiveFile = async (receiving: Receiving): Promise<Received> => {
  const { request, codes } = receiving;
  if (!request.isMultipart()) return refuse(codes.missing);
  if (announced(request) > bytesMaxOf(codes) + otherBytesMax) refuse(codes.invalid);
  const { fields, files } = await readBody(receiving);
  const [file] = files;
  if (file === undefined || file.size === 0) return refuse(codes.missing);
  return { fields, file };
};

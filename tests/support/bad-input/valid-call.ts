import { formOf } from '../test-requests.ts';
import type { TestServer } from '../test-server.ts';

// One valid call, ready to be sent and to be spoiled.
export interface ValidCall {
  readonly base: string;
  readonly method: string;
  readonly path: string;
  readonly token?: string;
  readonly body?: Record<string, unknown>;
  // For a call that takes a picture: the body is a form of it and the fields.
  readonly file?: Uint8Array<ArrayBuffer>;
}

// The body as it is sent, with its header.
export const contentOf = (
  { file }: ValidCall,
  body: ValidCall['body'],
): { headers?: Record<string, string>; body?: string | FormData } => {
  if (file !== undefined) return { body: formOf(body ?? {}, file) };
  if (body === undefined) return {};
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
};

export type Arrange = (server: TestServer) => Promise<ValidCall>;

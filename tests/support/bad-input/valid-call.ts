import type { TestServer } from '../test-server.ts';

// One valid call, ready to be sent and to be spoiled.
export interface ValidCall {
  readonly base: string;
  readonly method: string;
  readonly path: string;
  readonly token?: string;
  readonly body?: Record<string, unknown>;
}

export type Arrange = (server: TestServer) => Promise<ValidCall>;

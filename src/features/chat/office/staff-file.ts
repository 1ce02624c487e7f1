import type { Attachable } from '../rules.ts';

// A file that staff attach: being uploaded (`part` from 0 to 1), uploaded (`path`), or neither.
export interface StaffFile {
  readonly name: string | null;
  readonly part: number;
  readonly path: string | null;
  // Why it cannot be sent at all; after a failure it can be sent again.
  readonly problem: Attachable['problem'];
  readonly failure: string | null;
  readonly kind: Attachable['kind'];
  readonly chosen: File | null;
  readonly stop: AbortController | null;
}

// Why a file that had arrived cannot be sent.
export const fileGone = 'gone';

export const noFile: StaffFile = {
  name: null,
  part: 0,
  path: null,
  problem: null,
  failure: null,
  kind: 'image',
  chosen: null,
  stop: null,
};

export const isSameFile = (one: StaffFile, other: StaffFile): boolean =>
  one.chosen === other.chosen && one.path === other.path;

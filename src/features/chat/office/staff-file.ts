import type { Attachable } from '../rules.ts';

// A file that a person of the staff attaches: on its way with the part that was sent, there with its address, or neither.
export interface StaffFile {
  readonly name: string | null;
  readonly part: number;
  readonly path: string | null;
  // What may not go; a file that did not arrive, or is gone again, can be sent again.
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

import { type ESTree, parseSync } from 'vite';

// The statements of a module.
export const bodyOf = (path: string, code: string): readonly ESTree.Node[] => parseSync(path, code).program.body;

export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export const applyEdits = (code: string, edits: readonly Edit[]): string => {
  let [result, at] = ['', 0];
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    result += code.slice(at, start) + text;
    at = end;
  }
  return result + code.slice(at);
};

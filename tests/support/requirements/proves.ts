import { inject, TestRunner } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly requirementIds: readonly string[];
  }
  interface TaskMeta {
    proves?: readonly string[];
  }
}

const known = new Set<string>(inject('requirementIds'));

// Says which rows of docs/requirements the running test proves; a row of `each` may name several in one text.
export const proves = (...ids: readonly string[]): void => {
  const rows = ids.flatMap((id) => id.split(' '));
  const unknown = rows.filter((id) => !known.has(id));
  if (unknown.length > 0) throw new Error(`docs/requirements has no row ${unknown.join(', ')}`);
  const test = TestRunner.getCurrentTest();
  if (test === undefined) throw new Error('proves() must be called inside a test');
  test.meta.proves = rows;
};

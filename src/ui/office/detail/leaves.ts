// A value of several parts, part by part: { BAHT: { withdrawMin: 100 } } is "BAHT withdrawMin" with 100.
export interface Leaf {
  readonly path: string;
  readonly value: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

export const isOfParts = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const leavesOf = (value: unknown, path = ''): readonly Leaf[] => {
  if (!isOfParts(value)) return value === undefined ? [] : [{ path, value: textOf(value) }];
  return Object.entries(value).flatMap(([name, part]) => {
    const own = Array.isArray(value) ? String(Number(name) + 1) : name;
    return leavesOf(part, path === '' ? own : `${path} ${own}`);
  });
};

// Of JSON of several parts; none of any other text, and none if a part would be shown other than it is written, as a
// number of too many digits.
export const leavesOfText = (text: string): readonly Leaf[] => {
  try {
    const value: unknown = JSON.parse(text);
    return isOfParts(value) && JSON.stringify(value) === text ? leavesOf(value) : [];
  } catch {
    return [];
  }
};

export interface ChangedLeaf {
  readonly path: string;
  readonly from: string;
  readonly to: string;
}

// The parts that differ, those that go away included.
export const changedLeaves = (from: unknown, to: unknown): readonly ChangedLeaf[] => {
  const [before, after] = [from, to].map((value) => new Map(leavesOf(value).map((leaf) => [leaf.path, leaf.value])));
  return [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])]
    .map((path) => ({ path, from: before?.get(path) ?? '', to: after?.get(path) ?? '' }))
    .filter((leaf) => leaf.from !== leaf.to);
};

import type { Context } from '#server/context.ts';

// Anybody can send a notice, so they cause only some queries a second: a code of ours few, the codes of one gateway
// together some more, since jobs query them too, and its references of none of our codes few.
const budgetOf = {
  code: { perSecond: 0.5, burst: 3 },
  codes: { perSecond: 20, burst: 40 },
  strangers: { perSecond: 3, burst: 10 },
} as const;
type Asked = keyof typeof budgetOf;

interface Budget {
  readonly left: number;
  readonly at: number;
}

const budgetsMax = 10_000;
const budgets = new WeakMap<object, Map<string, Budget>>();

const budgetsOf = (providers: object): Map<string, Budget> => {
  const known = budgets.get(providers);
  if (known !== undefined && known.size < budgetsMax) return known;
  const made = new Map<string, Budget>();
  budgets.set(providers, made);
  return made;
};

// Whether a notice about it may cause a query at once; if so, it is counted.
export const mayQueryNow = ({ providers, now }: Context, asked: Asked, about: string): boolean => {
  const { perSecond, burst } = budgetOf[asked];
  const known = budgetsOf(providers);
  const name = `${asked} ${about}`;
  const at = now().getTime();
  const before = known.get(name) ?? { left: burst, at };
  const left = Math.min(burst, before.left + (Math.max(0, at - before.at) / 1_000) * perSecond);
  const mayQuery = left >= 1;
  known.set(name, { left: mayQuery ? left - 1 : left, at });
  return mayQuery;
};

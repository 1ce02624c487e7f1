import type { Context } from '../../context.ts';
import { observedStates } from './game-states.ts';

const silentBy = new WeakMap<object, Set<string>>();

// The lanes that answer now and did not when this process last looked for work of the kind. A first look finds none.
export const recoveredLanes = async (
  context: Context,
  { kind, lanes }: { readonly kind: string; readonly lanes: readonly string[] },
): Promise<ReadonlySet<string>> => {
  const all = context.providers.lanes;
  const silent = silentBy.get(all) ?? new Set<string>();
  silentBy.set(all, silent);
  const observedOf = await observedStates(context);
  return new Set(
    lanes.filter((lane) => {
      if (all.isAnswering(lane) && observedOf(lane) !== 'MAINTENANCE') return silent.delete(`${kind} ${lane}`);
      silent.add(`${kind} ${lane}`);
      return false;
    }),
  );
};

import { isTextKey, useTexts } from '#i18n/texts.ts';
import type { ChangeKind } from '../contract.ts';
import { actGroupTexts, actTexts, kindTexts } from './care-strings.ts';

const groupOf = (act: string): keyof typeof actGroupTexts => {
  const path = act.replace(/^[A-Z]+ \/api\//, '');
  const known = (Object.keys(actGroupTexts) as (keyof typeof actGroupTexts)[]).find((group) => path.startsWith(group));
  return known ?? 'other';
};

interface Act {
  readonly act: string;
  readonly kind?: ChangeKind | undefined;
  readonly note: string | null;
}

// What an act of the audit chain is called, with the kind of the change and the note; never the call itself, which staff
// cannot read.
export const useActText = (): ((step: Act) => string) => {
  const acts = useTexts(actTexts);
  const groups = useTexts(actGroupTexts);
  const kinds = useTexts(kindTexts);
  return ({ act, kind, note }) => {
    const name = isTextKey(actTexts, act) ? acts(act) : groups(groupOf(act));
    return [name, kind === undefined ? null : kinds(kind), note].filter((part) => part !== null).join(': ');
  };
};

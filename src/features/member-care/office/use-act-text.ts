import { isTextKey, useTexts } from '#i18n/texts.ts';
import { actGroupTexts, actTexts } from './care-strings.ts';

const groupOf = (act: string): keyof typeof actGroupTexts => {
  const path = act.replace(/^[A-Z]+ \/api\//, '');
  const known = (Object.keys(actGroupTexts) as (keyof typeof actGroupTexts)[]).find((group) => path.startsWith(group));
  return known ?? 'other';
};

// What an act of the audit chain is called; never the call itself, which staff cannot read.
export const useActText = (): ((act: string) => string) => {
  const acts = useTexts(actTexts);
  const groups = useTexts(actGroupTexts);
  return (act) => (isTextKey(actTexts, act) ? acts(act) : groups(groupOf(act)));
};

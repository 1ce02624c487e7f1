import { gameNameOf } from '#contract/games.ts';
import { useLocale } from '#i18n/locale.ts';
import { useOperator } from './use-operator.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

// The operator's games or banks by their names, and what is chosen now, though it may no longer be one of them.
export const useChoices = () => {
  const locale = useLocale();
  const { data } = useOperator();
  return (of: 'game' | 'bank', now: string): readonly Choice[] => {
    const known: readonly Choice[] =
      of === 'game'
        ? (data?.games ?? []).map(({ code, name }) => ({ value: code, label: name }))
        : (data?.banks ?? []).map(({ code, nameTH, nameEN }) => ({
            value: code,
            label: locale === 'th' ? nameTH : nameEN,
          }));
    return now === '' || known.some(({ value }) => value === now)
      ? known
      : [...known, { value: now, label: gameNameOf(now) }];
  };
};

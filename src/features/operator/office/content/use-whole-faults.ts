import { useTexts } from '#i18n/texts.ts';
import type { FormName } from './all-shapes.ts';
import { themeOf } from './theme/theme-of.ts';
import { useThemeFaults } from './theme/use-theme-faults.ts';
import { wheelFaults } from './wheel/wheel-faults.ts';
import { wheelStrings } from './wheel/wheel-strings.ts';

// What is wrong with a value as a whole, each fault at one of its fields.
export const useWholeFaults = (name: FormName) => {
  const wheel = useTexts(wheelStrings);
  const themeFaults = useThemeFaults();
  return (keys: readonly string[], value: unknown): (readonly [field: string, text: string])[] => {
    if (name === 'spinWheel') return wheelFaults(keys, value).map((fault) => [fault.name, wheel(fault.text)] as const);
    if (name !== 'theme') return [];
    const theme = themeOf(value);
    return theme === null
      ? []
      : themeFaults(theme).map(({ field, text }) => [`${keys[0] ?? ''}.${field}`, text] as const);
  };
};

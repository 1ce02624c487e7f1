import { useTexts } from '#i18n/texts.ts';
import { type FormName, shapeOf } from './all-shapes.ts';
import { useContentFieldName } from './content-fields.tsx';
import { contentStrings } from './content-strings.ts';
import { orderFaults } from './order-faults.ts';
import { themeOf } from './theme/theme-of.ts';
import { useThemeFaults } from './theme/use-theme-faults.ts';
import { wheelFaults } from './wheel/wheel-faults.ts';
import { wheelStrings } from './wheel/wheel-strings.ts';

// What is wrong with a value as a whole, each fault at one of its fields.
export const useWholeFaults = (name: FormName) => {
  const t = useTexts(contentStrings);
  const wheel = useTexts(wheelStrings);
  const nameOf = useContentFieldName();
  const themeFaults = useThemeFaults();
  return (keys: readonly string[], value: unknown): (readonly [field: string, text: string])[] => {
    if (name === 'spinWheel') return wheelFaults(keys, value).map((fault) => [fault.name, wheel(fault.text)] as const);
    const theme = name === 'theme' ? themeOf(value) : null;
    if (theme !== null)
      return themeFaults(theme).map(({ field, text }) => [`${keys[0] ?? ''}.${field}`, text] as const);
    return orderFaults(shapeOf(name), keys, value).map(
      (fault) => [fault.name, t(fault.rule, { other: nameOf(fault.other) })] as const,
    );
  };
};

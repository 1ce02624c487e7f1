import { formatCount } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { roundnessLimits, type Theme, type ThemeFault, themeFaults } from '#contract/theme.ts';
import { themeStrings } from './theme-strings.ts';

const twoDecimals = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

// What members could not read, each at the colour to change.
export const useThemeFaults = () => {
  const t = useTexts(themeStrings);
  const told = ({ pair, ratio, floor }: ThemeFault): string =>
    t('tooFaint', { what: t(pair), ratio: twoDecimals(ratio), floor: formatCount(floor) });
  return (theme: Theme): { readonly field: string; readonly text: string }[] => [
    ...themeFaults(theme).map((fault) => ({ field: `${fault.scheme}.${fault.colour}`, text: told(fault) })),
    ...(theme.roundness < roundnessLimits.min ? [{ field: 'roundness', text: t('rounder', roundnessLimits) }] : []),
  ];
};

import { isColour, schemes, type Theme } from '#contract/theme.ts';

// A draft as a theme; null while a colour or the roundness is not one.
export const themeOf = (value: unknown): Theme | null => {
  const theme = value as Theme;
  const areColours = schemes.every((scheme) =>
    [theme[scheme].brand, theme[scheme].on, theme[scheme].gold].every((colour) => isColour(colour)),
  );
  return areColours && typeof theme.roundness === 'number' ? theme : null;
};

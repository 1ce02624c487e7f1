import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrastOf, fixedColours, schemes, type Theme, themeFaults, themeTokens, usualTheme } from './theme.ts';

// Dark colours for the light and light ones for the dark, so that many of the themes are accepted.
const colourFrom = (min: number, max: number) =>
  fc
    .array(fc.integer({ min, max }), { minLength: 3, maxLength: 3 })
    .map((channels) => `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`);
const [deep, pale] = [colourFrom(0, 120), colourFrom(140, 255)];
const anyTheme = fc.record({
  light: fc.record({ brand: deep, on: pale, gold: pale }),
  dark: fc.record({ brand: pale, on: deep, gold: pale }),
  logo: fc.constant(null),
  logoDark: fc.constant(null),
  art: fc.constantFrom(null, '/banners/art.webp'),
  roundness: fc.integer({ min: 50, max: 150 }),
});

it('contrast is that of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#0a5c6b', '#ffffff')).toBeCloseTo(7.62, 2);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it('the usual theme can be read and changes no token', () => {
  expect(themeFaults(usualTheme)).toEqual([]);
  for (const scheme of schemes) expect(themeTokens(usualTheme, scheme)).toEqual({});
});

it('a colour that some could not read is named with what cannot be read, its contrast and the floor', () => {
  const pale = { ...usualTheme, light: { ...usualTheme.light, brand: '#6cb7c4' } };
  expect(themeFaults(pale)).toContainEqual({
    scheme: 'light',
    colour: 'on',
    pair: 'button',
    ratio: expect.closeTo(2.3, 1) as number,
    floor: 4.5,
  });
  const dim = { ...usualTheme, dark: { ...usualTheme.dark, brand: '#1d4f57' } };
  expect(themeFaults(dim).map(({ scheme, pair }) => `${scheme} ${pair}`)).toContain('dark control');
});

it('in every theme that is accepted, buttons, links and the balance can be read', () => {
  const white = '#ffffff';
  const blend = (under: string, share: number): string => {
    const value = (at: number): number => parseInt(under.slice(at, at + 2), 16);
    const blended = [1, 3, 5].map((at) => Math.round(value(at) + (255 - value(at)) * share));
    return `#${blended.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
  };
  const check = (theme: Theme): void => {
    fc.pre(themeFaults(theme).length === 0);
    for (const scheme of schemes) {
      const tokens = themeTokens(theme, scheme);
      const fixed = fixedColours[scheme];
      for (const state of ['--brand-solid', '--brand-hover', '--brand-pressed'])
        expect(contrastOf(tokens['--brand-on'] ?? white, tokens[state] ?? white)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(tokens['--brand-text'] ?? white, fixed.sunken)).toBeGreaterThanOrEqual(4.5);
      const card = blend(tokens['--balance-from'] ?? white, theme.art === null ? 0 : 0.16);
      expect(contrastOf(fixed.balanceText, card)).toBeGreaterThanOrEqual(7);
      expect(contrastOf(fixed.balanceSecondary, card)).toBeGreaterThanOrEqual(4.5);
    }
  };
  fc.assert(fc.property(anyTheme, check), { numRuns: 30 });
});

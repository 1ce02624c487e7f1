import * as z from 'zod/mini';
import { ownAddress } from '#contract/operator-changes.ts';
import { isColour, roundnessLimits, schemes, themeFaults, themeTokens, usualTheme } from '#contract/theme.ts';
import type { Context } from '#server/context.ts';
import { setting } from '#server/operator/setting.ts';

const colour = () => z.string().check(z.refine(isColour));
const colours = () => z.strictObject({ brand: colour(), on: colour(), gold: colour() });
const picture = () => z.nullable(z.string().check(z.maxLength(500), z.regex(ownAddress)));

export const theme = setting({
  name: 'theme',
  isPublished: true,
  about: 'The look of the member app: colours that can be read, logo, art, roundness of corners in percent.',
  shape: z
    .strictObject({
      light: colours(),
      dark: colours(),
      logo: picture(),
      logoDark: picture(),
      art: picture(),
      roundness: z.int().check(z.minimum(roundnessLimits.min), z.maximum(roundnessLimits.max)),
    })
    .check(z.refine((value) => themeFaults(value).length === 0)),
  usual: usualTheme,
});

// Stronger than the sheets of the app, in whichever order they arrive.
const root = ':root:root:root';

// The style element of each page: the first paint already has the operator's look. Empty for the usual one.
export const pageStyle = async (context: Context): Promise<string> => {
  const chosen = await theme.read(context);
  // Apart: a scheme whose colours are the usual ones keeps them.
  const rules = schemes.map((scheme) => {
    const tokens = Object.entries(themeTokens(chosen, scheme)).map(([name, value]) => `${name}:${value}`);
    if (tokens.length === 0) return '';
    const other = scheme === 'light' ? 'dark' : 'light';
    const body = `{${tokens.join(';')}}`;
    return `@media (prefers-color-scheme:${scheme}){${root}:not([data-theme='${other}'])${body}}${root}[data-theme='${scheme}']${body}`;
  });
  return rules.join('');
};

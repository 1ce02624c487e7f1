// The operator's own look: colours, logo and art. What has to be readable is measured here, for the form in the back office
// and for the server, which refuses a theme that is not.

export interface ThemeColours {
  readonly brand: string;
  // Text on the brand's colour.
  readonly on: string;
  readonly gold: string;
}

export interface Theme {
  readonly light: ThemeColours;
  readonly dark: ThemeColours;
  // Addresses of pictures on this site.
  readonly logo: string | null;
  readonly logoDark: string | null;
  // Behind the balance.
  readonly art: string | null;
  // Of corners, in percent.
  readonly roundness: number;
}

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

export const usualTheme: Theme = {
  light: { brand: '#0a5c6b', on: '#ffffff', gold: '#d9a63a' },
  dark: { brand: '#4fb9c9', on: '#04222a', gold: '#e0b64f' },
  logo: null,
  logoDark: null,
  art: null,
  roundness: 100,
};

export const roundnessLimits = { min: 50, max: 150 } as const;

// As in ui/tokens.css and ui/dark-tokens.css, which a theme does not change.
export const fixedColours = {
  light: {
    canvas: '#f5f7f8',
    surface: '#ffffff',
    sunken: '#ecf0f2',
    raised: '#ffffff',
    text: '#10222b',
    control: '#71838c',
    balanceText: '#ffffff',
    balanceSecondary: '#cfe6ea',
    balanceGold: '#f2d48a',
  },
  dark: {
    canvas: '#0b1418',
    surface: '#121e24',
    sunken: '#081014',
    raised: '#1a2930',
    text: '#eaf1f4',
    control: '#6f858f',
    balanceText: '#eaf1f4',
    balanceSecondary: '#a9c7ce',
    balanceGold: '#f2d48a',
  },
} as const;
const onGold = '#241a02';
const [black, white] = ['#000000', '#ffffff'];

export const isColour = (text: unknown): text is string => typeof text === 'string' && /^#[0-9a-f]{6}$/i.test(text);

const channelsOf = (colour: string): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

const luminanceOf = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

// Contrast as WCAG 2.2 defines it, from 1 to 21.
export const contrastOf = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const mix = (colour: string, into: string, share: number): string => {
  const other = channelsOf(into);
  const mixed = channelsOf(colour).map((value, index) => Math.round(value + ((other[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

const softOf = ({ brand }: ThemeColours, scheme: Scheme): string => mix(fixedColours[scheme].surface, brand, 0.12);

// Links and labels; in the dark a little lighter than what is filled.
const textOf = ({ brand }: ThemeColours, scheme: Scheme): string =>
  scheme === 'light' ? brand : mix(brand, white, 0.15);

// The card with the balance is as dark as its amounts need, also over the lightest art that shines through its veil.
const artShare = 0.16;
const veil = Math.round((1 - artShare) * 255).toString(16);
const amountFloor = 7;
const balanceOf = ({ brand }: ThemeColours, scheme: Scheme, hasArt: boolean): string => {
  const { balanceText, balanceSecondary, balanceGold } = fixedColours[scheme];
  const isReadable = (card: string): boolean => {
    const lightest = hasArt ? mix(card, white, artShare) : card;
    const smaller = [balanceSecondary, balanceGold].every((text) => contrastOf(text, lightest) >= 4.5);
    return smaller && contrastOf(balanceText, lightest) >= amountFloor;
  };
  for (let share = scheme === 'light' ? 0 : 0.5; share < 1; share += 0.05) {
    const card = mix(brand, black, share);
    if (isReadable(card)) return card;
  }
  return black;
};

export const themePairs = ['button', 'link', 'linkOnGrey', 'selected', 'control', 'prize'] as const;

export interface ThemeFault {
  readonly scheme: Scheme;
  // The colour to change, and what cannot be read with it.
  readonly colour: keyof ThemeColours;
  readonly pair: (typeof themePairs)[number];
  readonly ratio: number;
  readonly floor: number;
}

const [textFloor, controlFloor] = [4.5, 3];

const faultsIn = (scheme: Scheme, colours: ThemeColours): ThemeFault[] => {
  const fixed = fixedColours[scheme];
  const text = textOf(colours, scheme);
  const pairs = [
    ['on', 'button', contrastOf(colours.on, colours.brand), textFloor],
    ['brand', 'link', Math.min(contrastOf(colours.brand, fixed.surface), contrastOf(text, fixed.canvas)), textFloor],
    ['brand', 'linkOnGrey', contrastOf(text, fixed.sunken), textFloor],
    ['brand', 'selected', contrastOf(text, softOf(colours, scheme)), textFloor],
    ['brand', 'control', contrastOf(colours.brand, fixed.raised), controlFloor],
    ['gold', 'prize', contrastOf(onGold, colours.gold), textFloor],
  ] as const;
  return pairs
    .filter(([, , ratio, floor]) => ratio < floor)
    .map(([colour, pair, ratio, floor]) => ({ scheme, colour, pair, ratio, floor }));
};

// The pairs of colours that some members could not read.
export const themeFaults = (theme: Pick<Theme, Scheme>): ThemeFault[] =>
  schemes.flatMap((scheme) => faultsIn(scheme, theme[scheme]));

// Away from the text on it: a button that is touched is never harder to read.
const deeper = ({ brand, on }: ThemeColours, share: number): string =>
  mix(brand, luminanceOf(on) > luminanceOf(brand) ? black : white, share);

const isUsual = (scheme: Scheme, { brand, on }: ThemeColours): boolean =>
  brand === usualTheme[scheme].brand && on === usualTheme[scheme].on;

// The tokens of one scheme that differ from the usual ones.
export const themeTokens = (theme: Theme, scheme: Scheme): Readonly<Record<string, string>> => {
  const colours = theme[scheme];
  const balance = balanceOf(colours, scheme, theme.art !== null);
  const deep = mix(balance, black, 0.3);
  const logo = scheme === 'dark' ? (theme.logoDark ?? theme.logo) : theme.logo;
  return {
    ...(isUsual(scheme, colours)
      ? {}
      : {
          '--brand-solid': colours.brand,
          '--brand-hover': deeper(colours, 0.15),
          '--brand-pressed': deeper(colours, 0.3),
          '--brand-on': colours.on,
          '--brand-text': textOf(colours, scheme),
          '--brand-soft': softOf(colours, scheme),
        }),
    ...(isUsual(scheme, colours) && theme.art === null ? {} : { '--balance-from': balance, '--balance-to': deep }),
    ...(theme.art === null
      ? {}
      : {
          '--balance-veil-from': balance + veil,
          '--balance-veil-to': deep + veil,
          '--balance-art': `url("${theme.art}")`,
        }),
    ...(colours.gold === usualTheme[scheme].gold ? {} : { '--gold-solid': colours.gold }),
    ...(logo === null ? {} : { '--logo': `url("${logo}")`, '--mark': 'none' }),
    ...(theme.roundness === usualTheme.roundness ? {} : { '--radius-scale': String(theme.roundness / 100) }),
  };
};

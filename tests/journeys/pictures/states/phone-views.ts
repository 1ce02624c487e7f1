import { languages } from '../../support/words.ts';
import type { View } from '../each-page.ts';
import { states } from './all-states.ts';

const phone = { width: 360, height: 740 };

// Every screen and state on a phone, in three languages and light.
export const phoneViews: readonly View[] = languages.flatMap((locale) =>
  states.map(({ app = 'member', ...state }): View => ({
    ...state,
    name: `${state.name} ${locale}`,
    shown: { app, locale, theme: 'light', size: phone },
  })),
);

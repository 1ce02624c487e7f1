export type BuiltLocale = 'th' | 'la' | 'en';

// The build of the member app puts other values here (languages.config.ts), since its scripts contain the texts of one
// language. In tests, while developing and in the back office every row has all three.
export const builtFor: BuiltLocale | null = null;
export const textsAt: string = '';

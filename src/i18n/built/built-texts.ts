import { type BuiltLocale, builtFor, textsAt } from './built-for.ts';

type Rows = Readonly<Record<string, readonly string[]>>;

export const columns: Readonly<Record<BuiltLocale, 0 | 1 | 2>> = { th: 0, la: 1, en: 2 };

interface Built {
  readonly builtFor: BuiltLocale | null;
  readonly textsAt: string;
}

// Texts of one language by table and key.
type Loaded = Readonly<Record<string, Readonly<Record<string, string>>>>;

// The tables of scripts that were built for one language. The texts of the others are put into them once they are loaded.
export const tablesOf = ({ builtFor, textsAt }: Built) => {
  const tables = new Map<string, Rows>();
  const loaded = new Map<BuiltLocale, Loaded>();
  const fill = (name: string, rows: Rows, locale: BuiltLocale): void => {
    for (const [key, text] of Object.entries(loaded.get(locale)?.[name] ?? {}))
      (rows[key] as string[])[columns[locale]] = text;
  };
  return {
    // Scripts that arrive later get the texts of the languages loaded before.
    keepTable: (name: string, rows: Rows): void => {
      tables.set(name, rows);
      for (const locale of loaded.keys()) fill(name, rows, locale);
    },
    // After this every text can be shown in the language.
    loadTexts: async (locale: BuiltLocale): Promise<void> => {
      if (builtFor === null || builtFor === locale || loaded.has(locale)) return;
      const answer = await fetch(`${textsAt}${locale}.json`);
      if (!answer.ok) throw new Error(`the texts in ${locale} were not found`);
      loaded.set(locale, (await answer.json()) as Loaded);
      for (const [name, rows] of tables) fill(name, rows, locale);
    },
  };
};

export const { keepTable, loadTexts } = tablesOf({ builtFor, textsAt });

import { isCode, typedCode } from '../rules.ts';

export interface ListedCode {
  readonly code: string;
  readonly quota: number | null;
}

export interface ReadCodes {
  readonly codes: readonly ListedCode[];
  // Lines that are no code, or a code that stands there twice.
  readonly bad: readonly string[];
}

// "NY 50" may be a code with a space or one that is used fifty times, so that a person has to say which.
const isUnclear = (line: string): boolean => /^[^,;\t]*[^,;\s] +[\d\u0e50-\u0e59\u0ed0-\u0ed9]+$/.test(line.trim());

const quotaOf = (text: string): number | null | undefined => {
  const plain = typedCode(text);
  if (plain === '') return null;
  return /^[1-9]\d{0,8}$/.test(plain) ? Number(plain) : undefined;
};

// Codes as people paste them: a line or a cell of a sheet each, with how often it may be used after a comma, a semicolon
// or a tab. Quotation marks of a CSV file are left out.
export const readCodes = (text: string): ReadCodes => {
  const codes = new Map<string, ListedCode>();
  const bad: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [cell = '', times = ''] = line.replaceAll('"', '').split(/[,;\t]/);
    if (line.trim() === '') continue;
    const [code, quota] = [typedCode(cell), quotaOf(times)];
    if (isUnclear(line) || !isCode(code) || quota === undefined || codes.has(code)) bad.push(line.trim().slice(0, 60));
    else codes.set(code, { code, quota });
  }
  return { codes: [...codes.values()], bad };
};

export const writtenCodes = (codes: readonly ListedCode[]): string =>
  codes.map(({ code, quota }) => (quota === null ? code : `${code}, ${quota}`)).join('\n');

// For a sheet. Its lines, but not the first, are read again as codes.
export const sheetOfCodes = (codes: readonly (ListedCode & { readonly taken: number })[]): string =>
  ['code,quota,taken', ...codes.map(({ code, quota, taken }) => `${code},${quota ?? ''},${taken}`), ''].join('\r\n');

// Text that is already HTML. All other text goes through the escape below.
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Markup | string | number | null | false | readonly Part[];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const written = (part: Part): string => {
  if (part === null || part === false) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'string' || typeof part === 'number')
    return String(part).replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? '');
  return part.map(written).join('');
};

export const html = (words: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(words.map((word, place) => word + written(parts[place] ?? null)).join(''));

// Elements whose content is no text to read: they are removed with everything in them.
const removedWhole =
  /<(script|style|iframe|object|embed|svg|math|template|noscript|textarea|title|xmp)\b[\s\S]*?(<\/\1\s*>|$)/gi;

const textual = ['p', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'span', 'div', 'h3', 'h4', 'ul', 'ol', 'li'];
const tabular = ['table', 'thead', 'tbody', 'tr', 'th', 'td', 'blockquote'];
const empty = ['br', 'hr', 'img'];
const known: ReadonlySet<string> = new Set([...textual, ...tabular, ...empty, 'a']);

// Links lead to a site, a letter, a phone or a page of ours; pictures come from this site alone.
const goesTo = /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/i;
const liesAt = /^\/(?![/\\])/;
const size = /^\d{1,4}$/;

const allowed: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  a: { href: goesTo },
  img: { src: liesAt, alt: /^/, width: size, height: size },
  td: { colspan: size, rowspan: size },
  th: { colspan: size, rowspan: size },
};

const entity = /&(?!(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,30});)/gi;
const asText = (text: string): string =>
  text.replace(entity, '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const attribute = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

// An address with a character reference or a control character could read differently in the browser.
const isHidden = (value: string): boolean => /[\u0000-\u0020<>"']|&(?!amp;)/i.test(value);

const attributesOf = (name: string, written: string): string => {
  const rules = allowed[name] ?? {};
  const kept = new Map<string, string>();
  for (const [, given = '', double, single, bare] of written.matchAll(attribute)) {
    const key = given.toLowerCase();
    const value = double ?? single ?? bare ?? '';
    const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
    const isAddress = key === 'href' || key === 'src';
    if (rule?.test(value) === true && !(isAddress && isHidden(value))) kept.set(key, asText(value));
  }
  return [...kept].map(([key, value]) => ` ${key}="${value}"`).join('');
};

const tag = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|<!--[\s\S]*?-->|<[!?][^>]*>/gi;

// Markup of the operator with nothing but text, lists, tables, links and own pictures. It is built from what was
// understood, so whatever was not understood is shown as text.
export const cleanMarkup = (markup: string): string => {
  const source = markup.replaceAll('\u0000', '').replace(removedWhole, '');
  const open: string[] = [];
  let clean = '';
  let at = 0;
  const closeTo = (name: string): void => {
    while (open.length > 0) {
      const last = open.pop() ?? '';
      clean += `</${last}>`;
      if (last === name) return;
    }
  };
  for (const found of source.matchAll(tag)) {
    clean += asText(source.slice(at, found.index));
    at = found.index + found[0].length;
    const name = (found[2] ?? '').toLowerCase();
    if (!known.has(name)) continue;
    if (found[1] === '/') {
      if (open.includes(name)) closeTo(name);
      continue;
    }
    clean += `<${name}${attributesOf(name, found[3] ?? '')}>`;
    if (!empty.includes(name)) open.push(name);
  }
  clean += asText(source.slice(at));
  while (open.length > 0) clean += `</${open.pop() ?? ''}>`;
  return clean;
};

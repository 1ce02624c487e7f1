// What the operator has set and public screens show, as text per language and field.
export type PageData = Readonly<Record<'th' | 'la' | 'en', Readonly<Record<string, string | null>>>>;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

// As in src/member-app/first-paint/page-data.ts.
const placeholder = /https:\/\/unwritten\/(th|la|en)\/(\w+)/g;
// A picture that is shown is also fetched early, by a link.
const early = /<link rel="preload" as="image" href="https:\/\/unwritten\/(th|la|en)\/(\w+)"\/>/g;
// Elements that show nothing without their field; none contains an element of its own kind.
const optional = /<(\w+)(?=[^>]* data-needs="(\w+)")[^>]*>[\s\S]*?<\/\1>/g;
const drawing = /<template id="page-(th|la|en)"[\s\S]*?<\/template>/g;

const has = (data: PageData, locale: string, field: string): boolean =>
  (data[locale as keyof PageData][field] ?? null) !== null;

// Fills the placeholders of a page drawn at build time.
export const writeData = (html: string, data: PageData): string =>
  html
    .replaceAll(early, (link: string, locale: string, field: string) => (has(data, locale, field) ? link : ''))
    .replaceAll(drawing, (drawn: string, locale: string) =>
      drawn.replaceAll(optional, (element: string, _tag: string, field: string) =>
        has(data, locale, field) ? element : '',
      ),
    )
    .replaceAll(placeholder, (_whole: string, locale: string, field: string) =>
      escaped(data[locale as keyof PageData][field] ?? ''),
    );

// By its address: a sheet that is there or on its way.
const sheets = new Map<string, Promise<void>>();

const addLink = (rel: string, href: string): HTMLLinkElement => {
  const link = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' });
  document.head.append(link);
  return link;
};

// It rejects with the address. A sheet whose fetch failed leaves the page, so that the next opening of its part fetches it again.
const fetchSheet = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = addLink('stylesheet', href);
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      sheets.delete(href);
      link.remove();
      reject(new Error(href));
    });
  });

// Not what is only fetched early for a page.
const isThere = (href: string): boolean => document.querySelector(`link:not([rel=preload])[href="${href}"]`) !== null;

const prepare = (href: string): Promise<void> | undefined => {
  const isSheet = href.endsWith('.css');
  const coming = sheets.get(href);
  if (coming !== undefined || isThere(href)) return coming;
  if (!isSheet) return void addLink('modulepreload', href);
  const fetched = fetchSheet(href);
  sheets.set(href, fetched);
  return fetched;
};

// A part of the app, once its styles are there too; all are fetched beside each other. It rejects with the first failure,
// and the next call fetches what is missing. Files are sheets, and scripts worth fetching early, from the app's root.
// It takes the place of the bundler's own helper: decision 62.
export const loadPart = async <Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> => {
  const [part] = await Promise.all([load(), ...files.map((file) => prepare(`/${file}`))]);
  return part;
};

// By its address: a file that is there or on its way.
const files = new Map<string, Promise<void>>();

// One that the page itself names. A preload link of it brings a sheet, and does not apply it.
const isThere = (href: string): boolean => document.querySelector(`link:not([rel=preload])[href="${href}"]`) !== null;

const applySheet = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, crossOrigin: '' });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(href));
    });
    document.head.append(link);
  });

// Into the browser's cache, from which it is imported. Of a preload link too, browsers remember that it failed.
const fetchScript = async (href: string): Promise<void> => {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(href);
  await answer.arrayBuffer();
};

const fileOf = (href: string): Promise<void> => {
  const coming = files.get(href);
  if (coming !== undefined) return coming;
  const isSheet = href.endsWith('.css');
  // While the page itself loads, scripts are only imported: fetched before, a warm start took 600 ms longer.
  if (isThere(href) || (!isSheet && document.readyState !== 'complete')) return Promise.resolve();
  const fetched = isSheet ? applySheet(href) : fetchScript(href);
  files.set(href, fetched);
  // The next call fetches it again.
  fetched.catch(() => files.delete(href));
  return fetched;
};

// A part of the app, imported once the files that it names are there: its script, its sheets, and others worth fetching
// early, by their addresses from the app's root. Browsers import a script that failed once never again, so a lost line may
// cost no import. It takes the place of the bundler's own helper: decision 62.
export const loadPart = async <Part>(load: () => Promise<Part>, names: readonly string[] = []): Promise<Part> => {
  await Promise.all(names.map((name) => fileOf(`/${name}`)));
  return load();
};

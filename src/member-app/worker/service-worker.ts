// Served as /service-worker.js. It keeps the shell, the page and its hashed files, for the time without a network, and
// takes pictures that other apps share. It never answers a call: whatever is not named here goes to the network as if
// there were no worker.
const worker = self as unknown as ServiceWorkerGlobalScope;

const pagesName = 'pages-1';
const assetsName = 'assets-1';
const pageKey = '/';
// Drawn by the app alone, whatever the address; the public screens come from the server already drawn.
const shellPath = '/user/home';

// As in ask/waiting-picture.ts, which the page reads it by.
const placeName = 'waiting-picture';
const rowKey = 'picture';
const sharedPath = '/share-slip';
const sharedBytesMax = 30 * 1024 * 1024;

const notPages = ['/api/', '/hooks/', '/docs', '/socket.io', '/assets/'];
const isPage = (path: string): boolean => !notPages.some((start) => path.startsWith(start)) && !path.includes('.');

// A new build has other hashed files: the old ones leave with the old page.
const keepPage = async (answer: Response): Promise<void> => {
  const pages = await caches.open(pagesName);
  const before = await pages.match(pageKey);
  if (before !== undefined && before.headers.get('etag') === answer.headers.get('etag')) return;
  await caches.delete(assetsName);
  await pages.put(pageKey, answer);
};

const answerPage = async (request: Request): Promise<Response> => {
  try {
    const answer = await fetch(request);
    const isPageNow = answer.ok && (answer.headers.get('content-type') ?? '').startsWith('text/html');
    const isShell = isPageNow && new URL(request.url).pathname.startsWith('/user/');
    if (isShell) await keepPage(answer.clone()).catch(() => undefined);
    return answer;
  } catch {
    return (await caches.match(pageKey, { cacheName: pagesName })) ?? Response.error();
  }
};

const findAsset = async (request: Request): Promise<Response | undefined> => {
  const assets = await caches.open(assetsName);
  return assets.match(request);
};

const keepAsset = async (request: Request, answer: Response): Promise<void> => {
  const assets = await caches.open(assetsName);
  await assets.put(request, answer);
};

// Without a cache that can be opened, as on a full phone, the app comes from the network.
const answerAsset = async (request: Request): Promise<Response> => {
  const kept = await findAsset(request).catch(() => undefined);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await keepAsset(request, answer.clone()).catch(() => undefined);
  return answer;
};

const keepShared = (file: File): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error('the picture was not kept'));
    const opening = indexedDB.open(placeName, 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(placeName));
    opening.addEventListener('error', fail);
    opening.addEventListener('success', () => {
      const transaction = opening.result.transaction(placeName, 'readwrite');
      const row = { file, name: file.name, at: Date.now(), key: null, bankCode: null };
      transaction.objectStore(placeName).put(row, rowKey);
      transaction.addEventListener('abort', fail);
      transaction.addEventListener('complete', () => {
        opening.result.close();
        resolve();
      });
    });
  });

// The page finds the picture after it has loaded, and after a login if it needs one.
const takeShared = async (request: Request): Promise<Response> => {
  const form = await request.formData().catch(() => null);
  const file = form?.get('slip') ?? null;
  if (file instanceof File && file.size > 0 && file.size <= sharedBytesMax)
    await keepShared(file).catch(() => undefined);
  return Response.redirect('/user/home', 303);
};

// A visitor who only saw public screens has a shell too.
const keepShell = async (): Promise<void> => {
  const answer = await fetch(shellPath);
  if (answer.ok) await keepPage(answer);
};

worker.addEventListener('install', (event) => {
  void worker.skipWaiting();
  event.waitUntil(keepShell().catch(() => undefined));
});

worker.addEventListener('activate', (event) => {
  const forgetOthers = async (): Promise<void> => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name !== pagesName && name !== assetsName).map((name) => caches.delete(name)),
    );
  };
  event.waitUntil(forgetOthers());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== worker.location.origin) return;
  if (request.method === 'POST' && pathname === sharedPath) event.respondWith(takeShared(request));
  if (request.method !== 'GET') return;
  if (pathname.startsWith('/assets/')) event.respondWith(answerAsset(request));
  else if (request.mode === 'navigate' && isPage(pathname)) event.respondWith(answerPage(request));
});

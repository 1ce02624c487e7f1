import { inTurn } from '#support/requirements/in-full.ts';
import { expect, type Page } from '@playwright/test';
import { askAt } from './support/ask-at.ts';
import { journey } from './support/journey.ts';
import { member, memberAddress } from './support/members.ts';
import { wordsOf } from './support/words.ts';

// A line so slow that the app has not arrived yet.
const holdScripts = async (page: Page): Promise<() => void> => {
  const { promise: arrival, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  return release;
};

interface Operator {
  readonly name: string;
}
interface Contact {
  readonly lineLink: string;
}
const lookUp = (name: string): Promise<unknown> =>
  askAt(memberAddress(), { method: 'GET', path: `/api/lookup/${name}` });

journey(
  'before the app has arrived the screen is there with what the operator has set, a link and the language menu work, and nothing typed or pressed and no invitation is lost',
  async ({ visit }) => {
    const { phone, password } = await member({});
    const { page } = await visit({ language: 'la' });
    const [lao, english] = [wordsOf('la'), wordsOf('en')];
    const release = await holdScripts(page);
    const { name } = (await lookUp('info')) as Operator;
    const { lineLink } = (await lookUp('contact')) as Contact;
    // As those ask that only look whether a page is there.
    expect((await page.request.head('/contact')).status()).toBe(200);
    await page.goto('/contact', { waitUntil: 'commit' });
    await expect(page.locator(`a[href="${lineLink}"]`)).toBeVisible();
    await page.goto('/register?code=F00000', { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('code'))).toBe('F00000');
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page).toHaveTitle(`${lao('logIn')}, ${name}`);
    await expect(page.getByRole('banner')).toContainText(name);
    await expect(page.getByRole('heading', { level: 1, name: lao('logIn') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'lo');
    await page
      .getByRole('navigation')
      .getByRole('link', { name: lao('register') })
      .click();
    await expect(page).toHaveURL(/\/register$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    await page.getByLabel(lao('phone'), { exact: true }).fill(phone);
    await page.getByRole('button', { name: lao('language') }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: english('logIn') })).toBeVisible();
    await expect(page.getByLabel(english('phone'), { exact: true })).toHaveValue(phone);
    await page.getByLabel(english('password'), { exact: true }).fill(password);
    await page.getByLabel(english('password'), { exact: true }).press('Enter');
    release();
    await page.waitForURL('**/user/home');
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('en');
  },
);

// What React does when an update reaches a part of the page before it was taken over: the part is drawn again.
const drawAgain = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('app-takes-over', () =>
      queueMicrotask(() => {
        const root = document.getElementById('root');
        root?.replaceChildren(...[...root.childNodes].map((node) => node.cloneNode(true)));
        // As React draws them: empty.
        for (const field of root?.querySelectorAll('input') ?? []) field.value = field.defaultValue;
      }),
    ),
  );

journey(
  'what was typed and pressed is kept by a page that is drawn again while the app takes over',
  async ({ visit }) => {
    const { phone, password } = await member({});
    const { page } = await visit({ language: 'th' });
    const thai = wordsOf('th');
    await drawAgain(page);
    const release = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel(thai('phone'), { exact: true }).fill(phone);
    await page.getByLabel(thai('password'), { exact: true }).fill(password);
    await page.getByRole('button', { name: thai('logIn'), exact: true }).click();
    release();
    await page.waitForURL('**/user/home');
  },
);

journey('a screen appears although its style sheet arrives after its scripts', inTurn(3), async ({ visit }) => {
  const { page } = await visit({ as: await member({}), language: 'th' });
  const { promise: arrival, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.css', async (route) => {
    await arrival;
    await route.continue();
  });
  const script = page.waitForResponse('**/assets/th/index-*.js');
  await page.goto('/user/home', { waitUntil: 'commit' });
  await (await script).finished();
  release();
  await expect(page.locator('.money').first()).toBeVisible();
});

journey(
  'before the app has arrived a member sees the menu and the heading of the screen in their language and theme, a link works, and a pressed button opens what it should once the app is there',
  async ({ visit }) => {
    const { page } = await visit({ language: 'la', as: await member({ balance: 500 }) });
    const lao = wordsOf('la');
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    const release = await holdScripts(page);
    const { name } = (await lookUp('info')) as Operator;
    await page.goto('/user', { waitUntil: 'commit' });
    await expect(page.getByRole('banner')).toContainText(name);
    await expect(page.locator('html')).toHaveAttribute('lang', 'lo');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const menu = page.getByRole('navigation');
    await expect(menu.getByRole('link', { name: lao('home') })).toHaveAttribute('aria-current', 'page');
    await menu.getByRole('link', { name: lao('profile') }).click();
    await expect(page).toHaveURL(/\/user\/profile$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lao('profile'));
    await menu.getByRole('button', { name: lao('conditions') }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    release();
    await expect(page.getByRole('dialog', { name: lao('conditions') })).toBeVisible();
  },
);

journey('a visitor whose session is gone sees no menu of a member before the login', async ({ visit }) => {
  const { page } = await visit({ language: 'en' });
  const release = await holdScripts(page);
  await page.goto('/user/home', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('#root')).toBeEmpty();
  release();
  await page.waitForURL('**/login');
});

journey(
  'no style sheet is fetched that the page has already, which would draw the whole screen once more',
  async ({ visit }) => {
    const app = await visit({ as: await member({ balance: 500 }), isPhone: true });
    const { page } = app;
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') fetched.push(new URL(request.url()).pathname);
    });
    await page.goto('/user/home');
    await expect.poll(() => fetched.some((path) => path.includes('/home-banners-'))).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((path) => path.includes('/index-'))).toEqual([]);
  },
);

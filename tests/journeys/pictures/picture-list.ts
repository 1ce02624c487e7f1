import { figures, openGame, type State } from './states/state.ts';

export interface Picture {
  // docs/pictures/<name>.webp
  readonly name: string;
  readonly app: 'member' | 'office';
  readonly path: string;
  readonly locale: 'th' | 'la' | 'en';
  readonly theme: 'light' | 'dark';
  readonly size: { readonly width: number; readonly height: number };
  // Brings the page to the state in the picture.
  readonly pose: State['pose'];
}

// Thai and Lao texts contain zero-width marks at possible line breaks.
const said = (text: string): RegExp => new RegExp([...text].join('\u200b?'));

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

export const pictures: readonly Picture[] = [
  { name: 'home', app: 'member', path: '/user/home', locale: 'th', theme: 'light', size: phone, pose: figures },
  {
    name: 'deposit',
    app: 'member',
    path: '/user/home',
    locale: 'th',
    theme: 'light',
    size: phone,
    pose: async (page) => {
      await page
        .getByRole('button', { name: said('ฝากเงิน') })
        .first()
        .click();
      const modal = page.getByRole('dialog');
      await modal.locator('button[value^="KBANK-"]').click();
      await modal.getByText('฿500', { exact: true }).click();
      await modal.getByRole('button', { name: said('สร้างคิวอาร์โค้ด') }).click();
      await modal.getByRole('img', { name: said('คิวอาร์โค้ด') }).waitFor();
    },
  },
  {
    name: 'game',
    app: 'member',
    path: '/user/home',
    locale: 'la',
    theme: 'dark',
    size: phone,
    pose: (page) => openGame(page),
  },
  {
    name: 'statement',
    app: 'member',
    path: '/user/statement',
    locale: 'th',
    theme: 'dark',
    size: phone,
    pose: figures,
  },
  {
    name: 'desktop',
    app: 'member',
    path: '/user/home',
    locale: 'en',
    theme: 'light',
    size: desk,
    pose: figures,
  },
  {
    name: 'office',
    app: 'office',
    path: '/',
    locale: 'en',
    theme: 'light',
    size: desk,
    pose: async (page) => {
      await page.getByRole('link', { name: /24,500/ }).click();
      await page.getByRole('button', { name: /^Approve ฿/ }).waitFor();
    },
  },
];

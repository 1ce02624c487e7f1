import { expect, type Page } from '@playwright/test';
import type { Visit } from './journey.ts';
import type { Person } from './members.ts';
import { outside } from './outside.ts';

const exact = { exact: true } as const;

export const fillPhone = async ({ page, t }: Visit, { phone }: Person): Promise<void> => {
  await page.getByLabel(t('phone'), exact).fill(phone);
  await page.getByRole('button', { name: t('next'), exact: true }).click();
};

export const fillCode = async ({ page, t }: Visit, { phone }: Person): Promise<void> => {
  await expect(page.getByLabel(t('otp'), exact)).toBeVisible();
  // A complete code is submitted automatically.
  await page.getByLabel(t('otp'), exact).fill(await outside.codeFor(phone));
};

export const fillProfile = async ({ page, t }: Visit, { name, password }: Person): Promise<void> => {
  await page.getByLabel(t('profileName'), exact).fill(name);
  await page.getByLabel(t('password'), exact).fill(password);
  await page.getByLabel(t('confirmPassword'), exact).fill(password);
  await page.getByRole('button', { name: t('next'), exact: true }).click();
};

export const fillBank = async ({ page, t }: Visit, person: Person): Promise<void> => {
  await page.getByLabel(t('bank'), exact).click();
  await page.getByRole('combobox').fill(person.bankCode);
  await page.getByRole('option').first().click();
  await page.getByLabel(t('firstName'), exact).fill(person.firstName);
  await page.getByLabel(t('lastName'), exact).fill(person.lastName);
  await page.getByLabel(t('bankAccountNo'), exact).fill(person.accountNo);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('register'), exact: true })
    .click();
};

// The four steps of the registration, up to the login screen after it.
export const register = async (visit: Visit, person: Person): Promise<void> => {
  const { page, t } = visit;
  await page.goto('/register');
  await fillPhone(visit, person);
  await fillCode(visit, person);
  await fillProfile(visit, person);
  await fillBank(visit, person);
  await expect(page.getByRole('alertdialog')).toContainText(t('registerSuccess'));
  await page.waitForURL('**/login');
};

// From the login screen to home.
export const logIn = async ({ page, t }: Visit, person: Pick<Person, 'phone' | 'password'>): Promise<void> => {
  await page.getByLabel(t('phone'), exact).fill(person.phone);
  await page.getByLabel(t('password'), exact).fill(person.password);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('logIn'), exact: true })
    .click();
  await page.waitForURL('**/user/home');
};

export const acceptTerms = async ({ page, t }: Visit): Promise<void> => {
  const terms = page.getByRole('alertdialog', { name: t('agreement') });
  await terms.getByRole('button', { name: t('accept') }).click();
  await expect(terms).toBeHidden();
};

export const goHome = async ({ page, t }: Visit): Promise<void> => {
  await page.goto('/user/home');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('greeting'));
};

// A browser that blocks storage throws at its first use.
export const withoutStorage = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
};

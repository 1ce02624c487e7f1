import type { Page } from '@playwright/test';

// Buttons of the back office that open a dialog.
const openers = 'article button, main > div > button, main section button';

// The buttons of an opened item that are not blocked, by their names.
export const openersOf = (page: Page): Promise<string[]> =>
  page.locator(openers).evaluateAll((buttons) => [
    ...new Set(
      buttons
        .filter((button) => button.checkVisibility() && !button.matches('[aria-pressed], [role=tab], :disabled'))
        .filter((button) => button.getAttribute('aria-disabled') !== 'true' && button.closest('[inert]') === null)
        .map((button) => button.textContent.trim())
        .filter((name) => name !== ''),
    ),
  ]);

// Longer than any dialog needs to be drawn; only buttons that open none are waited for so long.
const openedWithinMs = 5_000;

// Presses one of them; false if no dialog opens.
export const openDecision = async (page: Page, label: string): Promise<boolean> => {
  const names = await page.locator(openers).evaluateAll((all) => all.map(({ textContent }) => textContent.trim()));
  await page.locator(openers).nth(names.indexOf(label)).click();
  return page
    .locator('dialog[open] form')
    .waitFor({ timeout: openedWithinMs })
    .then(
      () => true,
      () => false,
    );
};

export const closeDecision = async (page: Page): Promise<void> => {
  if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
};

const texts: Readonly<Record<string, string>> = {
  password: 'krapao-demo-somchai-4826',
  phone: '0812345678',
  bankCode: 'SCB',
  accountNo: '0142000002',
  sendingBank: 'KTB',
  bankReference: 'KTB8812',
  payerAccountNo: '4041234567',
  amount: '100',
};

// Every field gets something that its form accepts, as far as one can tell from its name and kind.
export const fillDecision = async (page: Page): Promise<void> => {
  const fields = page.locator('dialog[open] :is(input, textarea, select)').filter({ visible: true });
  for (const field of await fields.all()) {
    const [name, tag, type, value] = await field.evaluate((element) => {
      const input = element as HTMLInputElement;
      return [input.name, input.tagName, input.type, input.value] as const;
    });
    if (type === 'checkbox' || type === 'radio') continue;
    if (tag === 'SELECT') await field.selectOption({ index: 1 });
    else if (value === '')
      await field.fill(texts[name] ?? (type === 'datetime-local' ? '2036-12-01T10:00' : 'Asked at 14:05 by phone'));
  }
};

export const submitDecision = (page: Page): Promise<void> => page.locator('dialog[open] button[type=submit]').click();

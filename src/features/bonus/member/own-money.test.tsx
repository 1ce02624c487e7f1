import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderScreen } from '#support/screens/render-screen.tsx';
import { bonusCalls } from '../contract.ts';
import { BonusScreen } from './bonus-screen.tsx';
import { ActiveBonusNote } from './condition-progress.tsx';

// 12,000 from before and 50 of a promotion that has to become 150.
const figures = { amount: 5_000n, own: 1_200_000n, success: 1_215_000n, fail: 500n };
const runs = { ...figures, base: 5_000n, total: 1_205_000n };
const condition = { code: 'KRAPAO50', title: 'To start with', percentSuccess: 300, percentFail: 10, runs };
const active = { status: true, type: 'promotion', condition } as const;

const languages = [
  ['en', /reaches 12,150\.00 baht or falls to 5\.00 baht$/, /^The target includes 12,000\.00 baht of your own/],
  ['th', /ถึง 12,150\.00 บาท หรือเหลือ 5\.00 บาท/, /^ยอดเป้าหมายรวมเงินของคุณเอง 12,000\.00 บาท แล้ว/],
  ['la', /ເຖິງ 12,150\.00 ບາດ ຫຼື ເຫຼືອ 5\.00 ບາດ/, /^ຍອດເປົ້າໝາຍລວມເງິນຂອງທ່ານເອງ 12,000\.00 ບາດ ແລ້ວ/],
] as const;

const plain = (text: RegExp) => (_: string, element: Element | null) =>
  element?.tagName === 'P' &&
  text.test((element.textContent ?? '').replaceAll(/[\u2060\u200b]/g, '').replaceAll('\u00a0', ' '));

const backendWith = (answer: Parameters<FakeBackend['answers']>[1]): FakeBackend => {
  const backend = fakeBackend();
  backend.answers(bonusCalls.list, []);
  backend.answers(bonusCalls.checkActive, answer as typeof active);
  return backend;
};

it.each(languages)('a running condition says what of its target is the member’s own money (%s)', async (...row) => {
  const [language, reach, own] = row;
  applyLocale(language);
  backendWith(active);
  renderScreen(<BonusScreen currency="BAHT" onDeposit={() => undefined} />, { at: '/user/bonus' });
  expect(await screen.findByText(plain(reach))).toBeTruthy();
  expect(screen.getByText(plain(own))).toBeTruthy();
});

it('own money is not shown while the balance is hidden, nor where there is none', async () => {
  applyLocale('en');
  const backend = backendWith(active);
  renderScreen(<ActiveBonusNote currency="BAHT" isHidden />, { at: '/user' });
  await screen.findByText('To start with');
  expect(screen.queryByText(/your own money/)).toBeNull();
  cleanup();
  for (const own of [0n, undefined]) {
    const { own: _, ...rest } = runs;
    const without = { ...condition, runs: own === undefined ? rest : { ...rest, own } };
    backend.answers(bonusCalls.checkActive, { ...active, condition: without });
    renderScreen(<ActiveBonusNote currency="BAHT" />, { at: '/user' });
    await screen.findByText('To start with');
    expect(screen.queryByText(/your own money/)).toBeNull();
    cleanup();
  }
});

const promotion = { code: 'KRAPAO50', percentFail: 10, description: 'At once', title: '', percentSuccess: 300 };

it.each([
  ['with the member’s own money in the numbers', figures, /includes 12,000\.00 baht of your own money/],
  [
    'and says that own money comes on top if the backend does not know it',
    { ...figures, own: undefined },
    /^Money that you already have is added/,
  ],
])('a promotion is shown before it is received %s', async (_, { own, ...found }, sentence) => {
  applyLocale('en');
  const backend = backendWith({ status: false, type: null });
  backend.answers(bonusCalls.findPromotion, { ...promotion, ...found, ...(own === undefined ? {} : { own }) });
  renderScreen(<BonusScreen currency="BAHT" onDeposit={() => undefined} />, { at: '/user/bonus' });
  fireEvent.input(await screen.findByLabelText('Promotion code'), { target: { value: 'KRAPAO50' } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
});

import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { deskItem } from '#support/screens/office/desk-item.tsx';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderOffice } from '#support/screens/office/render-office.tsx';
import { depositOfficeCalls, type DeskItem } from '../office-contract.ts';
import { MoneyInScreen } from './money-in-screen.tsx';

const open = async (changes: Partial<DeskItem>): Promise<void> => {
  const ended = deskItem({ endedAt: '2026-11-20T11:30:00.000Z', ...changes });
  fakeBackend().answers(depositOfficeCalls.listMoneyIn, ({ kind, view }) => ({
    counts: { suspense: 0, reported: 0, reject: 0 },
    oldestAt: null,
    hasMore: false,
    items: kind === ended.kind && view === 'ended' ? [ended] : [],
  }));
  renderOffice(<MoneyInScreen />, { at: `/money-in/${ended.kind}.${ended.itemId}?view=ended` });
  await screen.findByRole('article');
};

it.each([
  ['th', 'สิ้นสุดเมื่อ', 'ตัดสินโดย', 'ระบบ'],
  ['la', 'ສິ້ນສຸດເມື່ອ', 'ຕັດສິນໂດຍ', 'ລະບົບ'],
  ['en', 'Ended at', 'Decided by', 'System'],
] as const)('an ended item says in %s when it ended and who decided', async (locale, at, by, system) => {
  applyLocale(locale);
  for (const [decidedBy, shown] of [
    [['malee', 'somchai'], 'malee, somchai'],
    [[], system],
  ] as const) {
    await open({ status: 'NAMED', decidedBy: [...decidedBy] });
    expect(screen.getByText(at).nextElementSibling?.textContent).toBe('20/11/2026 18:30:00');
    expect(screen.getByText(by).nextElementSibling?.textContent).toBe(shown);
    cleanup();
  }
});

it('money that did not arrive has the sign of what failed, in its item and in the list', async () => {
  applyLocale('en');
  await open({ kind: 'reported', status: 'DROPPED', decidedBy: ['malee'] });
  const signs = screen.getAllByText('Did not arrive').map(({ parentElement }) => parentElement?.innerHTML);
  expect(signs).toHaveLength(2);
  for (const sign of signs) expect(sign).toContain('lucide-circle-x');
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderOffice } from '#support/screens/office/render-office.tsx';
import { deskOfficeCalls } from '../office-contract.ts';
import { FindingsScreen } from './findings-screen.tsx';

const [one, other] = ['01a1f8b7-725b-7e04-bbd6-156dcd96b5aa', '01a1f8b7-725b-7e04-bbd6-156dcd96b5ab'];
const at = '2026-11-20T11:28:54.000Z';

it.each([
  ['th', 'เงินก้อนเดียวระบุเป็นของสมาชิกสองคน', /ที่ไม่มีสมาชิกลงทะเบียน$/],
  ['la', 'ເງິນກ້ອນດຽວລະບຸເປັນຂອງສະມາຊິກສອງຄົນ', /ທີ່ບໍ່ມີສະມາຊິກລົງທະບຽນ$/],
  ['en', 'One payment is reported for two members', /which is no member’s$/],
] as const)('in %s money of one member from nobody’s number is not named that of two', async (locale, two, nobody) => {
  applyLocale(locale);
  const found = { kind: 'MONEY_OF_TWO_MEMBERS', lane: 'feed', object: `receipt ${one}`, at, memberId: one } as const;
  const backend = fakeBackend();
  backend.answers(deskOfficeCalls.listFindings, {
    counts: { open: 2 },
    oldestAt: at,
    hasMore: false,
    items: [
      { ...found, findingId: one, detail: { bookedTo: one } },
      { ...found, findingId: other, detail: { bookedTo: other } },
    ],
  });
  backend.loses(deskOfficeCalls.listWork);
  renderOffice(<FindingsScreen />, { at: `/findings/${one}.${one}`, role: 'manager' });
  expect(await screen.findByRole('heading', { name: nobody })).toBeTruthy();
  expect(screen.getAllByText(nobody)).toHaveLength(2);
  expect(screen.getAllByText(two)).toHaveLength(1);
});

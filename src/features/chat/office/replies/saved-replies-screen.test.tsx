import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderOffice } from '#support/screens/office/render-office.tsx';
import { chatOfficeCalls, type SavedReply } from '../../office-contract.ts';
import { SavedRepliesScreen } from './saved-replies-screen.tsx';

const reply: SavedReply = {
  replyId: '0198c0de-0000-7000-8000-000000000001',
  shortcut: 'hello',
  texts: { th: 'สวัสดีค่ะ', la: 'ສະບາຍດີ', en: 'Hello' },
};

const open = async (role: 'manager' | 'support') => {
  const backend = fakeBackend();
  backend.answers(chatOfficeCalls.listReplies, { replies: [reply] });
  backend.answers(chatOfficeCalls.saveReply, { message: 'SUCCESS' });
  backend.answers(chatOfficeCalls.removeReply, { message: 'SUCCESS' });
  renderOffice(<SavedRepliesScreen />, { at: '/chat-replies', role });
  await screen.findByRole('heading', { name: '/hello' });
  return backend;
};

beforeEach(() => applyLocale('en'));

it('an incomplete reply says which language is missing, and a complete one is saved', async () => {
  const backend = await open('manager');
  fireEvent.click(screen.getByRole('button', { name: 'Add a reply' }));
  const write = (name: string, value: string): void => {
    fireEvent.input(screen.getByRole('textbox', { name }), { target: { value } });
  };
  write('Shortcut', 'ฝาก');
  write('Thai', 'ยอดเข้าแล้วค่ะ');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const links = screen.getAllByRole('link', { name: /Please fill in this field/ });
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Lao: Please fill in this field',
    'English: Please fill in this field',
  ]);
  expect(backend.sent(chatOfficeCalls.saveReply)).toEqual([]);
  write('Lao', 'ຍອດເຂົ້າແລ້ວ');
  write('English', 'It has arrived');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const texts = { th: 'ยอดเข้าแล้วค่ะ', la: 'ຍອດເຂົ້າແລ້ວ', en: 'It has arrived' };
  await waitFor(() => expect(backend.questions(chatOfficeCalls.saveReply)).toMatchObject([{ shortcut: 'ฝาก', texts }]));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Shortcut' })).toBeNull());
});

it('a reply is removed by a second press, not by one', async () => {
  const backend = await open('manager');
  fireEvent.click(screen.getByRole('button', { name: 'Remove the reply /hello' }));
  const sure = screen.getByRole('button', { name: 'Press again to remove /hello' });
  fireEvent.blur(sure);
  fireEvent.click(screen.getByRole('button', { name: 'Remove the reply /hello' }));
  expect(backend.sent(chatOfficeCalls.removeReply)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Press again to remove /hello' }));
  await waitFor(() => expect(backend.questions(chatOfficeCalls.removeReply)).toEqual([{ replyId: reply.replyId }]));
});

it('who only answers reads the replies and changes none', async () => {
  await open('support');
  expect(screen.queryByRole('button', { name: /Edit|Remove/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Add a reply' }).getAttribute('aria-disabled')).toBe('true');
});

import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { proves } from '#support/requirements/proves.ts';
import { chatAt as at } from '#support/screens/chat-line.tsx';
import { line, openChat, pass, render, say, talking } from '#support/screens/open-chat.tsx';
import { chatCalls, type ChatMessage } from '../contract.ts';
import { ChatWidget } from './chat-widget.tsx';

const script = ['javascript', 'alert(1)'].join(':');
const memberId = '01a1f8b7-725b-7e04-bbd6-156dcd96b5a0';

beforeEach(() => {
  applyLocale('en');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a visitor gets a guest id, which the browser keeps', async () => {
  proves('CHAT-05', 'CHAT-06', 'STO-04');
  const backend = talking([]);
  await openChat();
  const guestId = localStorage.getItem('guest-id') ?? '';
  expect(guestId).toMatch(/^guest-[0-9a-f-]{36}$/);
  await say('hello');
  expect(backend.questions(chatCalls.sendMessage)).toMatchObject([{ guestId, userId: null }]);
});

it('after 100 ms the chat invites to write, and once it was opened never again', async () => {
  proves('CHAT-15', 'OP-201');
  talking([]);
  const { unmount } = render(<ChatWidget memberId={null} />);
  await pass(99);
  expect(screen.queryByText('Need any help?')).toBeNull();
  await pass(1);
  fireEvent.click(screen.getByText('Need any help?'));
  expect(screen.queryByText('Need any help?')).toBeNull();
  unmount();
  render(<ChatWidget memberId={null} />);
  await pass(200);
  expect(screen.queryByText('Need any help?')).toBeNull();
});

it('the chat opens and closes at the end of its animation', async () => {
  proves('CHAT-14');
  talking([]);
  const panel = await openChat();
  expect(panel.dataset['phase']).toBe('open');
  fireEvent.keyDown(panel, { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBe(panel);
  fireEvent.animationEnd(screen.getByRole('log'));
  expect(screen.getByRole('dialog')).toBe(panel);
  fireEvent.animationEnd(panel);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the chat stays open when a choice of a file in it is cancelled', async () => {
  talking([]);
  const panel = await openChat();
  fireEvent(panel.querySelector('[data-attach]') ?? panel, new Event('cancel', { bubbles: true }));
  fireEvent.animationEnd(panel);
  expect(screen.getByRole('dialog')).toBe(panel);
});

it('a sent line stands there at once, and then has the time of the server', async () => {
  proves('CHAT-12', 'CHAT-13');
  const lines: ChatMessage[] = [];
  const backend = talking(lines);
  const release = backend.holds(chatCalls.sendMessage, at);
  await openChat('member-1');
  await say('เงินยังไม่เข้า');
  expect(screen.getByText('เงินยังไม่เข้า')).toBeTruthy();
  expect(screen.getByText('Sending')).toBeTruthy();
  const [{ messageId = '', message } = { message: line(1).message }] = backend.questions(chatCalls.sendMessage);
  lines.push(line(1, { messageId, message, sender: 'customer' }));
  release();
  await pass(0);
  expect(screen.getByText('18:28')).toBeTruthy();
  expect(screen.queryByText('Sending')).toBeNull();
  expect(screen.getAllByText('เงินยังไม่เข้า')).toHaveLength(1);
});

it('a line that finds no server is marked, sent again under its id until it is answered, and written once', async () => {
  proves('OP-207');
  const lines: ChatMessage[] = [];
  const backend = talking(lines);
  await openChat('member-2');
  backend.loses(chatCalls.sendMessage);
  await say('one');
  await say('two');
  await vi.waitFor(() => expect(screen.getAllByText('Not sent. Tap to try again').length).toBeGreaterThan(0));
  const later = talking(lines);
  await pass(3_000);
  expect(lines.map(({ message }) => message.payload.message)).toEqual(['one', 'two']);
  expect(later.sent(chatCalls.sendMessage)).toHaveLength(2);
  expect(screen.queryByText('Not sent. Tap to try again')).toBeNull();
  expect(screen.getAllByText('one')).toHaveLength(1);
});

it('a line that the server refuses is sent again only when its writer says so', async () => {
  const lines: ChatMessage[] = [];
  const backend = talking(lines);
  await openChat();
  backend.refuses(chatCalls.sendMessage, 'REQUEST_LIMIT');
  await say('too many');
  await pass(30_000);
  expect(backend.sent(chatCalls.sendMessage)).toHaveLength(1);
  talking(lines);
  fireEvent.click(screen.getByRole('button', { name: 'Not sent. Tap to try again' }));
  await pass(0);
  expect(lines.map(({ message }) => message.payload.message)).toEqual(['too many']);
});

it('a visitor’s talk is read without a token, even if the browser has a member’s', async () => {
  localStorage.setItem('token', 'a token of before');
  const backend = talking([]);
  await openChat();
  await say('hello');
  for (const call of [chatCalls.sendMessage, chatCalls.listHistory])
    expect(backend.sent(call)[0]?.headers.get('Authorization')).toBeNull();
});

it('a reader who missed more than a page gets every line, in order and once', async () => {
  const lines = [line(1)];
  talking(lines);
  await openChat('member-3');
  for (let seq = 2; seq <= 250; seq += 1) lines.push(line(seq));
  await pass(3_000);
  const shown = screen.getAllByText(/^line \d+$/).map(({ textContent }) => textContent);
  expect(shown).toEqual(lines.map(({ seq }) => `line ${String(seq)}`));
});

it('the history comes by tens, older lines when the list is scrolled to its top', async () => {
  proves('CHAT-08', 'CHAT-09');
  const backend = talking(Array.from({ length: 25 }, (_, index) => line(index + 1)));
  await openChat('member-4');
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
  fireEvent.scroll(screen.getByRole('log'));
  await pass(0);
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  expect(backend.questions(chatCalls.listHistory)).toContainEqual(expect.objectContaining({ before: 16, limit: 10 }));
});

it('a draft survives a reload, and nobody else who uses the browser sees it', async () => {
  talking([line(1)]);
  const draftOf = async (memberId: string | null): Promise<string> => {
    cleanup();
    await openChat(memberId);
    return screen.getByRole<HTMLTextAreaElement>('textbox').value;
  };
  expect(await draftOf('member-9')).toBe('');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'my account is 404' } });
  expect([await draftOf('member-10'), await draftOf(null), await draftOf('member-9')]).toEqual([
    '',
    '',
    'my account is 404',
  ]);
});

it('every type of line is shown, and its buttons send their payload', async () => {
  proves('CHAT-20', 'CHAT-21', 'CHAT-22', 'CHAT-23', 'CHAT-24', 'CHAT-25', 'OP-203', 'ENT-069', 'ENT-070');
  const buttons = (title: string) => [{ title, type: 'postback', payload: `PAY ${title}` }];
  const of = (seq: number, message_type: ChatMessage['message']['message_type'], payload: object) =>
    line(seq, { message: { message_type, payload } });
  const backend = talking([
    of(1, 'text', { message: '<b>bold</b> javascript:alert(1)' }),
    of(2, 'buttons', { message: 'choose', buttons: buttons('Deposit') }),
    of(3, 'media', { fileType: 'image', filePath: '/api/chat/files/1' }),
    of(4, 'media', { fileType: 'video', filePath: script }),
    of(5, 'generic', { name: 'Card', subtitle: 'below', image_url: '/card.png', buttons: buttons('More') }),
    of(6, 'postback', { message: 'pressed' }),
    of(7, 'quick_replies', { message: 'quick?', buttons: buttons('Yes') }),
  ]);
  const panel = await openChat('member-6');
  for (const text of ['<b>bold</b> javascript:alert(1)', 'choose', 'Card', 'below', 'pressed', 'quick?'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(panel.querySelectorAll('img')).toHaveLength(2);
  expect(panel.querySelectorAll('a, video')).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await pass(0);
  const message = { message_type: 'postback', payload: { message: 'PAY Yes' } };
  expect(backend.questions(chatCalls.sendMessage)).toMatchObject([{ message }]);
  expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Deposit' })).toBeTruthy();
});

it('opened about a line of the statement, the chat stands open with its card, which goes with the next message', async () => {
  const backend = talking([]);
  const ended = vi.fn<() => void>();
  const money = { amount: 20_000n, currency: 'BAHT' as const };
  const about = { lineId: '0198c0de-0000-7000-8000-000000000001', lineType: 'withdraw', lineAt: at, money };
  const { rerender } = render(<ChatWidget memberId={memberId} about={about} onAboutEnded={ended} />);
  await pass(0);
  expect(screen.getByText('Withdrawal')).toBeTruthy();
  expect(screen.getByText('฿200.00')).toBeTruthy();
  expect(screen.getByPlaceholderText('Tell us what went wrong')).toBeTruthy();
  await say('Where is it?');
  expect(ended).toHaveBeenCalledOnce();
  rerender(<ChatWidget memberId={memberId} about={null} onAboutEnded={ended} />);
  expect(screen.getByPlaceholderText('Type a message')).toBeTruthy();
  await say('Hello?');
  expect(backend.questions(chatCalls.sendMessage).map(({ message }) => message.payload)).toEqual([
    { message: 'Where is it?', lineId: about.lineId },
    { message: 'Hello?' },
  ]);
});

it('a message about a line shows how much it was, the number of its complaint, until when it is answered, and later how it ended', async () => {
  const lineId = '0198c0de-0000-7000-8000-000000000001';
  const about = { lineId, lineType: 'withdraw', lineAt: at, complaintNo: 26112212345, answerBy: at };
  const message = { message_type: 'text' as const, payload: { message: 'Where is it?', about } };
  const backend = talking([line(1, { sender: 'customer', message })]);
  const money = { amount: 20_000n, currency: 'BAHT' as const };
  const open = { ...about, state: 'OPEN' as const, openedAt: at, isLate: false, endedAt: null, money };
  backend.answers(chatCalls.listComplaints, { complaints: [open] });
  const panel = await openChat(memberId);
  expect(within(panel).getByText('฿200.00')).toBeTruthy();
  expect(within(panel).getByText(/^Complaint 26112212345: we are looking into it and will answer by /)).toBeTruthy();
  backend.answers(chatCalls.listComplaints, { complaints: [{ ...open, state: 'UPHELD', endedAt: at }] });
  await pass(60_000);
  expect(within(panel).getByText(/^Complaint 26112212345: closed .* You can ask more in the chat$/)).toBeTruthy();
});

it('a complaint that is not answered by the promised time says that it is late, and promises no time that has passed', async () => {
  const lineId = '0198c0de-0000-7000-8000-000000000001';
  const about = { lineId, lineType: 'withdraw', lineAt: at, complaintNo: 26112212345, answerBy: at };
  const message = { message_type: 'text' as const, payload: { message: 'Where is it?', about } };
  const backend = talking([line(1, { sender: 'customer', message })]);
  const open = { ...about, state: 'OPEN' as const, openedAt: at, isLate: true, endedAt: null };
  backend.answers(chatCalls.listComplaints, { complaints: [open] });
  const panel = await openChat(memberId);
  expect(
    within(panel).getByText(/^Our answer to complaint 26112212345 is late, .* Write to us about it in the chat$/),
  ).toBeTruthy();
  expect(within(panel).queryByText(/will answer by/)).toBeNull();
});

it('while the complaint cannot be read, its card promises no time that has passed', async () => {
  const about = { lineId: 'L1', lineType: 'withdraw', lineAt: at, complaintNo: 26112212345, answerBy: at };
  const message = { message_type: 'text' as const, payload: { message: 'Where is it?', about } };
  const backend = talking([line(1, { sender: 'customer', message })]);
  backend.loses(chatCalls.listComplaints);
  const panel = await openChat(memberId);
  expect(within(panel).getByText('Withdrawal')).toBeTruthy();
  expect(within(panel).queryByText(/will answer by/)).toBeNull();
});

it('a message that could not be sent marks the closed chat, for eyes and in words', async () => {
  const backend = talking([]);
  const panel = await openChat();
  backend.refuses(chatCalls.sendMessage, 'REQUEST_LIMIT');
  await say('hello');
  fireEvent.keyDown(panel, { key: 'Escape' });
  fireEvent.animationEnd(panel);
  await pass(0);
  const bubble = screen.getByRole('button', { name: 'Open the chat, Message not sent' });
  expect(bubble.querySelectorAll('svg')).toHaveLength(2);
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { StaffRole } from '#contract/staff-roles.ts';
import { applyLocale } from '#i18n/locale.ts';
import { chatLine } from '#support/screens/chat-line.tsx';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderOffice } from '#support/screens/office/render-office.tsx';
import type { ChatMessage, OwnComplaint } from '../contract.ts';
import { type ChatLine, chatOfficeCalls, type SavedReply } from '../office-contract.ts';
import { ChatsScreen } from './chats-screen.tsx';

const talk = chatLine({ memberId: chatLine().conversationId, memberName: 'สมชาย ใจดี' });
const { conversationId, lastAt: at } = talk;

const about = {
  lineId: '0198c0de-0000-7000-8000-000000000001',
  lineType: 'withdraw',
  lineAt: at,
  complaintNo: 26112012345,
  answerBy: '2026-11-21T11:28:54.000Z',
};

const replies: SavedReply[] = [
  { replyId: '1', shortcut: 'hello', texts: { th: 'สวัสดีค่ะ', la: 'ສະບາຍດີ', en: 'Hello' } },
  { replyId: '2', shortcut: 'hours', texts: { th: 'เปิด 9 โมง', la: 'ເປີດ 9 ໂມງ', en: 'From 9' } },
];

const complaint = { ...about, openedAt: at, isLate: false };

const line = (seq: number, createdAt = at): ChatMessage => ({
  seq,
  messageId: String(seq),
  sender: 'support',
  message: { message_type: 'text', payload: { message: `line ${String(seq)}` } },
  createdAt,
  session_id: `wallet-${conversationId}`,
  userId: conversationId,
  guestId: null,
  username: null,
  name: null,
  deviceToken: null,
});

interface Opened {
  readonly role?: StaffRole;
  readonly conversation?: ChatLine;
  readonly others?: { name: string; isTyping: boolean }[];
  readonly complaints?: OwnComplaint[];
}

const openChat = async ({
  role = 'support',
  conversation = talk,
  others = [],
  complaints = [{ ...complaint, state: 'ANSWERED', endedAt: '2026-11-20T12:00:00.000Z' }],
}: Opened = {}): Promise<FakeBackend> => {
  const backend = fakeBackend();
  const counts = { mine: 0, unassigned: 1, all: 1 };
  backend.answers(chatOfficeCalls.list, { counts, oldestAt: at, hasMore: false, items: [conversation] });
  backend.answers(chatOfficeCalls.get, {
    conversation,
    readSeq: 0,
    deliveredSeq: 0,
    notes: [],
    complaints,
    others,
    messages: [
      {
        ...line(1),
        sender: 'customer',
        message: { message_type: 'text', payload: { message: '<b>เงินยังไม่เข้า</b>', about } },
      },
    ],
  });
  backend.answers(chatOfficeCalls.listReplies, { replies });
  renderOffice(<ChatsScreen />, { at: '/chats', role });
  fireEvent.click(await screen.findByRole('link', { name: /สมชาย ใจดี/ }));
  await screen.findByRole('article');
  return backend;
};

const area = (): HTMLElement => screen.getByRole('textbox', { name: 'Answer' });
const write = (text: string): void => {
  fireEvent.change(area(), { target: { value: text } });
  fireEvent.keyDown(area(), { key: 'Enter' });
};

beforeEach(() => applyLocale('en'));

it('a person opens the talk that waits and answers it with the keyboard', async () => {
  const backend = await openChat();
  expect(within(screen.getByRole('log')).getByText('<b>เงินยังไม่เข้า</b>')).toBeTruthy();
  backend.answers(chatOfficeCalls.answer, { createdAt: at, seq: 2 });
  write('ขอตรวจสอบสักครู่ค่ะ');
  await waitFor(() => expect(area()).toHaveProperty('value', ''));
  expect(backend.questions(chatOfficeCalls.answer)).toMatchObject([
    { conversationId, text: 'ขอตรวจสอบสักครู่ค่ะ', after: 1 },
  ]);
});

it('the card of a complaint shows how it ended, with the way to the history of its line', async () => {
  await openChat();
  const card = within(screen.getByRole('log'));
  expect(card.getByText('Answered')).toBeTruthy();
  expect(card.getByText(/^Complaint 26112012345 · Closed at 20\/11\/2026 19:00/)).toBeTruthy();
  expect(card.getByRole('link', { name: 'Open its history' }).getAttribute('href')).toBe(
    `/statements/${conversationId}.${about.lineId}`,
  );
});

it('the card of a complaint says how much the line was that it is about', async () => {
  const money = { amount: 20_000n, currency: 'BAHT' } as const;
  await openChat({ complaints: [{ ...complaint, state: 'OPEN', endedAt: null, money }] });
  expect(within(screen.getByRole('log')).getByText(/Withdraw.* · ฿200\.00, /)).toBeTruthy();
});

it('the card of an open complaint says when its answer is late', async () => {
  await openChat({ complaints: [{ ...complaint, state: 'OPEN', isLate: true, endedAt: null }] });
  expect(within(screen.getByRole('log')).getByText('Later than promised to the member')).toBeTruthy();
});

it('a person who resolves a chat is warned while a complaint in it is open', async () => {
  const backend = await openChat({ complaints: [{ ...complaint, state: 'OPEN', endedAt: null }] });
  backend.answers(chatOfficeCalls.resolve, { message: 'SUCCESS' });
  fireEvent.click(within(screen.getByRole('article')).getByRole('button', { name: /^Resolve/ }));
  const warning = within(await screen.findByRole('alertdialog'));
  expect(warning.getByText(/^Complaint 26112012345 is still open/)).toBeTruthy();
  expect(backend.sent(chatOfficeCalls.resolve)).toEqual([]);
  fireEvent.click(warning.getByRole('button', { name: 'Resolve anyway' }));
  await waitFor(() => expect(backend.questions(chatOfficeCalls.resolve)).toHaveLength(1));
});

it('an answer that somebody else was faster with stays in the field, and is sent again under its id', async () => {
  const backend = await openChat();
  backend.refuses(chatOfficeCalls.answer, 'CHAT_ANSWERED');
  write('me too');
  expect(await screen.findByText(/There is a new message in this chat/, {}, { timeout: 10_000 })).toBeTruthy();
  expect(area()).toHaveProperty('value', 'me too');
  backend.answers(chatOfficeCalls.answer, { createdAt: at, seq: 3 });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(area()).toHaveProperty('value', ''));
  const [first, second] = backend.questions(chatOfficeCalls.answer);
  expect(second?.messageId).toBe(first?.messageId);
});

it('an answer that was changed after a lost try is another one, and what is typed while one is sent stays', async () => {
  const backend = await openChat();
  backend.refuses(chatOfficeCalls.answer, 'SERVICE_UNAVAILABLE');
  write('to morow');
  await waitFor(() => expect(backend.sent(chatOfficeCalls.answer)).not.toEqual([]));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBeNull());
  backend.answers(chatOfficeCalls.answer, { createdAt: at, seq: 3 });
  write('tomorrow');
  fireEvent.change(area(), { target: { value: 'tomorrow and more' } });
  await waitFor(() => expect(area()).toHaveProperty('value', 'and more'));
  const [first] = backend.questions(chatOfficeCalls.answer);
  const last = backend.questions(chatOfficeCalls.answer).at(-1);
  expect([first?.text, last?.text, first?.messageId === last?.messageId]).toEqual(['to morow', 'tomorrow', false]);
});

it('an auditor reads a talk and can neither answer nor resolve it', async () => {
  const backend = await openChat({ role: 'auditor' });
  write('hello');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(within(screen.getByRole('article')).queryByRole('button', { name: /Resolve/ })).toBeNull();
  expect(backend.sent(chatOfficeCalls.answer)).toEqual([]);
});

const offered = { name: /^\// };

it('a slash offers the saved replies, and Enter writes the chosen one in the customer’s language', async () => {
  const backend = await openChat();
  await waitFor(() => expect(backend.sent(chatOfficeCalls.listReplies)).not.toEqual([]));
  fireEvent.change(area(), { target: { value: '/h' } });
  expect(await screen.findAllByRole('option', offered)).toHaveLength(2);
  fireEvent.keyDown(area(), { key: 'ArrowDown' });
  expect(screen.getByRole('option', { ...offered, selected: true }).textContent).toContain('/hours');
  fireEvent.keyDown(area(), { key: 'Enter' });
  expect(area()).toHaveProperty('value', 'เปิด 9 โมง');
  expect(backend.sent(chatOfficeCalls.answer)).toEqual([]);
  fireEvent.change(area(), { target: { value: '/h' } });
  fireEvent.keyDown(area(), { key: 'Escape' });
  expect(screen.queryAllByRole('option', offered)).toEqual([]);
});

it('a slash and a word without a saved reply is not sent to the customer, however often, and with more text it is', async () => {
  const backend = await openChat();
  backend.answers(chatOfficeCalls.answer, { createdAt: at, seq: 2 });
  write('/refnd ');
  fireEvent.keyDown(area(), { key: 'Enter' });
  expect(screen.getByText('There is no saved reply /refnd, so it is not sent')).toBeTruthy();
  expect(backend.sent(chatOfficeCalls.answer)).toEqual([]);
  write('/refnd means money back');
  await waitFor(() => expect(area()).toHaveProperty('value', ''));
  expect(backend.questions(chatOfficeCalls.answer)).toMatchObject([{ text: '/refnd means money back' }]);
});

it('N writes a note for colleagues, which goes to a call of its own', async () => {
  const backend = await openChat();
  backend.answers(chatOfficeCalls.addNote, { message: 'SUCCESS' });
  fireEvent.keyDown(document.body, { key: 'n' });
  const note = screen.getByRole('textbox', { name: 'Internal note' });
  fireEvent.change(note, { target: { value: '/not a reply, <b>a note</b>' } });
  expect(screen.queryAllByRole('option', offered)).toEqual([]);
  fireEvent.keyDown(note, { key: 'Enter' });
  await waitFor(() =>
    expect(backend.questions(chatOfficeCalls.addNote)).toMatchObject([{ text: '/not a reply, <b>a note</b>' }]),
  );
  expect(backend.sent(chatOfficeCalls.answer)).toEqual([]);
});

it('a chat that a colleague has warns and is answered only once it was taken over', async () => {
  const backend = await openChat({
    conversation: { ...talk, heldBy: conversationId, heldByName: 'Malee' },
    others: [{ name: 'Somsri', isTyping: true }],
  });
  backend.answers(chatOfficeCalls.claim, { message: 'SUCCESS' });
  expect(screen.getAllByText('Malee has this chat')).toHaveLength(2);
  expect(screen.getByText('Somsri is writing')).toBeTruthy();
  write('me too');
  fireEvent.keyDown(document.body, { key: 'e' });
  fireEvent.click(within(screen.getByRole('article')).getByRole('button', { name: /Resolve/ }));
  expect([backend.sent(chatOfficeCalls.answer), backend.sent(chatOfficeCalls.resolve)]).toEqual([[], []]);
  fireEvent.click(screen.getByRole('button', { name: /Take over/ }));
  await waitFor(() =>
    expect(backend.questions(chatOfficeCalls.claim)).toEqual([{ conversationId, from: conversationId }]),
  );
});

it('T takes a chat, E resolves it, and no key does while an answer is typed', async () => {
  const backend = await openChat();
  for (const call of [chatOfficeCalls.claim, chatOfficeCalls.resolve]) backend.answers(call, { message: 'SUCCESS' });
  for (const key of ['t', 'e', 'n']) fireEvent.keyDown(area(), { key });
  expect([backend.sent(chatOfficeCalls.claim), backend.sent(chatOfficeCalls.resolve)]).toEqual([[], []]);
  expect(screen.queryByRole('textbox', { name: 'Internal note' })).toBeNull();
  fireEvent.keyDown(document.body, { key: 't' });
  await waitFor(() => expect(backend.questions(chatOfficeCalls.claim)).toEqual([{ conversationId, from: null }]));
  fireEvent.keyDown(document.body, { key: 'e' });
  await waitFor(() => expect(backend.questions(chatOfficeCalls.resolve)).toEqual([{ conversationId, after: 1 }]));
});

it('a held E resolves nothing, since the next chat may be open by then', async () => {
  const backend = await openChat();
  backend.answers(chatOfficeCalls.resolve, { message: 'SUCCESS' });
  fireEvent.keyDown(document.body, { key: 'e', repeat: true });
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(await screen.findByRole('textbox', { name: 'Internal note' })).toBeTruthy();
  expect(backend.sent(chatOfficeCalls.resolve)).toEqual([]);
});

it('A goes to the answer, and Escape leaves it, so that the keys of the screen work again', async () => {
  const backend = await openChat();
  backend.answers(chatOfficeCalls.claim, { message: 'SUCCESS' });
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(document.activeElement).toBe(area());
  fireEvent.keyDown(area(), { key: 'Escape' });
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(document.body, { key: 't' });
  await waitFor(() => expect(backend.sent(chatOfficeCalls.claim)).toHaveLength(1));
});

it('an answer goes with quick replies, one a line', async () => {
  const backend = await openChat();
  backend.answers(chatOfficeCalls.answer, { createdAt: at, seq: 2 });
  fireEvent.change(screen.getByRole('combobox', { name: 'Send with' }), { target: { value: 'quick_replies' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Button texts, one per line' }), {
    target: { value: 'Yes\n\n No ' },
  });
  write('did it arrive?');
  await waitFor(() => expect(area()).toHaveProperty('value', ''));
  expect(backend.questions(chatOfficeCalls.answer)).toMatchObject([
    { text: 'did it arrive?', buttons: [{ title: 'Yes' }, { title: 'No' }], kind: 'quick_replies' },
  ]);
});

it('what would be lost on the way is not sent: an answer beside a card stays, and buttons need what carries them', async () => {
  const backend = await openChat();
  backend.answers(chatOfficeCalls.answer, { createdAt: at, seq: 2 });
  const choose = (kind: string): void => {
    fireEvent.change(screen.getByRole('combobox', { name: 'Send with' }), { target: { value: kind } });
  };
  const fill = (name: string, value: string): void => {
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  };
  choose('buttons');
  fill('Button texts, one per line', 'a\na\nb\nc\nd\ne\nf\ng');
  expect(screen.getByText('At most 6 buttons')).toBeTruthy();
  fill('Button texts, one per line', 'a\na');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Write the answer above the buttons first')).toBeTruthy();
  choose('card');
  write('I look into it');
  expect(screen.getByText('Write the title of the card first')).toBeTruthy();
  expect(backend.sent(chatOfficeCalls.answer)).toEqual([]);
  fill('Title of the card', 'How to pay in');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(backend.questions(chatOfficeCalls.answer)).toHaveLength(1));
  expect(backend.questions(chatOfficeCalls.answer)).toMatchObject([
    { text: '', card: { name: 'How to pay in' }, buttons: [{ title: 'a' }] },
  ]);
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Title of the card' })).toBeNull());
  expect(area()).toHaveProperty('value', 'I look into it');
});

it('lines stand in the order of their numbers, whatever the clocks of two servers say, and notes where they were written', async () => {
  const backend = await openChat();
  const time = (minutes: number): string => `2026-11-20T12:0${String(minutes)}:00.000Z`;
  const note = (noteId: string, minutes: number) => ({
    noteId,
    text: `memo ${noteId}`,
    by: 'Malee',
    createdAt: time(minutes),
  });
  backend.answers(chatOfficeCalls.get, {
    conversation: talk,
    readSeq: 0,
    deliveredSeq: 0,
    complaints: [],
    others: [],
    messages: [line(4, time(5)), line(3, time(3)), line(2, time(1)), line(1, time(2))],
    notes: [note('a', 4), note('b', 4), note('c', 6)],
  });
  const shown = () =>
    screen.getAllByRole('listitem').flatMap(({ textContent }) => /(?:line \d|memo [abc])/.exec(textContent)?.[0] ?? []);
  const inOrder = ['line 1', 'line 2', 'line 3', 'memo a', 'memo b', 'line 4', 'memo c'];
  await waitFor(() => expect(shown()).toEqual(inOrder), { timeout: 5_000 });
});

it('of our lines the newest that was read, the newest that reached the customer and the newest of all say so', async () => {
  const backend = await openChat();
  const messages = [5, 4, 3, 2].map((seq) => line(seq));
  const read = (readSeq: number, deliveredSeq: number) =>
    backend.answers(chatOfficeCalls.get, {
      conversation: talk,
      notes: [],
      complaints: [],
      others: [],
      messages,
      readSeq,
      deliveredSeq,
    });
  const marks = () =>
    screen
      .getAllByRole('listitem')
      .flatMap(({ textContent }) => /line (\d).* · (.*)$/.exec(textContent)?.slice(1).join(' ') ?? []);
  read(2, 4);
  await waitFor(() => expect(marks()).toEqual(['2 Read by the customer', '4 Delivered', '5 Sent']), { timeout: 5_000 });
  read(5, 5);
  await waitFor(() => expect(marks()).toEqual(['5 Read by the customer']), { timeout: 5_000 });
});

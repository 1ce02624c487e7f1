import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useEffect, useSyncExternalStore } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { proves } from '#support/requirements/proves.ts';
import { chatMessage, fakeChatBackend } from '#support/screens/chat-line.tsx';
import { ToastProvider } from '#ui/overlays/toasts.tsx';
import { chatCalls, type ChatMessage } from '../contract.ts';
import { ChatLog } from './chat-log.tsx';
import { ChatTalk } from './chat-talk.ts';

const Log = ({ talk }: { readonly talk: ChatTalk }) => {
  useEffect(() => talk.start(), [talk]);
  useSyncExternalStore(talk.subscribe, talk.state);
  return <ChatLog talk={talk} />;
};

const observed: Element[] = [];
const resized: ResizeObserverCallback[] = [];
// What the browser reports once it has drawn a list of another size.
const resize = (): void => resized.at(-1)?.([], {} as ResizeObserver);

const lineCount = (): number => screen.queryAllByRole('listitem').length;

interface Heights {
  readonly room: number;
  readonly list: () => number;
}

const openTalk = async (lines: readonly ChatMessage[]): Promise<ChatTalk> => {
  const backend = fakeChatBackend();
  backend.answers(chatCalls.listHistory, ({ limit, before = Infinity }) =>
    lines
      .filter(({ seq }) => seq < before)
      .slice(-limit)
      .toReversed(),
  );
  const talk = new ChatTalk({ userId: crypto.randomUUID(), guestId: null });
  render(<Log talk={talk} />, { wrapper: ToastProvider });
  await act(() => talk.refresh());
  return talk;
};

// A talk of so many lines, drawn in these sizes.
const showTalk = async (count: number, { room, list }: Heights): Promise<{ talk: ChatTalk; log: HTMLElement }> => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(room);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(list);
  const talk = await openTalk(Array.from({ length: count }, (_, index) => chatMessage(index + 1)));
  return { talk, log: screen.getByRole('log') };
};

const scrollTo = (log: HTMLElement, top: number): void => {
  log.scrollTop = top;
  fireEvent.scroll(log);
};

beforeEach(() => {
  applyLocale('en');
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: ResizeObserverCallback) {
        resized.push(callback);
      }
      readonly observe = (element: Element) => observed.push(element);
      readonly disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('within 60 px of its end the list follows new lines, and higher up a button leads to them', async () => {
  proves('CHAT-19', 'OP-202');
  const { talk, log } = await showTalk(1, { room: 400, list: () => 1_000 });
  scrollTo(log, 540);
  act(() => talk.hear(chatMessage(2)));
  expect([log.scrollTop, screen.queryByRole('button', { name: 'New messages' })]).toEqual([1_000, null]);
  scrollTo(log, 539);
  act(() => talk.hear(chatMessage(3)));
  expect(log.scrollTop).toBe(539);
  fireEvent.click(screen.getByRole('button', { name: 'New messages' }));
  expect(log.scrollTop).toBe(1_000);
});

it('at its end the list stays there while pictures arrive and room is lost, and higher up the reader’s place stays', async () => {
  const { log } = await showTalk(1, { room: 400, list: () => 1_400 });
  expect(observed.slice(-2)).toEqual([log, within(log).getByRole('list')]);
  log.scrollTop = 600;
  resize();
  expect(log.scrollTop).toBe(1_400);
  scrollTo(log, 600);
  resize();
  expect(log.scrollTop).toBe(600);
});

it('a picture that arrives before the browser reports the last scrolling leaves the reader at the end', async () => {
  let height = 1_000;
  const { log } = await showTalk(1, { room: 400, list: () => height });
  height = 2_000;
  scrollTo(log, 600);
  resize();
  expect(log.scrollTop).toBe(2_000);
});

it('older lines come above the line that is read, also after pictures have made the list longer', async () => {
  proves('CHAT-09');
  let pictures = 0;
  const { log } = await showTalk(25, { room: 400, list: () => pictures + 100 * lineCount() });
  pictures = 500;
  resize();
  scrollTo(log, 0);
  expect(await screen.findByText('line 6')).toBeTruthy();
  expect(log.scrollTop).toBe(1_000);
});

it('older lines come without scrolling while the list does not fill its room', async () => {
  proves('CHAT-09');
  await showTalk(45, { room: 900, list: () => 60 * lineCount() });
  expect(await screen.findByText('line 26')).toBeTruthy();
  expect(lineCount()).toBe(20);
});

it('a press on a picture shows it large, outside the list of lines, and closing it leads back to the picture', async () => {
  const message = {
    message_type: 'media',
    payload: { fileType: 'image', filePath: '/api/chat/pictures/ticket' },
  } as const;
  await openTalk([chatMessage(1, { message })]);
  const picture = screen.getByRole('button', { name: 'Picture in the chat' });
  picture.focus();
  fireEvent.click(picture);
  const dialog = screen.getByRole('dialog', { name: 'Picture in the chat' });
  expect(within(dialog).getByRole('img').getAttribute('src')).toContain('/api/chat/pictures/ticket');
  expect(screen.getByRole('log').contains(dialog)).toBe(false);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(picture);
});

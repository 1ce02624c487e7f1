import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { ChatStream } from './chat-stream.ts';
import { ChatTalk } from './chat-talk.ts';
import { guestId } from './guest-id.ts';

// How often an open chat, a closed one, and one with a live stream are read; the events of a waking page come on top.
const openMs = 3_000;
const closedMs = 20_000;
const liveMs = 60_000;

const wakes = ['pageshow', 'online', 'focus'] as const;

const talkOf = (memberId: string | null): ChatTalk =>
  new ChatTalk({ userId: memberId, guestId: memberId === null ? guestId() : null });

// The talk of this member, or of this visitor if there is none. A page that wakes reads it again at once. `onRead` is called when
// the server knows that more was read.
export const useChat = (memberId: string | null, isOpen: boolean, onRead?: () => void): ChatTalk => {
  const talk = useMemo(() => talkOf(memberId), [memberId]);
  useEffect(() => talk.start(onRead), [talk, onRead]);
  const { isLive } = useSyncExternalStore(talk.subscribe, talk.state);
  useEffect(() => (isOpen ? new ChatStream(talk).start() : undefined), [talk, isOpen]);
  useEffect(() => {
    const refresh = (): void => {
      if (document.visibilityState === 'visible') void talk.refresh();
      else talk.mark.flush();
    };
    refresh();
    const timer = setInterval(refresh, isLive ? liveMs : isOpen ? openMs : closedMs);
    for (const wake of wakes) addEventListener(wake, refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      for (const wake of wakes) removeEventListener(wake, refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [talk, isOpen, isLive]);
  return talk;
};

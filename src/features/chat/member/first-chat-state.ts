import type { Refusal } from '#ask/ask.ts';
import type { ChatMessage } from '../contract.ts';
import type { Outgoing } from './outgoing-box.ts';

export interface Pending extends Outgoing {
  readonly status: 'sending' | 'failed';
  // Another try would be refused too.
  readonly isFinal?: boolean;
}

// What the line says can never be taken, such as a file that is gone by now.
const hopeless: readonly string[] = ['KEY_INVALID', 'NO_DATA'];

export const failedBy = (line: Pending, { outcome, message }: Refusal): Pending => ({
  ...line,
  status: 'failed',
  isFinal: outcome === 'refused' && hopeless.includes(message),
});

export interface ChatState {
  readonly lines: readonly ChatMessage[];
  readonly pending: readonly Pending[];
  readonly hasOlder: boolean;
  readonly isLoaded: boolean;
  readonly isLost: boolean;
  // The server sends new lines at once.
  readonly isLive: boolean;
  // Up to which line the talk was read, in whichever browser.
  readonly seenSeq: number;
}

export const firstChatState: ChatState = {
  lines: [],
  pending: [],
  hasOlder: false,
  isLoaded: false,
  isLost: false,
  isLive: false,
  seenSeq: 0,
};

import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { answerOf, type Refusal, RefusedError } from '#ask/ask.ts';
import { type KeptKey, keptKey } from '#ask/kept-key.ts';
import { serverNow } from '#ask/server-clock.ts';
import { useRefusedText } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { useDialogs } from '../overlays/dialogs.tsx';
import type { AnswerOf, Endpoint, QuestionOf } from '#contract/endpoint.ts';
import { pressKey } from './press-key.ts';
import { pressTexts } from './press-texts.ts';

// How a press ends. unknown: the answer was lost, so it may or may not have been done. busy: another press is still in
// progress, so this one sent nothing.
export type PressEnd<Answer = unknown> =
  | { readonly end: 'done'; readonly answer: Answer; readonly at: Date }
  | PressFailure
  | { readonly end: 'busy' };

export interface PressFailure {
  readonly end: 'refused' | 'unknown';
  readonly code: string;
  // Of the answer; null if there was none.
  readonly status?: number | null;
  readonly waitMs?: number;
  // An earlier press for the same may have been done, whatever this one was told.
  readonly isRepeat?: boolean;
}

// REQUEST_LIMIT has two meanings: with this status an earlier request is still in progress, otherwise there were too
// many calls.
const inProgressStatus = 409;

export const isBehindAnother = ({ code, status }: PressFailure): boolean =>
  code === 'REQUEST_LIMIT' && status === inProgressStatus;

export interface Press {
  readonly isSending: boolean;
  // How the last press ended; null before the first.
  readonly ended: PressEnd | null;
  readonly press: <E extends Endpoint>(call: E, question: QuestionOf<E>) => Promise<PressEnd<AnswerOf<E>>>;
}

const touchMs = 10;

const confirmByTouch = (): void => {
  const isStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  if (!isStill) navigator.vibrate?.(touchMs);
};

// A repeat may be refused before its key is looked up, for example by a rate limit; that says nothing about the first
// request. A fault of a server may come from one in front of the backend, which does not know what the backend has done.
const isKnown = (call: Endpoint, { outcome, message, status }: Refusal, kept: KeptKey | null): boolean => {
  if (outcome !== 'refused') return false;
  if (call.refuses.some((code) => code === message)) return true;
  return (status ?? 0) < 500 && (kept?.isRepeat !== true || message === 'KEY_INVALID');
};

// The time of its line of the statement, also for a repeat; a backend may leave it out.
const timeOf = (answer: unknown): Date => {
  const isNamed = typeof answer === 'object' && answer !== null && 'createdAt' in answer;
  const lineMs = isNamed ? Date.parse(String(answer.createdAt)) : Number.NaN;
  return new Date(Number.isNaN(lineMs) ? serverNow() : lineMs);
};

export interface PressRules {
  // False if it cannot change a balance.
  readonly refreshes?: boolean;
}

// The one way a button moves money or claims something: one press, one request, one key. Nothing is sent again
// automatically. The shell then reloads the data it shows; if the outcome is unknown, before the press ends.
export const usePress = ({ refreshes = true }: PressRules = {}): Press => {
  const isHeld = useRef(false);
  // A ref of its own: the mutation's state arrives a moment after the press.
  const [isSending, setSending] = useState(false);
  const [ended, setEnded] = useState<PressEnd | null>(null);
  const { mutateAsync } = useMutation({
    mutationFn: (send: () => Promise<unknown>) => send(),
    mutationKey: pressKey,
    meta: { refreshes },
  });

  const send = async <E extends Endpoint>(call: E, question: QuestionOf<E>): Promise<PressEnd<AnswerOf<E>>> => {
    const kept = call.effect === 'keyed' ? keptKey(call, question) : null;
    const options = kept === null ? {} : { idempotencyKey: kept.key };
    try {
      const answer = (await mutateAsync(() => answerOf<Endpoint>(call, question, options))) as AnswerOf<E>;
      kept?.forget();
      confirmByTouch();
      return { end: 'done', answer, at: timeOf(answer) };
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      const { refusal } = error;
      const { message: code, status, waitMs } = refusal;
      const isRepeat = kept?.isRepeat === true;
      const failure = { code, status, isRepeat, ...(waitMs === undefined ? {} : { waitMs }) };
      if (!isKnown(call, refusal, kept)) return { end: 'unknown', ...failure };
      kept?.forget();
      return { end: 'refused', ...failure };
    }
  };
  const press: Press['press'] = async (call, question) => {
    if (isHeld.current) return { end: 'busy' };
    isHeld.current = true;
    setSending(true);
    setEnded(null);
    try {
      const pressed = await send(call, question);
      setEnded(pressed);
      return pressed;
    } finally {
      isHeld.current = false;
      setSending(false);
    }
  };
  return { isSending, ended, press };
};

// The text of a failure whose general text is not true of this question.
type OwnText = (failure: PressFailure, question: object) => string | null;

interface DialogRules extends PressRules {
  // Opens what became of the press, where its outcome will be seen.
  readonly onFollow?: () => void;
}

// What a refusal shows, from its text.
type ShowRefusal = (text: string, failure: PressFailure, question: object) => ReactNode;

// A press by a member: a dialog reports a failure, and after an unknown outcome the member can try again.
export const usePressWithDialogs = (
  ownText: OwnText = () => null,
  showRefusal: ShowRefusal = (text) => text,
  { onFollow, ...rules }: DialogRules = {},
): Press => {
  const t = useTexts(pressTexts);
  const refusedText = useRefusedText();
  const dialogs = useDialogs();
  const { press, ...state } = usePress(rules);

  const pressWithDialogs: Press['press'] = async (call, question) => {
    const ended = await press(call, question);
    if (ended.end === 'done' || ended.end === 'busy') return ended;
    const general = isBehindAnother(ended) ? t('behindAnother') : refusedText({ ...ended, message: ended.code });
    const isLost = ended.end === 'unknown' && ended.code === 'INTERNAL_SERVER_ERROR';
    const text = ownText(ended, question) ?? (isLost ? t('mayBeDone') : general);
    if (ended.end === 'refused') {
      await dialogs.alert({ kind: 'error', text: showRefusal(text, ended, question) });
      return ended;
    }
    const said = isBehindAnother(ended)
      ? { title: text, text: t('nothingStarted') }
      : { title: t('unknownOutcome'), text };
    const isWanted = await dialogs.confirm({
      ...said,
      confirmLabel: t('retry'),
      cancelLabel: t('close'),
      isDoubtful: true,
      onFollow,
    });
    return isWanted ? pressWithDialogs(call, question) : ended;
  };
  return { ...state, press: pressWithDialogs };
};

import { type RefObject, useRef, useState } from 'react';
import { setting } from '#ask/settings.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { type CheckedForm, useCheckedForm, valid } from '#ui/fields/use-checked-form.ts';
import { writeIntoField } from '#ui/fields/write-into-field.ts';
import { useToasts } from '#ui/overlays/toasts.tsx';
import { usePress } from '#ui/press/use-press.ts';
import { walletLinkCalls } from '../contract.ts';
import { hashOfGiftLink, linkInText } from '../rules.ts';
import { walletLinkStrings } from '../strings.ts';
import { sealLink } from './seal-link.ts';

// What became of the last link that was sent. Without an amount it is in progress.
export interface SentLink {
  readonly answer: AnswerOf<typeof walletLinkCalls.send>;
  readonly at: Date;
}

export interface WalletLink {
  readonly form: CheckedForm<'link'>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly isSending: boolean;
  readonly isEmpty: boolean;
  readonly isUnknown: boolean;
  readonly sent: SentLink | null;
  readonly typed: (text: string) => void;
  readonly paste: () => Promise<void>;
}

// One link is sealed once, so that a press after a lost answer asks the same question under the same key.
const useSealed = (): ((link: string) => string) => {
  const last = useRef({ link: '', sealed: '' });
  return (link) => {
    if (last.current.link !== link) last.current = { link, sealed: sealLink(setting('VITE_ENCRYPTION_SECRET'), link) };
    return last.current.sealed;
  };
};

export const useWalletLink = (): WalletLink => {
  const t = useTexts(walletLinkStrings);
  const refusalText = useRefusalText();
  const toasts = useToasts();
  const input = useRef<HTMLInputElement>(null);
  const [isEmpty, setEmpty] = useState(true);
  const [sent, setSent] = useState<SentLink | null>(null);
  const { isSending, ended, press } = usePress();
  const sealed = useSealed();
  const write = (text: string): void => {
    if (input.current !== null) writeIntoField(input.current, text);
  };
  const send = async (link: string): Promise<void> => {
    setSent(null);
    toasts.clear();
    const pressed = await press(walletLinkCalls.send, { link: sealed(link) });
    if (pressed.end === 'busy') return;
    if (pressed.end === 'done') {
      toasts.success(t('linkSent'));
      setSent({ answer: pressed.answer, at: pressed.at });
      write('');
      return;
    }
    const text = refusalText(pressed.code);
    toasts.danger(text);
    if (pressed.end === 'refused') form.setError('link', text);
  };
  const form: CheckedForm<'link'> = useCheckedForm({
    names: ['link'],
    check: (values) => {
      const link = linkInText(values.link);
      return hashOfGiftLink(link) === null ? { link: t('noGiftLink') } : valid(link);
    },
    send,
  });
  return {
    form,
    input,
    isSending,
    isEmpty,
    isUnknown: ended?.end === 'unknown',
    sent,
    typed: (text) => setEmpty(text.trim() === ''),
    paste: async () => {
      try {
        write(linkInText(await navigator.clipboard.readText()));
      } catch {
        input.current?.focus();
      }
    },
  };
};

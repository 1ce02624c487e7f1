import { useEffect, useSyncExternalStore } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { useToasts } from '#ui/overlays/toasts.tsx';
import { chatStrings } from '../../strings.ts';
import type { ChatTalk } from '../chat-talk.ts';
import { type ChatUpload, uploadOf } from './chat-upload.ts';

export interface Attaching extends Pick<ChatUpload, 'choose' | 'retry' | 'cancel'>, ReturnType<ChatUpload['state']> {}

// A failure while the chat is closed, or its screen was left, is told wherever the member is.
export const useAttachment = (talk: ChatTalk, isOpen: boolean): Attaching => {
  const t = useTexts(chatStrings);
  const toasts = useToasts();
  const upload = uploadOf(talk);
  const { attachment, refused } = useSyncExternalStore(upload.subscribe, upload.state);
  useEffect(() => upload.joinTalk(talk), [upload, talk]);
  useEffect(() => {
    const tell = (): void =>
      toasts.danger(t(upload.state().attachment?.problem == null ? 'fileNotSent' : 'fileNotSupported'));
    upload.whenFailed(isOpen ? () => undefined : tell);
    return () => upload.whenFailed(tell);
  }, [upload, isOpen, toasts, t]);
  const { choose, retry, cancel } = upload;
  return { attachment, refused, choose, retry, cancel };
};

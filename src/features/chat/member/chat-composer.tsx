import { Send } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { forget, readStored, store } from '#ask/browser-storage.ts';
import { plainText } from '#i18n/plain-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { cleanText, messageLengthMax } from '../rules.ts';
import { chatStrings } from '../strings.ts';
import { AboutCard, type AttachedLine } from './about-card.tsx';
import { AttachButton, AttachmentRow } from './upload/chat-attachment.tsx';
import type { ChatTalk } from './chat-talk.ts';
import styles from './chat.module.css';
import type { Attaching } from './upload/use-attachment.ts';

// Several people may use one browser.
const draftKeyOf = ({ owner }: ChatTalk): string => `chat-draft-${owner.userId ?? owner.guestId ?? ''}`;
const counterFrom = 1_800;

// On a phone, Enter is the only way to a new line.
const entersSend = (): boolean => globalThis.matchMedia('(pointer: fine)').matches;

// One file at a time; one that can never go makes room for another.
const canChoose = ({ attachment }: Attaching): boolean => attachment === null || attachment.problem !== null;

export interface ChatComposerProps {
  readonly talk: ChatTalk;
  readonly attaching: Attaching;
  readonly about: AttachedLine | null;
  readonly onAboutEnded: (() => void) | undefined;
}

export const ChatComposer = ({ talk, attaching, about, onAboutEnded }: ChatComposerProps) => {
  const t = useTexts(chatStrings);
  const [id, fileId] = [useId(), useId()];
  const area = useRef<HTMLTextAreaElement>(null);
  const draftKey = draftKeyOf(talk);
  const [text, setText] = useState(() => readStored('session', draftKey) ?? '');
  useEffect(() => area.current?.focus(), []);
  const change = (typed: string): void => {
    setText(typed);
    if (typed === '') forget('session', draftKey);
    else store('session', draftKey, typed);
  };
  const send = (): void => {
    const written = cleanText(text);
    if (written !== '') {
      talk.write(written, 'text', about?.lineId);
      change('');
      if (about !== null) onAboutEnded?.();
    }
    area.current?.focus();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !entersSend()) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={styles['composer']}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {about === null ? null : <AboutCard about={about} onRemove={() => onAboutEnded?.()} />}
      <AttachmentRow attaching={attaching} id={fileId} />
      <AttachButton onChoose={attaching.choose} blockedBy={canChoose(attaching) ? null : fileId} />
      <textarea
        ref={area}
        rows={1}
        className={styles['area']}
        aria-label={plainText(t('placeholder'))}
        placeholder={plainText(t(about === null ? 'placeholder' : 'tellProblem'))}
        aria-describedby={id}
        maxLength={messageLengthMax}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={press}
      />
      <IconButton type="submit" label={t('send')} icon={<Send size={22} strokeWidth={1.75} />} />
      <p id={id} className={styles['counter']}>
        {text.length < counterFrom ? null : t('charsLeft', { n: messageLengthMax - text.length })}
      </p>
    </form>
  );
};

import { Paperclip } from 'lucide-react';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { InlineError } from '#ui/fields/inline-error.tsx';
import { useFileChoice } from '#ui/buttons/use-file-choice.tsx';
import { megabytesMax } from '../contract.ts';
import { attachableTypes } from '../rules.ts';
import { ChatMedia } from './chat-media.tsx';
import { chatOfficeStrings } from './chat-office-strings.ts';
import styles from './chats.module.css';
import { fileGone } from './staff-file.ts';
import type { AttachedFile } from './use-staff-file.ts';

const OnItsWay = ({ attached }: { readonly attached: AttachedFile }) => {
  const t = useTexts(chatOfficeStrings);
  const shared = useTexts(sharedTexts);
  const refusalText = useRefusalText();
  const { name, part, failure } = attached.file;
  if (failure === null)
    return (
      <p role="status" className={styles['text']}>
        {name}: {t('uploading', { percent: Math.round(part * 100) })}
      </p>
    );
  const texts: Readonly<Record<string, string>> = { unknown: t('fileFailed'), [fileGone]: t('noPicture') };
  return (
    <>
      <InlineError>
        {name}: {texts[failure] ?? refusalText(failure)}
      </InlineError>
      <Button onClick={attached.retry}>{shared('retry')}</Button>
    </>
  );
};

// The file that goes with an answer: chosen, on its way, shown before it is sent, or why it cannot go.
export const StaffFileRow = ({ attached }: { readonly attached: AttachedFile }) => {
  const t = useTexts(chatOfficeStrings);
  const { choose, drop } = attached;
  const { name, path, problem, kind } = attached.file;
  const { input, open } = useFileChoice(attachableTypes, (chosen) => void choose(chosen));
  return (
    <div className={styles['file']}>
      {input}
      {name === null ? (
        <IconButton
          label={t('attach')}
          icon={<Paperclip size={20} strokeWidth={1.75} aria-hidden="true" />}
          onClick={open}
        />
      ) : (
        <>
          {path === null ? <OnItsWay attached={attached} /> : <ChatMedia path={path} />}
          <Button kind="text" onClick={drop}>
            {t('drop')}
          </Button>
        </>
      )}
      {problem === null ? null : <InlineError>{t(problem, { n: megabytesMax[kind] })}</InlineError>}
    </div>
  );
};

import { FileX, Paperclip, X } from 'lucide-react';
import { plainText } from '#i18n/plain-text.ts';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { useFileChoice } from '#ui/buttons/use-file-choice.tsx';
import { megabytesMax } from '../../contract.ts';
import { type Attachable, attachableTypes } from '../../rules.ts';
import { chatStrings } from '../../strings.ts';
import type { Attachment } from './chat-upload.ts';
import type { Attaching } from './use-attachment.ts';
import styles from './chat-attachment.module.css';

interface AttachButtonProps {
  readonly onChoose: (file: File) => void;
  // The id of the element that says why no file can be chosen now.
  readonly blockedBy: string | null;
}

export const AttachButton = ({ onChoose, blockedBy }: AttachButtonProps) => {
  const t = useTexts(chatStrings);
  const { input, open } = useFileChoice(attachableTypes, onChoose);
  const isBlocked = blockedBy !== null;
  return (
    <>
      {input}
      <IconButton
        label={t('attach')}
        icon={<Paperclip size={22} strokeWidth={1.75} />}
        aria-disabled={isBlocked || undefined}
        aria-describedby={blockedBy ?? undefined}
        onClick={isBlocked ? undefined : open}
      />
    </>
  );
};

interface FileStateProps {
  readonly attachment: Attachment;
  readonly id: string;
  readonly onRetry: () => void;
}

const Problem = ({ kind, problem }: Attachable & { readonly problem: NonNullable<Attachable['problem']> }) => {
  const t = useTexts(chatStrings);
  return (
    <>
      {t(problem, { n: megabytesMax[kind] })}
      {problem === 'fileUnsupported' ? <span className={styles['kinds']}>{t('fileKinds')}</span> : null}
    </>
  );
};

// A file of an unknown kind has no picture to show.
const Preview = ({ attachment: { kind, preview, problem } }: { readonly attachment: Attachment }) => {
  const t = useTexts(chatStrings);
  if (problem !== null) return <FileX size={32} strokeWidth={1.75} aria-hidden="true" className={styles['unknown']} />;
  return kind === 'video' ? (
    <video src={preview} aria-label={plainText(t('preview'))} muted className={styles['preview']} />
  ) : (
    <img src={preview} alt={plainText(t('preview'))} className={styles['preview']} />
  );
};

// Another try is offered only where it can help.
const FileState = ({ attachment, id, onRetry }: FileStateProps) => {
  const t = useTexts(chatStrings);
  const sayRefusal = useRefusalText();
  const { status, problem, refusedAs, kind, part } = attachment;
  if (problem !== null)
    return (
      <p role="alert" id={id} className={styles['problem']}>
        <Problem kind={kind} problem={problem} />
      </p>
    );
  if (status === 'failed')
    return (
      <div id={id} className={styles['failed']}>
        {refusedAs === null ? null : (
          <p role="alert" className={styles['problem']}>
            {sayRefusal(refusedAs)}
          </p>
        )}
        <Button kind="text" onClick={onRetry}>
          {t('failed')}
        </Button>
      </div>
    );
  return (
    <p role="status" id={id}>
      {t('uploading', { percent: Math.round(part * 100) })}
    </p>
  );
};

// The file on its way, above the field; or why one cannot go.
export const AttachmentRow = ({ attaching, id }: { readonly attaching: Attaching; readonly id: string }) => {
  const t = useTexts(chatStrings);
  const { attachment, refused, retry, cancel } = attaching;
  return (
    <>
      <p role="alert" className={styles['problem']}>
        {refused === null ? null : <Problem {...refused} />}
      </p>
      {attachment === null ? null : (
        <div className={styles['row']} data-status={attachment.status}>
          <Preview attachment={attachment} />
          <FileState attachment={attachment} id={id} onRetry={retry} />
          <IconButton
            label={t(attachment.problem === null ? 'cancel' : 'removeFile')}
            icon={<X size={20} strokeWidth={1.75} />}
            onClick={cancel}
          />
        </div>
      )}
    </>
  );
};

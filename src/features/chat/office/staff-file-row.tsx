import { Paperclip } from 'lucide-react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { InlineError } from '#ui/fields/inline-error.tsx';
import { useFileChoice } from '#ui/buttons/use-file-choice.tsx';
import { megabytesMax } from '../contract.ts';
import { attachableTypes } from '../rules.ts';
import { ChatMedia } from './chat-media.tsx';
import { chatOfficeStrings } from './chat-office-strings.ts';
import styles from './chats.module.css';
import type { useStaffFile } from './use-staff-file.ts';

// The file that goes with an answer: chosen, on its way, shown before it is sent, or why it cannot go.
export const StaffFileRow = ({
  attached: { file, choose, drop },
}: {
  readonly attached: ReturnType<typeof useStaffFile>;
}) => {
  const t = useTexts(chatOfficeStrings);
  const { name, part, path, problem, kind } = file;
  const { input, open } = useFileChoice(attachableTypes, (chosen) => void choose(chosen));
  return (
    <div className={styles['file']}>
      {input}
      {name === null ? (
        <Button icon={<Paperclip size={20} strokeWidth={1.75} />} onClick={open}>
          {t('attach')}
        </Button>
      ) : (
        <>
          {path === null ? (
            <p role="status">{t('uploading', { percent: Math.round(part * 100) })}</p>
          ) : (
            <ChatMedia path={path} />
          )}
          <Button kind="text" onClick={drop}>
            {t('drop')}
          </Button>
        </>
      )}
      {problem === null ? null : <InlineError>{t(problem, { n: megabytesMax[kind] })}</InlineError>}
    </div>
  );
};

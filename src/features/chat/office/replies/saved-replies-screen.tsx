import { useState } from 'react';
import { requestKey } from '#ask/request-key.ts';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { InlineError } from '#ui/fields/inline-error.tsx';
import { GoLink } from '#ui/frame/go-link.tsx';
import { EmptyState } from '#ui/lists/empty-state.tsx';
import { useWhyNot } from '#ui/office/office-staff.tsx';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import { chatOfficeCalls, type SavedReply } from '../../office-contract.ts';
import styles from '../chats.module.css';
import { SavedReplyForm } from './saved-reply-form.tsx';
import { savedRepliesStrings } from './saved-replies-strings.ts';
import { useRemoveReply, useSavedReplies } from './use-saved-replies.ts';

const Reply = ({ reply, onEdit }: { readonly reply: SavedReply; readonly onEdit: () => void }) => {
  const t = useTexts(savedRepliesStrings);
  const refusalText = useRefusalText();
  const whyNot = useWhyNot(chatOfficeCalls.saveReply);
  const remove = useRemoveReply();
  const [isSure, setIsSure] = useState(false);
  const { replyId, shortcut, texts } = reply;
  const which = <span className="visually-hidden"> /{shortcut}</span>;
  return (
    <li className={styles['saved']}>
      <h2>/{shortcut}</h2>
      <p lang="th">{texts.th}</p>
      <p lang="lo">{texts.la}</p>
      <p lang="en">{texts.en}</p>
      {remove.error === null ? null : <InlineError>{refusalText(remove.error.refusal.message)}</InlineError>}
      {whyNot === null ? (
        <div className={styles['modes']}>
          <Button onClick={onEdit}>
            {t('edit')}
            {which}
          </Button>
          <Button
            kind={isSure ? 'danger' : 'danger-outlined'}
            isBusy={remove.isPending}
            onBlur={() => setIsSure(false)}
            onClick={() => (isSure ? remove.mutate({ replyId }) : setIsSure(true))}
          >
            {t(isSure ? 'removeSure' : 'remove')}
            {which}
          </Button>
        </div>
      ) : null}
    </li>
  );
};

const blank = (): SavedReply => ({ replyId: requestKey(), shortcut: '', texts: { th: '', la: '', en: '' } });

// The answers that are written once; managers change them, everybody who answers uses them.
export const SavedRepliesScreen = () => {
  const t = useTexts(savedRepliesStrings);
  const refusalText = useRefusalText();
  const whyNot = useWhyNot(chatOfficeCalls.saveReply);
  const { data, error } = useSavedReplies();
  const [edited, setEdited] = useState<SavedReply | null>(null);
  if (data === undefined)
    return error === null ? <Skeleton /> : <EmptyState text={refusalText(error.refusal.message)} />;
  const end = (): void => setEdited(null);
  return (
    <div className={styles['page']}>
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p>{t('about')}</p>
      <GoLink to="/chats">{t('back')}</GoLink>
      {edited === null ? (
        <Button kind="filled" isMain blockedBecause={whyNot} onClick={() => setEdited(blank())}>
          {t('add')}
        </Button>
      ) : (
        <SavedReplyForm key={edited.replyId} reply={edited} onEnd={end} />
      )}
      {data.replies.length === 0 ? <EmptyState text={t('empty')} /> : null}
      <ul className={styles['lines']}>
        {data.replies.map((reply) => (
          <Reply key={reply.replyId} reply={reply} onEdit={() => setEdited(reply)} />
        ))}
      </ul>
    </div>
  );
};

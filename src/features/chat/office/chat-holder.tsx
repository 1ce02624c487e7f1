import { formatTime } from '#i18n/formats.ts';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { InlineError } from '#ui/fields/inline-error.tsx';
import { ActionButton } from '#ui/office/detail/action-button.tsx';
import { StampLine } from '#ui/office/detail/detail-parts.tsx';
import { useOpenItem } from '#ui/office/queue/queue-context.ts';
import { useDialogs } from '#ui/overlays/dialogs.tsx';
import { chatOfficeCalls } from '../office-contract.ts';
import { chatOfficeStrings } from './chat-office-strings.ts';
import styles from './chats.module.css';
import { type OpenChat, useClaim, useRelease, useResolve } from './use-chats.ts';

type Conversation = OpenChat['conversation'];

// Who has the talk, until when, and who else reads or writes in it.
export const ChatHolder = ({ chat: { conversation, others } }: { readonly chat: OpenChat }) => {
  const t = useTexts(chatOfficeStrings);
  const { heldBy, heldByName, isMine, returnsAt, status } = conversation;
  // That the holder has it open too is no news.
  const seen = others.filter(({ name, isTyping }) => isTyping || name !== heldByName);
  const holder = isMine ? t('isMine') : heldBy === null ? t('isNobodys') : t('isOf', { name: heldByName ?? '' });
  return (
    <div role="status" className={styles['reply']}>
      {status === 'RESOLVED' ? null : (
        <StampLine isCalm={isMine || heldBy === null}>
          {holder}
          {returnsAt === null ? null : ` · ${String(t('returns', { time: formatTime(returnsAt) }))}`}
        </StampLine>
      )}
      {seen.map(({ name, isTyping }) => (
        <StampLine key={name} isCalm={!isTyping}>
          {t(isTyping ? 'isWriting' : 'isHere', { name })}
        </StampLine>
      ))}
    </div>
  );
};

const TakeOrRelease = ({ conversation }: { readonly conversation: Conversation }) => {
  const t = useTexts(chatOfficeStrings);
  const refusalText = useRefusalText();
  const { conversationId, heldBy, isMine } = conversation;
  const [claim, release] = [useClaim(), useRelease()];
  const error = claim.error ?? release.error;
  return (
    <>
      {error === null ? null : <InlineError>{refusalText(error.refusal.message)}</InlineError>}
      {isMine ? (
        <ActionButton
          call={chatOfficeCalls.release}
          label={t('release')}
          shortcut="t"
          isBusy={release.isPending}
          onPress={() => release.mutate({ conversationId })}
        />
      ) : (
        <ActionButton
          call={chatOfficeCalls.claim}
          label={t(heldBy === null ? 'take' : 'takeOver')}
          shortcut="t"
          isBusy={claim.isPending}
          onPress={() => claim.mutate({ conversationId, from: heldBy })}
        />
      )}
    </>
  );
};

export const ChatActions = ({ chat: { conversation, complaints } }: { readonly chat: OpenChat }) => {
  const t = useTexts(chatOfficeStrings);
  const refusalText = useRefusalText();
  const resolve = useResolve();
  const { decided } = useOpenItem();
  const { confirm } = useDialogs();
  const { conversationId, lastSeq: after, heldBy, heldByName, isMine } = conversation;
  const open = complaints.find(({ state }) => state === 'OPEN');
  const isSure = async (): Promise<boolean> => {
    if (open === undefined) return true;
    const text = t('complaintOpen', { n: open.complaintNo });
    return confirm({ title: t('resolve'), text, confirmLabel: t('resolveAnyway'), isDoubtful: true });
  };
  const resolved = async (): Promise<void> => {
    if (!(await isSure())) return;
    const onSuccess = (): void => decided({ text: t('resolved'), kind: 'success' });
    resolve.mutate({ conversationId, after }, { onSuccess });
  };
  return (
    <>
      <TakeOrRelease conversation={conversation} />
      {resolve.error === null ? null : <InlineError>{refusalText(resolve.error.refusal.message)}</InlineError>}
      <ActionButton
        call={chatOfficeCalls.resolve}
        label={t('resolve')}
        shortcut="e"
        blockedBecause={isMine || heldBy === null ? null : t('isOf', { name: heldByName ?? '' })}
        isBusy={resolve.isPending}
        onPress={() => void resolved()}
      />
    </>
  );
};

import { useTexts } from '#i18n/texts.ts';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import { chatOfficeStrings } from './chat-office-strings.ts';
import styles from './chats.module.css';
import { useChatPicture } from './use-chats.ts';

export const ChatPicture = ({ conversationId, seq }: { readonly conversationId: string; readonly seq: number }) => {
  const t = useTexts(chatOfficeStrings);
  const { data, isError } = useChatPicture(conversationId, seq);
  if (isError) return <p>{t('noPicture')}</p>;
  if (data === undefined) return <Skeleton />;
  return <img className={styles['picture']} alt={t('picture')} src={`data:${data.type};base64,${data.base64}`} />;
};

import { useRefusalText } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { InlineError } from '#ui/fields/inline-error.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useCheckedForm } from '#ui/fields/use-checked-form.ts';
import { editorTexts } from '#ui/office/editor/editor-texts.ts';
import { LanguageFields } from '#ui/office/editor/language-fields.tsx';
import { useToasts } from '#ui/overlays/toasts.tsx';
import type { SavedReply } from '../../office-contract.ts';
import { messageLengthMax, shortcutForm } from '../../rules.ts';
import styles from '../chats.module.css';
import { savedRepliesStrings } from './saved-replies-strings.ts';
import { useSaveReply } from './use-saved-replies.ts';

const names = ['shortcut', 'text.th', 'text.la', 'text.en'] as const;

export const SavedReplyForm = ({ reply, onEnd }: { readonly reply: SavedReply; readonly onEnd: () => void }) => {
  const t = useTexts(savedRepliesStrings);
  const languages = useTexts(editorTexts);
  const refusalText = useRefusalText();
  const save = useSaveReply();
  const toasts = useToasts();
  const { replyId, shortcut, texts } = reply;
  const form = useCheckedForm({
    names,
    labels: {
      shortcut: t('shortcut'),
      'text.th': languages('th'),
      'text.la': languages('la'),
      'text.en': languages('en'),
    },
    check: (values) => ({
      ...(shortcutForm.test(values.shortcut) ? {} : { shortcut: t('shortcutHint') }),
      ...Object.fromEntries(
        names.filter((name) => name !== 'shortcut' && values[name].trim() === '').map((name) => [name, t('missing')]),
      ),
    }),
    send: (values) =>
      save.mutate(
        {
          replyId,
          shortcut: values.shortcut,
          texts: { th: values['text.th'], la: values['text.la'], en: values['text.en'] },
        },
        {
          onSuccess: () => {
            toasts.success(t('saved'));
            onEnd();
          },
        },
      ),
  });
  return (
    <form {...form.props} className={styles['saved']}>
      <ErrorSummary {...form.summary} />
      <TextField
        {...form.field('shortcut')}
        label={t('shortcut')}
        hint={t('shortcutHint')}
        maxLength={30}
        defaultValue={shortcut}
      />
      <LanguageFields
        form={form}
        name="text"
        legend={t('text')}
        lengthMax={messageLengthMax}
        rows={3}
        written={{ 'text.th': texts.th, 'text.la': texts.la, 'text.en': texts.en }}
      />
      {save.error === null ? null : <InlineError>{refusalText(save.error.refusal.message)}</InlineError>}
      <div className={styles['modes']}>
        <Button type="submit" kind="filled" isMain isBusy={save.isPending}>
          {t('save')}
        </Button>
        <Button isMain onClick={onEnd}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
};

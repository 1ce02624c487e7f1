import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useOfflineReason } from '#ui/frame/use-offline-reason.ts';
import { useCheckedForm } from '#ui/fields/use-checked-form.ts';
import { isCode, typedCode } from '../rules.ts';
import { bonusStrings } from '../strings.ts';
import styles from './bonus.module.css';

const codeLengthMax = 40;

export const PromotionForm = ({ onSearch }: { readonly onSearch: (code: string) => void }) => {
  const t = useTexts(bonusStrings);
  const offline = useOfflineReason();
  const form = useCheckedForm({
    names: ['code'],
    check: ({ code }): { code?: string } => {
      if (code.trim() === '') return { code: t('codeRequired') };
      return isCode(typedCode(code)) ? {} : { code: t('codeSigns') };
    },
    send: ({ code }) => {
      onSearch(typedCode(code));
      return Promise.resolve();
    },
  });
  return (
    <form {...form.props} className={styles['search']}>
      <TextField
        label={t('promotionCode')}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={codeLengthMax}
        onInput={(event) => {
          const field = event.currentTarget;
          const [start, end] = [field.selectionStart, field.selectionEnd];
          field.value = typedCode(field.value);
          field.setSelectionRange(start, end);
        }}
        {...form.field('code')}
      />
      <Button type="submit" isMain blockedBecause={offline}>
        {t('search')}
      </Button>
    </form>
  );
};

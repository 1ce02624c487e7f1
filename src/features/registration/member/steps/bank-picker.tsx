import { bankNames } from '#i18n/bank-names.ts';
import { accountTexts } from '#i18n/account-texts.ts';
import { useLocale } from '#i18n/locale.ts';
import { textOf, useTexts } from '#i18n/texts.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { InlineError } from '#ui/fields/inline-error.tsx';
import { ListboxField, type ListboxOption } from '#ui/fields/listbox-field.tsx';
import { registrationStrings } from '../../strings.ts';
import styles from '../register-screen.module.css';
import type { Bank, RegisterLookups } from '../register-lookups.ts';

export interface BankPickerProps {
  readonly lookups: RegisterLookups;
  readonly field: { readonly id: string; readonly name: string; readonly error: string | undefined };
  readonly defaultValue: string;
  readonly onChoose: (bankCode: string) => void;
}

const names: Readonly<Record<string, readonly [th: string, la: string, en: string]>> = bankNames;

// The operator's Thai name; on pages in another language, that language's name is below it.
const useBankOption = (): ((bank: Bank) => ListboxOption) => {
  const locale = useLocale();
  return ({ code, nameTH, nameEN }) => {
    const row = names[code];
    const known = row === undefined ? undefined : textOf(row, locale);
    const caption = locale === 'en' ? (nameEN ?? known) : known;
    return {
      value: code,
      label: nameTH,
      logo: (
        <span className={styles['bank']} aria-hidden="true">
          {code}
        </span>
      ),
      ...(locale === 'th' || caption === undefined ? {} : { caption }),
    };
  };
};

export const BankPicker = ({ lookups, field, defaultValue, onChoose }: BankPickerProps) => {
  const t = useTexts(registrationStrings);
  const accountText = useTexts(accountTexts);
  const shared = useTexts(sharedTexts);
  const optionOf = useBankOption();
  const { banks, haveBanksFailed, loadBanks } = lookups;
  if (banks === null && haveBanksFailed)
    return (
      <div className={styles['failed']}>
        <InlineError>{shared('loadFailed')}</InlineError>
        <Button onClick={loadBanks}>{shared('retry')}</Button>
      </div>
    );
  return (
    <ListboxField
      label={accountText('bank')}
      prompt={banks === null ? t('loading') : t('requiredBank')}
      options={(banks ?? []).map(optionOf)}
      isSearchable
      defaultValue={defaultValue}
      onChoose={onChoose}
      {...field}
    />
  );
};

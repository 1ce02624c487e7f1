import { useId, useState } from 'react';
import { isLaos } from '#ask/settings.ts';
import { isAccountNo, isEnglishAccountName, needsEnglishAccountName } from '#contract/forms/bank-account-form.ts';
import { accountTexts } from '#i18n/account-texts.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { RadioCards } from '#ui/fields/radio-cards.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { digitsAsTyped } from '#ui/fields/typed-digits.ts';
import { type CheckedForm, useCheckedForm, type Values } from '#ui/fields/use-checked-form.ts';
import type { Errors } from '#ui/fields/use-field-errors.ts';
import { registrationStrings } from '../../strings.ts';
import { BankPicker } from './bank-picker.tsx';
import type { RegisterLookups } from '../register-lookups.ts';
import { accountNameOf } from '../register-payload.ts';
import styles from '../register-screen.module.css';
import { StepActions } from './step-actions.tsx';
import { trimTyped, uppercaseTyped } from './uppercase-input.ts';
import type { Registration } from '../use-registration.ts';

const names = ['bankCode', 'firstName', 'lastName', 'accountNo', 'currency'] as const;
type Name = (typeof names)[number];
const nameLengthMax = 100;
const accountNoLengthMax = 40;
const currencies = ['LAK', 'BAHT'] as const;

const useBankCheck = (): ((values: Values<Name>) => Errors<Name>) => {
  const t = useTexts(registrationStrings);
  const accountText = useTexts(accountTexts);
  const shared = useTexts(sharedTexts);
  const nameError = (bankCode: string, name: string): string | null => {
    if (name.trim() === '') return shared('required');
    return needsEnglishAccountName(bankCode) && !isEnglishAccountName(name) ? accountText('englishNameOnly') : null;
  };
  // Both are sent as one name.
  const lengthError = (accountName: string): string | null =>
    [...accountName].length > nameLengthMax ? t('nameTooLong', { max: nameLengthMax }) : null;
  const numberError = (accountNo: string): string | null => {
    if (accountNo === '') return shared('required');
    return isAccountNo(accountNo) ? null : accountText('numberForm');
  };
  return ({ bankCode, firstName, lastName, accountNo }) => {
    const found = {
      bankCode: bankCode === '' ? t('requiredBank') : null,
      firstName: nameError(bankCode, firstName),
      lastName: nameError(bankCode, lastName) ?? lengthError(accountNameOf(firstName, lastName)),
      accountNo: numberError(digitsAsTyped(accountNo)),
    };
    return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== null));
  };
};

// The field that a refusal is about, if it names one.
const fieldOfCode: Readonly<Record<string, Name>> = {
  BANK_ACCOUNT_NAME_ENG: 'firstName',
  EXISTING_BANK: 'accountNo',
  INVALID_BANK: 'bankCode',
};

interface AccountNameProps {
  readonly form: CheckedForm<Name>;
  readonly isEnglish: boolean;
  readonly values: { readonly firstName: string; readonly lastName: string };
}

const AccountName = ({ form, isEnglish, values }: AccountNameProps) => {
  const t = useTexts(registrationStrings);
  const accountText = useTexts(accountTexts);
  const hintId = useId();
  const input = {
    maxLength: nameLengthMax,
    spellCheck: false,
    autoCapitalize: 'characters',
    describedBy: isEnglish ? hintId : undefined,
    onInput: uppercaseTyped,
    onBlur: trimTyped,
  };
  return (
    <>
      <p id={hintId} className={isEnglish ? styles['notice'] : 'visually-hidden'} aria-live="polite">
        {isEnglish ? accountText('englishNameOnly') : null}
      </p>
      <TextField
        label={t('firstName')}
        autoComplete="given-name"
        defaultValue={values.firstName}
        {...input}
        {...form.field('firstName')}
      />
      <TextField
        label={t('lastName')}
        autoComplete="family-name"
        defaultValue={values.lastName}
        {...input}
        {...form.field('lastName')}
      />
    </>
  );
};

export interface BankStepProps {
  readonly registration: Registration;
  readonly lookups: RegisterLookups;
}

export const BankStep = ({ registration, lookups }: BankStepProps) => {
  const t = useTexts(registrationStrings);
  const accountText = useTexts(accountTexts);
  const { draft, isBusy, submitBank, back } = registration;
  const [kept] = useState(() => draft.values());
  const [bankCode, setBankCode] = useState(kept.bankCode);
  const form = useCheckedForm({
    names,
    labels: {
      bankCode: accountText('bank'),
      firstName: t('firstName'),
      lastName: t('lastName'),
      accountNo: accountText('accountNo'),
    },
    check: useBankCheck(),
    send: async (values) => {
      const refused = await submitBank({
        bankCode: values.bankCode,
        bankAccountName: accountNameOf(values.firstName, values.lastName),
        bankAccountNo: digitsAsTyped(values.accountNo),
        currency: values.currency,
      });
      const field = refused === null ? undefined : fieldOfCode[refused.code];
      if (refused !== null && field !== undefined) form.setError(field, refused.text);
    },
  });
  return (
    <form {...form.props} className={styles['form']}>
      <p className={styles['lead']}>{t('bankLead')}</p>
      <ErrorSummary {...form.summary} />
      <BankPicker
        lookups={lookups}
        field={form.field('bankCode')}
        defaultValue={kept.bankCode}
        onChoose={setBankCode}
      />
      <AccountName form={form} isEnglish={needsEnglishAccountName(bankCode)} values={kept} />
      <TextField
        label={accountText('accountNo')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={accountNoLengthMax}
        defaultValue={kept.accountNo}
        {...form.field('accountNo')}
      />
      {isLaos() ? (
        <RadioCards
          legend={accountText('currency')}
          name="currency"
          variant="chips"
          options={currencies.map((currency) => ({ value: currency, content: accountText(currency) }))}
          defaultValue={kept.currency === '' ? 'LAK' : kept.currency}
        />
      ) : null}
      <StepActions submitLabel={t('register')} isBusy={isBusy} onBack={back} />
    </form>
  );
};

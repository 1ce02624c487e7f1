import { type ClipboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { isLaos } from '#ask/settings.ts';
import { phoneRefusal } from '#contract/forms/phone-form.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { PhoneInput } from '#ui/fields/phone-input.tsx';
import { phoneAsTyped } from '#ui/fields/typed-digits.ts';
import { useCheckedForm } from '#ui/fields/use-checked-form.ts';
import { writeIntoField } from '#ui/fields/write-into-field.ts';
import { registrationStrings } from '../../strings.ts';
import styles from '../register-screen.module.css';
import { StepActions } from './step-actions.tsx';
import type { Registration } from '../use-registration.ts';

const phoneDigits = 10;
const phoneLengthMax = 40;
const phoneCodes = ['EXISTING_USER', 'PHONE_NUMBER_REQUIRE_10_DIGIT', 'INVALID_USER_INFO', 'OTP_BLOCK'];

// The field shows what was typed unchanged, and what was pasted as it is sent.
const pasteDigits = (event: ClipboardEvent<HTMLInputElement>): void => {
  const digits = phoneAsTyped(event.clipboardData.getData('text'));
  if (!/^\d+$/.test(digits)) return;
  event.preventDefault();
  writeIntoField(event.currentTarget, digits);
};

export const PhoneStep = ({ registration }: { readonly registration: Registration }) => {
  const t = useTexts(registrationStrings);
  const shared = useTexts(sharedTexts);
  const { draft, isBusy, submitPhone } = registration;
  const input = useRef<HTMLInputElement>(null);
  const [length, setLength] = useState(0);
  const phoneError = (phone: string): string | null => {
    if (phone === '') return shared('required');
    if (phoneRefusal(phone, isLaos()) === null) return null;
    return isLaos() ? t('phoneLaos') : t('phone10');
  };
  const form = useCheckedForm({
    names: ['phone'],
    check: ({ phone }) => {
      const error = phoneError(phoneAsTyped(phone));
      return error === null ? {} : { phone: error };
    },
    send: async ({ phone }) => {
      const refused = await submitPhone(phoneAsTyped(phone));
      if (refused !== null && phoneCodes.includes(refused.code)) form.setError('phone', refused.text);
    },
  });
  // After hydration, and never over text typed before it.
  useLayoutEffect(() => {
    if (input.current === null) return;
    if (input.current.value === '') input.current.value = draft.values().phone;
    draft.keep('phone', input.current.value);
    setLength(phoneAsTyped(input.current.value).length);
  }, [draft]);
  return (
    <form {...form.props} className={styles['form']}>
      <PhoneInput
        ref={input}
        label={t('phone')}
        hint={isLaos() ? t('phoneLaos') : t('phoneCount', { n: length, max: phoneDigits })}
        maxLength={phoneLengthMax}
        onPaste={pasteDigits}
        onInput={(event) => setLength(phoneAsTyped(event.currentTarget.value).length)}
        {...form.field('phone')}
      />
      <StepActions submitLabel={shared('next')} isBusy={isBusy} />
    </form>
  );
};

import { useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { formatDateTime } from '#i18n/date-formats.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useCheckedForm } from '#ui/fields/use-checked-form.ts';
import { DecisionDialog } from '#ui/office/detail/decision-dialog.tsx';
import { FreshPassword } from '#ui/office/detail/fresh-password.tsx';
import { useToasts } from '#ui/overlays/toasts.tsx';
import { usePress } from '#ui/press/use-press.ts';
import { authOfficeCalls } from '../office-contract.ts';
import { ownLoginStrings } from './own-login-strings.ts';
import styles from './own-login.module.css';
import { passkeyStrings } from './passkey-strings.ts';
import { useFactors } from './use-own-login.ts';
import { hasPasskeys, useNewPasskey, usePasskeyProblem } from './use-passkeys.ts';

type Passkey = AnswerOf<typeof authOfficeCalls.listFactors>['passkeys'][number];

const NewPasskey = () => {
  const t = useTexts(passkeyStrings);
  const own = useTexts(ownLoginStrings);
  const shared = useTexts(sharedTexts);
  const problem = usePasskeyProblem();
  const toasts = useToasts();
  const making = useNewPasskey();
  const form = useCheckedForm({
    names: ['name', 'password'],
    check: ({ name, password }) => ({
      ...(name.trim() === '' ? { name: shared('required') } : {}),
      ...(password === '' ? { password: shared('required') } : {}),
    }),
    send: async ({ name, password }, element) => {
      try {
        await making.mutateAsync({ name: name.trim(), password });
      } catch {
        return;
      }
      element.reset();
      toasts.success(t('added'));
    },
  });
  const wrong = problem(making.error);
  return (
    <form {...form.props} className={styles['form']}>
      <TextField label={t('name')} hint={t('nameHint')} autoComplete="off" maxLength={60} {...form.field('name')} />
      <PasswordInput label={own('oldPassword')} autoComplete="current-password" {...form.field('password')} />
      {wrong === null ? null : <p role="alert">{wrong}</p>}
      <Button type="submit" isMain isBusy={making.isPending}>
        {t('add')}
      </Button>
    </form>
  );
};

const RemoveDialog = ({ passkey, onClose }: { readonly passkey: Passkey; readonly onClose: () => void }) => {
  const t = useTexts(passkeyStrings);
  const own = useTexts(ownLoginStrings);
  const shared = useTexts(sharedTexts);
  const toasts = useToasts();
  const press = usePress();
  const { passkeyId, name } = passkey;
  const form = useCheckedForm({
    names: ['password'],
    check: ({ password }) => (password === '' ? { password: shared('required') } : {}),
    send: async ({ password }) => {
      const sent = await press.press(authOfficeCalls.removePasskey, { passkeyId, password });
      if (sent.end !== 'done') return;
      onClose();
      toasts.success(t('removed'));
    },
  });
  return (
    <DecisionDialog
      title={t('removeNamed', { name })}
      summary={<p>{t('removeAbout', { name })}</p>}
      form={form}
      submitLabel={t('remove')}
      isDanger
      press={press}
      onClose={onClose}
    >
      <FreshPassword {...form.field('password')} label={own('oldPassword')} data-autofocus="" ended={press.ended} />
    </DecisionDialog>
  );
};

const PasskeyRow = ({ passkey }: { readonly passkey: Passkey }) => {
  const t = useTexts(passkeyStrings);
  const [isRemoving, setRemoving] = useState(false);
  const { name, createdAt, usedAt } = passkey;
  return (
    <li className={styles['passkey']}>
      <div>
        <strong>{name}</strong>
        <p className={styles['stamp']}>
          {t('made', { at: formatDateTime(createdAt) })} ·{' '}
          {usedAt === null ? t('notUsed') : t('used', { at: formatDateTime(usedAt) })}
        </p>
      </div>
      <Button aria-label={t('removeNamed', { name })} onClick={() => setRemoving(true)}>
        {t('remove')}
      </Button>
      {isRemoving ? <RemoveDialog passkey={passkey} onClose={() => setRemoving(false)} /> : null}
    </li>
  );
};

// The keys in the person's devices that can replace a code.
export const PasskeysPart = () => {
  const t = useTexts(passkeyStrings);
  const passkeys = useFactors().data?.passkeys;
  return (
    <section className={styles['part']}>
      <h2>{t('title')}</h2>
      <p>{t('about')}</p>
      {passkeys?.length === 0 ? <p>{t('none')}</p> : null}
      {passkeys === undefined || passkeys.length === 0 ? null : (
        <ul className={styles['passkeys']}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.passkeyId} passkey={passkey} />
          ))}
        </ul>
      )}
      {hasPasskeys() ? <NewPasskey /> : <p>{t('unsupported')}</p>}
    </section>
  );
};

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerOf } from '#ask/ask.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { useTexts } from '#i18n/texts.ts';
import { StatusChip } from '#ui/lists/status-chip.tsx';
import { ActionButton } from '#ui/office/detail/action-button.tsx';
import { QuickDecision } from '#ui/office/detail/quick-decision.tsx';
import { OfficePage } from '#ui/office/office-page.tsx';
import { roleTexts } from '#ui/office/office-texts.ts';
import { OpenItemProvider } from '#ui/office/queue/queue-context.ts';
import { useToasts } from '#ui/overlays/toasts.tsx';
import { authOfficeCalls } from '../../office-contract.ts';
import { menuStrings } from '../menu-strings.ts';
import styles from '../own-login.module.css';
import { peopleStrings } from './people-strings.ts';

type Login = AnswerOf<typeof authOfficeCalls.listStaff>['staff'][number];

const Decision = ({ login, onClose }: { readonly login: Login; readonly onClose: () => void }) => {
  const t = useTexts(peopleStrings);
  const { staffId, name, suspendedAt } = login;
  const isSuspended = suspendedAt !== null;
  const call = isSuspended ? authOfficeCalls.readmitStaff : authOfficeCalls.suspendStaff;
  const title = t(isSuspended ? 'readmitNamed' : 'suspendNamed', { name });
  return (
    <QuickDecision
      title={title}
      summary={t(isSuspended ? 'readmitNote' : 'suspendNote', { name })}
      submitLabel={t(isSuspended ? 'readmit' : 'suspend')}
      isDanger={!isSuspended}
      fields={[
        { kind: 'text', name: 'note', label: t('reason'), lengthMin: 10, lengthMax: 500, missing: t('tooShort') },
        { kind: 'password' },
      ]}
      decide={({ note = '', password = '' }, press) => press(call, { staffId, note: note.trim(), password })}
      decided={{ text: title, kind: 'success' }}
      onClose={onClose}
    />
  );
};

const LoginRow = ({ login }: { readonly login: Login }) => {
  const t = useTexts(peopleStrings);
  const roles = useTexts(roleTexts);
  const [isOpen, setOpen] = useState(false);
  const { name, role, suspendedAt, isMine } = login;
  const isSuspended = suspendedAt !== null;
  return (
    <li className={styles['passkey']}>
      <div>
        <strong>{name}</strong>
        <p className={styles['stamp']}>{roles(role)}</p>
        {isSuspended ? <StatusChip kind="failed">{t('suspended')}</StatusChip> : null}
      </div>
      {isMine ? null : (
        <div>
          <ActionButton
            call={isSuspended ? authOfficeCalls.readmitStaff : authOfficeCalls.suspendStaff}
            label={t(isSuspended ? 'readmitNamed' : 'suspendNamed', { name })}
            kind={isSuspended ? 'outlined' : 'danger-outlined'}
            onPress={() => setOpen(true)}
          />
        </div>
      )}
      {isOpen ? <Decision login={login} onClose={() => setOpen(false)} /> : null}
    </li>
  );
};

// The logins of the staff, and who of them is shut out.
export const PeopleScreen = () => {
  const t = useTexts(peopleStrings);
  const menu = useTexts(menuStrings);
  const toasts = useToasts();
  const { data } = useQuery({
    queryKey: ['staff', 'logins'],
    queryFn: () => answerOf(authOfficeCalls.listStaff, {}),
  });
  const item = {
    focus: 'detail',
    decided: ({ text }: { readonly text: string }): void => toasts.success(text),
    backToList: () => undefined,
  } as const;
  return (
    <OpenItemProvider value={item}>
      <OfficePage title={menu('people')} width={720}>
        <p>{t('about')}</p>
        <ul className={styles['passkeys']} aria-busy={data === undefined}>
          {data?.staff.map((login) => (
            <LoginRow key={login.staffId} login={login} />
          ))}
        </ul>
      </OfficePage>
    </OpenItemProvider>
  );
};

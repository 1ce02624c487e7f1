import { Gift } from 'lucide-react';
import { useTexts } from '#i18n/texts.ts';
import { registrationStrings } from '../../strings.ts';
import styles from '../register-screen.module.css';

export const InviteChip = ({ code }: { readonly code: string }) => {
  const t = useTexts(registrationStrings);
  return (
    <p className={styles['invite']}>
      <Gift size={20} strokeWidth={1.75} aria-hidden="true" />
      <span>
        {t('inviteCode')} <span className={styles['code']}>{code}</span>
      </span>
    </p>
  );
};

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { enrolStrings } from './staff-login-strings.ts';
import { useFocusedHeading } from './use-focused-heading.ts';
import styles from './staff-login-screen.module.css';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

// Shown only once: the server stores only their digests.
export const RecoveryCodes = ({ codes, onKept }: RecoveryCodesProps) => {
  const t = useTexts(enrolStrings);
  const heading = useFocusedHeading();
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t('codesTitle')}
      </h1>
      <p>{t('codesAbout')}</p>
      <ul className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button isWide onClick={() => void navigator.clipboard?.writeText(codes.join('\n')).catch(() => undefined)}>
        {t('copyAll')}
      </Button>
      <Button kind="filled" isMain isWide onClick={onKept}>
        {t('kept')}
      </Button>
    </>
  );
};

import { useId } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ServerMarkup } from '#ui/markup/server-markup.tsx';
import { ModalFrame } from '#ui/overlays/modal-frame.tsx';
import styles from './home.module.css';
import { homeStrings } from './strings.ts';

interface TermsProps {
  readonly agreements: readonly string[];
  readonly onAccept: () => void;
}

export const AgreementTerms = ({ agreements, onAccept }: TermsProps) => {
  const t = useTexts(homeStrings);
  const titleId = useId();
  const textId = useId();
  return (
    <ModalFrame titleId={titleId} textId={textId} role="alertdialog">
      <div className={styles['terms']}>
        <h2 id={titleId} tabIndex={-1} data-autofocus="">
          {t('agreement')}
        </h2>
        <div id={textId} className={styles['terms-text']}>
          {agreements.map((html) => (
            <ServerMarkup key={html} html={html} />
          ))}
        </div>
        <div className={styles['terms-foot']}>
          <Button kind="filled" isMain isWide onClick={onAccept}>
            {t('accept')}
          </Button>
        </div>
      </div>
    </ModalFrame>
  );
};

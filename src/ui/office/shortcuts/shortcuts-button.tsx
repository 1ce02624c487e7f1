import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { IconButton } from '../../buttons/icon-button.tsx';
import { CheckField } from '../../fields/check-field.tsx';
import { Dialog } from '../../overlays/dialog.tsx';
import { officeTexts } from '../office-texts.ts';
import { KeyCap } from './key-cap.tsx';
import { useShortcut, useShortcuts } from './shortcuts.tsx';
import styles from './shortcuts.module.css';

// Opens the list of this screen's keys, where they can also be switched off.
export const ShortcutsButton = () => {
  const t = useTexts(officeTexts);
  const [isOpen, setOpen] = useState(false);
  const { listed, areOn, setOn } = useShortcuts();
  useShortcut('?', t('keys'), () => setOpen(true));
  return (
    <>
      <IconButton label={t('keys')} icon={<Keyboard size={22} strokeWidth={1.75} />} onClick={() => setOpen(true)} />
      {isOpen ? (
        <Dialog title={t('keys')} onClose={() => setOpen(false)}>
          <dl className={styles['keys']}>
            {[
              ...listed(),
              { keys: ['Ctrl', 'Enter'], label: t('sendDialog') },
              { keys: ['Esc'], label: t('closeDialog') },
            ].map(({ keys, label }) => (
              <div key={`${label} ${keys.join()}`}>
                <dt>
                  {keys.map((key) => (
                    <KeyCap key={key}>{key}</KeyCap>
                  ))}
                </dt>
                <dd>{label}</dd>
              </div>
            ))}
          </dl>
          <CheckField name="keys" defaultChecked={areOn} onChange={(event) => setOn(event.currentTarget.checked)}>
            {t('keysAreOn')}
          </CheckField>
        </Dialog>
      ) : null}
    </>
  );
};

import { Copy } from 'lucide-react';
import type { ComponentType } from 'react';
import { formatDateTime } from '#i18n/date-formats.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import type { Currency } from '#money/currency.ts';
import { buttonClass, Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { useCopy } from '#ui/lists/copy-field.tsx';
import { listTexts } from '#ui/lists/list-texts.ts';
import { ServerMarkup } from '#ui/markup/server-markup.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import type { SlipLine } from '../../contract.ts';
import { slipReasonTexts, slipStatusStrings } from '../../strings.ts';
import { pictureAddress } from './picture-address.ts';
import styles from '../slip.module.css';

// How to reach support, as looked up.
export interface Contact {
  readonly contactText: string | null;
  readonly lineLink: string | null;
  readonly lineName: string | null;
}

export interface SlipHelpProps {
  readonly line: SlipLine;
  readonly currency: Currency | null;
  readonly contact: Contact | undefined;
  // What became of the member's complaint about a slip.
  readonly Complaint?: ComponentType<{ readonly lineId: string }> | undefined;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

// Help about one slip: a message that names it, and whom to send it to.
export const SlipHelp = ({ line, currency, contact, Complaint, onBack, onClose }: SlipHelpProps) => {
  const t = useTexts(slipStatusStrings);
  const reasons = useTexts(slipReasonTexts);
  const list = useTexts(listTexts);
  const copy = useCopy();
  const note = line.note ?? '';
  const reason = isTextKey(slipReasonTexts, note) ? `${reasons(note)} (${note})` : note;
  const message = t('helpMessage', {
    reference: line.reference,
    date: formatDateTime(line.createdAt),
    reason: reason === '' ? list('inProgress') : reason,
  });
  // Only our backend says until when staff decide, and takes complaints about slips.
  const isOurs = line.decideBy !== undefined && line.reference !== '';
  const money = currency === null || line.amount === 0n ? null : { amount: line.amount, currency };
  const about = { lineId: line.reference, lineType: 'slip', lineAt: line.createdAt, money };
  const address = pictureAddress(contact?.lineLink ?? null);
  return (
    <Dialog
      title={t('helpTitle')}
      onClose={onBack}
      footer={
        <Button isMain isWide onClick={onBack}>
          {t('backToSlips')}
        </Button>
      }
    >
      <div className={styles['slips']}>
        <p>{t('helpText')}</p>
        <p className={styles['message']}>{message}</p>
        <Button
          isMain
          isWide
          icon={<Copy size={20} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => void copy(message)}
        >
          {list('copy')}
        </Button>
        {isOurs ? (
          <>
            {Complaint === undefined ? null : <Complaint lineId={line.reference} />}
            <ButtonLink to="/user/contact" kind="filled" state={{ about }} isMain isWide onClick={onClose}>
              {t('talkAbout')}
            </ButtonLink>
          </>
        ) : null}
        {contact?.contactText == null ? null : <ServerMarkup html={contact.contactText} />}
        {address === null ? null : (
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass(isOurs ? 'outlined' : 'filled', true, true)}
          >
            {t('contactBy', { name: contact?.lineName ?? '' })}
          </a>
        )}
      </div>
    </Dialog>
  );
};

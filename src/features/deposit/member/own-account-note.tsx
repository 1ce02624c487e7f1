import { Landmark } from 'lucide-react';
import { formatAccountNo } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { depositStrings } from '../strings.ts';
import { useBankName } from '#ui/figures/use-bank-name.ts';
import styles from './deposit.module.css';
import type { RegisteredAccount } from './deposit-shell.ts';

export interface OwnAccountNoteProps {
  readonly account: RegisteredAccount | null;
}

// Money from another account cannot be matched to the member.
export const OwnAccountNote = ({ account }: OwnAccountNoteProps) => {
  const t = useTexts(depositStrings);
  const bankName = useBankName();
  return (
    <div className={styles['own']}>
      <Landmark size={24} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <p className={styles['own-rule']}>{t('ownAccountOnly')}</p>
        {account === null ? null : (
          <>
            <p className={styles['caption']}>{account.bankAccountName}</p>
            <p className={styles['caption']}>
              {bankName(account)} <span className="money">{formatAccountNo(account.bankAccountNo)}</span>
            </p>
          </>
        )}
      </div>
    </div>
  );
};

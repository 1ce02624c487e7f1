import { useEffect, useRef, useState } from 'react';
import { isLaos } from '#ask/settings.ts';
import { accountTexts } from '#i18n/account-texts.ts';
import { formatAccountNo } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { isCurrency } from '#money/currency.ts';
import { Facts } from '#ui/figures/facts.tsx';
import { CopyField } from '#ui/lists/copy-field.tsx';
import type { BankDepositAccount } from '../contract.ts';
import { needsEnglishName, needsSlip } from '../rules.ts';
import { depositStrings } from '../strings.ts';
import { codeOfAccount } from './offered-methods.ts';
import { useBankName } from '#ui/figures/use-bank-name.ts';
import styles from './deposit.module.css';
import type { DepositShell, RegisteredAccount } from './deposit-shell.ts';
import { EnglishNameForm } from './english-name-form.tsx';
import { StaticQr } from './static-qr.tsx';
import { StepsList } from './steps-list.tsx';

const copyAfterSavingMs = 1_000;

export interface BankAccountPanelProps {
  readonly account: BankDepositAccount;
  readonly own: RegisteredAccount | null;
  readonly renameAccount: DepositShell['renameAccount'];
}

interface NameGate {
  readonly isAsking: boolean;
  // Resolves to true if copying is allowed.
  readonly pass: () => boolean | Promise<boolean>;
  readonly saved: () => void;
  readonly dropped: () => void;
}

// Some banks show account names only in English: copying waits until the member gives such a name, then continues.
const useNameGate = (own: RegisteredAccount | null): NameGate => {
  const [isAsking, setAsking] = useState(false);
  const [isNamed, setNamed] = useState(false);
  const waiting = useRef<((mayCopy: boolean) => void) | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );
  const end = (mayCopy: boolean): void => {
    waiting.current?.(mayCopy);
    waiting.current = null;
  };
  return {
    isAsking,
    pass: () => {
      if (own === null || isNamed || !needsEnglishName(own)) return true;
      end(false);
      setAsking(true);
      return new Promise<boolean>((resolve) => {
        waiting.current = resolve;
      });
    },
    saved: () => {
      setAsking(false);
      setNamed(true);
      timer.current = setTimeout(() => end(true), copyAfterSavingMs);
    },
    dropped: () => {
      setAsking(false);
      end(false);
    },
  };
};

export const BankAccountPanel = ({ account, own, renameAccount }: BankAccountPanelProps) => {
  const t = useTexts(depositStrings);
  const accountText = useTexts(accountTexts);
  const bankName = useBankName();
  const { isAsking, pass, saved, dropped } = useNameGate(own);
  const { bankAccountName, bankAccountNo, currency } = account;
  const code = codeOfAccount(account);
  const panel = useRef<HTMLDivElement>(null);
  const leaveForm = (next: () => void): void => {
    panel.current?.focus({ preventScroll: true });
    next();
  };
  return (
    <div ref={panel} tabIndex={-1} className={styles['panel']}>
      {code === null ? null : <StaticQr markup={code} />}
      <Facts>
        <div>
          <dt>{accountText('accountName')}</dt>
          <dd>
            {bankAccountName}
            <span className={styles['caption']}>{bankName(account)}</span>
          </dd>
        </div>
        {isLaos() ? (
          <div>
            <dt>{accountText('currency')}</dt>
            <dd>{isCurrency(currency) ? accountText(currency) : currency}</dd>
          </div>
        ) : null}
      </Facts>
      <CopyField
        label={accountText('accountNo')}
        value={bankAccountNo.replace(/\D/g, '')}
        shown={formatAccountNo(bankAccountNo)}
        beforeCopy={pass}
      />
      {isAsking && own !== null ? (
        <EnglishNameForm
          account={own}
          renameAccount={renameAccount}
          onSaved={() => leaveForm(saved)}
          onCancel={() => leaveForm(dropped)}
        />
      ) : null}
      <StepsList
        steps={[
          t(code === null ? 'stepCopy' : 'stepScanOrCopy'),
          t('stepTransfer'),
          t(needsSlip(account) ? 'stepSlip' : 'creditWithin'),
        ]}
      />
    </div>
  );
};

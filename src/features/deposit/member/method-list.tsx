import { ChevronRight, Landmark, QrCode } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { QrMethod } from '../rules.ts';
import { depositStrings } from '../strings.ts';
import styles from './method-list.module.css';
import { codeOfAccount, type DepositMethod } from './offered-methods.ts';
import { useCountdown } from './qr/use-countdown.ts';
import { useKnownQr } from './qr/use-qr.ts';
import { useFocusWhenLost } from '#ui/press/use-focus-when-lost.ts';
import { useBankName } from '#ui/figures/use-bank-name.ts';

const captions = { account: 'bankTransfer', qr: 'qrTransfer', slip: 'paidUploadSlip' } as const;

const captionOf = (method: DepositMethod) =>
  method.kind === 'account' && codeOfAccount(method.account) !== null ? 'scanOrTransfer' : captions[method.kind];

interface MethodFaceProps {
  readonly method: DepositMethod;
  readonly children?: ReactNode;
}

const MethodFace = ({ method, children }: MethodFaceProps) => {
  const { account } = method;
  const t = useTexts(depositStrings);
  const bankName = useBankName();
  const Icon = account.bankType === 'QR' ? QrCode : Landmark;
  return (
    <>
      <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles['names']}>
        <span className={styles['name']}>{bankName(account)}</span>
        <span className={styles['caption']}>{t(captionOf(method))}</span>
        {children}
      </span>
    </>
  );
};

const UntilExpired = ({ expireIn }: { readonly expireIn: string }) => {
  const t = useTexts(depositStrings);
  return useCountdown(expireIn) === 0 ? null : <span className={styles['open']}>{t('qrNotExpired')}</span>;
};

// Says of a method that its code can still be paid, so that nobody makes a second one.
const OpenCode = ({ method }: { readonly method: QrMethod }) => {
  const qr = useKnownQr(method);
  return qr === null ? null : <UntilExpired expireIn={qr.expireIn} />;
};

export interface MethodListProps {
  readonly methods: readonly DepositMethod[];
  readonly onChoose: (id: string) => void;
}

export const MethodList = ({ methods, onChoose }: MethodListProps) => {
  const t = useTexts(depositStrings);
  const list = useFocusWhenLost<HTMLUListElement>();
  return (
    <ul ref={list} tabIndex={-1} className={styles['list']} aria-label={t('methods')}>
      {methods.map((method) => (
        <li key={method.id}>
          <button type="button" value={method.id} className={styles['method']} onClick={() => onChoose(method.id)}>
            <MethodFace method={method}>{method.kind === 'qr' ? <OpenCode method={method.method} /> : null}</MethodFace>
            <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
};

export interface ChosenMethodProps {
  readonly method: DepositMethod;
  // Missing if there is no other method.
  readonly onChange: (() => void) | undefined;
}

// The list folds into one row, so that the chosen method has the screen to itself.
export const ChosenMethod = ({ method, onChange }: ChosenMethodProps) => {
  const t = useTexts(depositStrings);
  const heading = useFocusWhenLost<HTMLHeadingElement>();
  return (
    <div className={styles['chosen']}>
      <h3 ref={heading} tabIndex={-1} className={styles['face']}>
        <MethodFace method={method} />
      </h3>
      {onChange === undefined ? null : (
        <Button kind="text" onClick={onChange}>
          {t('changeMethod')}
        </Button>
      )}
    </div>
  );
};

import { Landmark, QrCode } from 'lucide-react';
import { useTexts } from '#i18n/texts.ts';
import { RadioCards } from '#ui/fields/radio-cards.tsx';
import { depositStrings } from '../strings.ts';
import { useBankName } from './use-bank-name.ts';
import styles from './deposit.module.css';
import type { DepositMethod } from './offered-methods.ts';

export interface MethodListProps {
  readonly methods: readonly DepositMethod[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

const MethodFace = ({ method: { kind, account } }: { readonly method: DepositMethod }) => {
  const t = useTexts(depositStrings);
  const bankName = useBankName();
  const Icon = account.bankType === 'QR' ? QrCode : Landmark;
  return (
    <span className={styles['method']}>
      <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles['names']}>
        <span className={styles['name']}>{bankName(account.bank)}</span>
        <span className={styles['caption']}>{kind === 'qr' ? t('qrTransfer') : t('bankTransfer')}</span>
      </span>
    </span>
  );
};

export const MethodList = ({ methods, chosen, onChoose }: MethodListProps) => {
  const t = useTexts(depositStrings);
  return (
    <RadioCards
      legend={t('methods')}
      isLegendHidden
      name="method"
      defaultValue={chosen}
      onChoose={onChoose}
      options={methods.map((method) => ({ value: method.id, content: <MethodFace method={method} /> }))}
    />
  );
};

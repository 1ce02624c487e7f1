import { spokenMoney } from '#i18n/formats.ts';
import { useLocale } from '#i18n/locale.ts';
import { plainText } from '#i18n/plain-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { qrStrings } from '../strings.ts';
import type { DepositShell } from './deposit-shell.ts';
import { CreditedPanel } from './qr/credited-panel.tsx';
import type { ArrivedDepositState } from './use-arrived-deposit.ts';

interface ArrivedDepositStageProps {
  readonly watched: ArrivedDepositState;
  readonly shell: Pick<DepositShell, 'DepositWatch' | 'balance'>;
}

// Watches for money while the details of an account are shown, and says that it came.
export const ArrivedDepositStage = ({ watched, shell: { DepositWatch, balance } }: ArrivedDepositStageProps) => {
  const t = useTexts(qrStrings);
  const locale = useLocale();
  const { arrived, isBalanceFresh, read } = watched;
  const said = arrived === null ? '' : `${t('credited')} ${spokenMoney(arrived.amount, arrived.currency, locale)}`;
  return (
    <>
      <DepositWatch onRead={read} />
      <p role="status" className="visually-hidden">
        {plainText(said)}
      </p>
      {arrived === null ? null : (
        <CreditedPanel
          key={arrived.id}
          amount={arrived.amount}
          at={arrived.at}
          from={arrived.from}
          wallet={{ balance, currency: arrived.currency, reading: isBalanceFresh ? 'done' : 'busy' }}
        />
      )}
    </>
  );
};

import { formatDateTime } from '#i18n/date-formats.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Facts } from '../figures/facts.tsx';
import { type FreshWallet, NewWalletBalance } from './money-result.tsx';

export interface CreditedFactsProps {
  // Null if nobody knows.
  readonly from: string | null;
  readonly at: string;
  // Null until it was read.
  readonly wallet: FreshWallet | null;
}

// The facts of a deposit that is in the main wallet.
export const CreditedFacts = ({ from, at, wallet }: CreditedFactsProps) => {
  const shared = useTexts(sharedTexts);
  return (
    <Facts>
      {from === null ? null : (
        <div>
          <dt>{shared('from')}</dt>
          <dd>{from}</dd>
        </div>
      )}
      <div>
        <dt>{shared('to')}</dt>
        <dd>{shared('mainWallet')}</dd>
      </div>
      <div>
        <dt>{shared('date')}</dt>
        <dd className="money">{formatDateTime(at)}</dd>
      </div>
      {wallet === null ? null : <NewWalletBalance {...wallet} />}
    </Facts>
  );
};

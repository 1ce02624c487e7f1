import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { type FreshWallet, MoneyResult, NewWalletBalance } from './money-result.tsx';

export interface ReceivedMoney {
  readonly amount: bigint;
  readonly at: Date;
  // The id of its line of the statement, if the backend names it.
  readonly reference?: string | undefined;
}

interface ReceivedMoneyDialogProps extends ReceivedMoney {
  readonly wallet: FreshWallet;
  readonly title: string;
  readonly from: string;
  // What happens next.
  readonly next: string;
  readonly onClose: () => void;
}

// Money that came to the main wallet by a press.
export const ReceivedMoneyDialog = ({ wallet, ...received }: ReceivedMoneyDialogProps) => {
  const shared = useTexts(sharedTexts);
  return (
    <MoneyResult {...received} kind="success" currency={wallet.currency} to={shared('mainWallet')}>
      <NewWalletBalance {...wallet} />
    </MoneyResult>
  );
};

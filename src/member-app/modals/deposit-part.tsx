import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useNavigate } from '#ui/frame/router.ts';
import { answerOf } from '#ask/ask.ts';
import { DepositModal } from '#features/deposit/member/deposit-modal.tsx';
import { profileCalls } from '#features/profile/contract.ts';
import { forgetPicture } from '#ask/waiting-picture.ts';
import { useSlipArrival } from '#features/slip/member/use-slip-arrival.ts';
import type { WalletAnswer } from '#features/wallet/contract.ts';
import { currencyOf } from '#features/wallet/member/currency-of.ts';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import { lazyPart } from '#ui/frame/lazy-part.ts';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import { DepositWatchPart } from './deposit-watch-part.tsx';
import { freshWalletOf } from './fresh-wallet-of.ts';
import { type ModalProps, useModals } from '../use-modals.ts';
import { WalletLinkPart } from './wallet-link-part.tsx';
import { refreshBalances } from '../query-client.ts';

const slipPanel = lazyPart(() => import('#features/slip/member/slip-panel.tsx'), 'SlipPanel');

const shownDigits = 4;

const payerOf = (wallet: WalletAnswer | undefined): string | null => {
  const account = wallet?.bankAccount ?? null;
  return account && `${account.bankAccountName} ••••${account.bankAccountNo.slice(-shownDigits)}`;
};

export const DepositPart = ({ onClose }: ModalProps) => {
  const modals = useModals();
  const client = useQueryClient();
  const navigate = useNavigate();
  const wallet = useQuery(walletQuery);
  const { data } = wallet;
  const memberId = data?.profile._id ?? null;
  const viewStatement = (): void => {
    onClose();
    navigate('/user/statement');
  };
  const close = (): void => {
    void forgetPicture();
    onClose();
  };
  const arrival = useSlipArrival(memberId);
  return (
    <DepositModal
      bankAccount={data?.bankAccount ?? null}
      balance={data?.wallet.amount ?? null}
      renameAccount={(name) => answerOf(profileCalls.editBankAccountName, name)}
      refreshBalances={() => refreshBalances(client)}
      onViewStatement={viewStatement}
      onFollow={() => modals.follow('deposit')}
      onFollowLine={(lineId) => modals.open('timeline', lineId)}
      WalletSection={WalletLinkPart}
      DepositWatch={DepositWatchPart}
      slipArrival={arrival}
      renderSlipUpload={(about) => (
        <Suspense fallback={<Skeleton shape="block" />}>
          <slipPanel.Part
            {...about}
            arrival={arrival}
            memberId={memberId}
            currency={currencyOf(data)}
            payer={payerOf(data)}
            wallet={freshWalletOf(wallet)}
            refreshBalances={() => refreshBalances(client)}
            onViewSlips={(helpFor) => modals.open('slips', helpFor)}
            onDone={close}
          />
        </Suspense>
      )}
      onClose={close}
    />
  );
};

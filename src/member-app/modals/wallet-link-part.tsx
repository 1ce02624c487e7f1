import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { answerOf } from '#ask/ask.ts';
import { readEveryMs } from '#ask/stream/relayed.ts';
import { statementCalls } from '#features/statement/contract.ts';
import type { LinkWatchProps } from '#features/wallet-link/member/sent-link-note.tsx';
import { WalletLinkSection, type WalletLinkSectionProps } from '#features/wallet-link/member/wallet-link-section.tsx';
import { refreshBalances } from '../query-client.ts';

const everyMs = 5_000;

const LinkWatch = ({ id, onEnded }: LinkWatchProps) => {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['statement', 'link', id],
    queryFn: ({ signal }) => answerOf(statementCalls.timeline, { lineId: id }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: () => readEveryMs(everyMs),
    meta: { loggedAs: 'timeline' },
  });
  const tell = useEffectEvent(() => {
    const { status, amount } = data?.line ?? {};
    if (status !== 'SUCCESS' && status !== 'FAILED') return;
    void refreshBalances(client);
    onEnded({ status, amount: amount ?? null });
  });
  useEffect(() => tell(), [data]);
  return null;
};

// The part for gift links, which follows one in progress in the statement.
export const WalletLinkPart = (props: Omit<WalletLinkSectionProps, 'LinkWatch'>) => (
  <WalletLinkSection {...props} LinkWatch={LinkWatch} />
);

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTimeline } from '#features/statement/member/timeline/use-timeline.ts';
import type { LinkWatchProps } from '#features/wallet-link/member/sent-link-note.tsx';
import { WalletLinkSection, type WalletLinkSectionProps } from '#features/wallet-link/member/wallet-link-section.tsx';
import { refreshBalances } from '../query-client.ts';

const LinkWatch = ({ id, onEnded }: LinkWatchProps) => {
  const client = useQueryClient();
  const line = useTimeline(id).followed?.line ?? null;
  const tell = useEffectEvent(() => {
    if (line?.status !== 'SUCCESS' && line?.status !== 'FAILED') return;
    void refreshBalances(client);
    onEnded({ status: line.status, amount: line.amount });
  });
  useEffect(() => tell(), [line]);
  return null;
};

// The part for gift links, which follows one in progress in the statement.
export const WalletLinkPart = (props: Omit<WalletLinkSectionProps, 'LinkWatch'>) => (
  <WalletLinkSection {...props} LinkWatch={LinkWatch} />
);

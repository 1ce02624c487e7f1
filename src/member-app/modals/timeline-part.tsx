import { useQuery } from '@tanstack/react-query';
import { isLaos } from '#ask/settings.ts';
import { LineComplaint } from '#features/chat/member/line-complaint.tsx';
import { TimelineModal } from '#features/statement/member/timeline/timeline-modal.tsx';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import { type ModalProps, useModals } from '../use-modals.ts';
import { useNameOf } from './use-name-of.ts';

export const TimelinePart = ({ about, onClose }: ModalProps) => {
  const modals = useModals();
  const nameOf = useNameOf();
  const { data } = useQuery({ ...walletQuery, staleTime: Infinity });
  const currency = data?.profile.currency ?? (isLaos() ? 'LAK' : 'BAHT');
  const onAgain = (type: string): void => {
    if (type === 'transfer' || type === 'withdraw' || type === 'deposit') modals.open(type);
  };
  return <TimelineModal about={about ?? ''} Complaint={LineComplaint} {...{ currency, nameOf, onAgain, onClose }} />;
};

import { useQuery } from '@tanstack/react-query';
import { isLaos } from '#ask/settings.ts';
import { LineComplaint } from '#features/chat/member/line-complaint.tsx';
import { TimelineModal } from '#features/statement/member/timeline/timeline-modal.tsx';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import type { ModalProps } from './modal-props.ts';
import { useNameOf } from './use-name-of.ts';

interface TimelinePartProps extends ModalProps {
  readonly onAgain: (type: string) => void;
}

export const TimelinePart = ({ about, onAgain, onClose }: TimelinePartProps) => {
  const nameOf = useNameOf();
  const { data } = useQuery({ ...walletQuery, staleTime: Infinity });
  const currency = data?.profile.currency ?? (isLaos() ? 'LAK' : 'BAHT');
  return <TimelineModal about={about ?? ''} Complaint={LineComplaint} {...{ currency, nameOf, onAgain, onClose }} />;
};

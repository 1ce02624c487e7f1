import { useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { isLaos } from '#ask/settings.ts';
import { LineComplaint } from '#features/chat/member/line-complaint.tsx';
import { lookupCalls } from '#features/lookup/contract.ts';
import { SlipsModal } from '#features/slip/member/status/slips-modal.tsx';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import type { ModalProps } from '../use-modals.ts';

export const SlipsPart = ({ about, onClose }: ModalProps) => {
  const { data, isPending } = useQuery({ ...walletQuery, staleTime: Infinity });
  const contact = useQuery({
    queryKey: ['contact'],
    queryFn: ({ signal }) => answerOf(lookupCalls.getContact, {}, { signal }),
  });
  const usual = isLaos() ? 'LAK' : 'BAHT';
  const currency = isPending ? null : (data?.profile.currency ?? usual);
  return (
    <SlipsModal
      currency={currency}
      contact={contact.data}
      helpFor={about}
      Complaint={LineComplaint}
      onClose={onClose}
    />
  );
};

import { useTexts } from '#i18n/texts.ts';
import { FactList, StampLine } from '#ui/office/detail/detail-parts.tsx';
import { deskStrings } from './desk-strings.ts';
import type { WorkDetail } from './use-desk.ts';

// The proposal that the second person is asked to confirm, unchanged.
export const ProposalNote = ({ proposal }: { readonly proposal: NonNullable<WorkDetail['proposal']> }) => {
  const t = useTexts(deskStrings);
  const { outcome, reference, note, by, isMine } = proposal;
  return (
    <section>
      <h3>{t('proposal')}</h3>
      <StampLine>{isMine ? t('mine') : t('proposedBy', { name: by ?? '-' })}</StampLine>
      <FactList
        facts={[
          { label: t('outcome'), value: t(outcome) },
          { label: t('theirReference'), value: reference },
          { label: t('evidence'), value: note },
        ]}
      />
    </section>
  );
};

import { useTexts } from '#i18n/texts.ts';
import { FactList, StampLine } from '#ui/office/detail/detail-parts.tsx';
import { Money } from '#ui/figures/money.tsx';
import { deskStrings } from './desk-strings.ts';
import { outcomeText } from './outcome-text.ts';
import type { WorkDetail } from './use-desk.ts';

// The proposal that the second person is asked to confirm, unchanged.
export const ProposalNote = ({
  proposal,
  item,
}: {
  readonly proposal: NonNullable<WorkDetail['proposal']>;
  readonly item: WorkDetail['item'];
}) => {
  const t = useTexts(deskStrings);
  const { outcome, reference, amount, note, by, isMine } = proposal;
  return (
    <section>
      <h3>{t('proposal')}</h3>
      <StampLine>{isMine ? t('mine') : t('proposedBy', { name: by ?? '-' })}</StampLine>
      <FactList
        facts={[
          { label: t('outcome'), value: t(outcomeText(item, outcome)) },
          { label: t('cameIn'), value: amount === null ? null : <Money amount={amount} currency={item.currency} /> },
          { label: t('theirReference'), value: reference },
          { label: t('evidence'), value: note },
        ]}
      />
    </section>
  );
};

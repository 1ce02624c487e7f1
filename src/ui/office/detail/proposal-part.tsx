import { useTexts } from '#i18n/texts.ts';
import { officeTexts } from '../office-texts.ts';
import { type Fact, FactList, StampLine } from './detail-parts.tsx';

export interface ProposalPartProps {
  // Whether the current person made it, and so may not decide it.
  readonly isMaker: boolean;
  readonly facts: readonly Fact[];
}

// What the first person wants, for the second to agree to.
export const ProposalPart = ({ isMaker, facts }: ProposalPartProps) => {
  const t = useTexts(officeTexts);
  return (
    <section>
      <h3>{t('proposal')}</h3>
      {isMaker ? <StampLine>{t('maker')}</StampLine> : null}
      <FactList facts={facts} />
    </section>
  );
};

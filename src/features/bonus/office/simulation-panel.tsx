import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerOf } from '#ask/ask.ts';
import type { QuestionOf } from '#contract/endpoint.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Money } from '#ui/figures/money.tsx';
import { FactList } from '#ui/office/detail/detail-parts.tsx';
import { useMay } from '#ui/office/office-staff.tsx';
import { BusyArea } from '#ui/waiting/busy-area.tsx';
import { bonusOfficeCalls, type OfferFields } from '../office-contract.ts';
import { wrongFields } from './offer-form.ts';
import styles from './office.module.css';
import { ReachPanel } from './reach-panel.tsx';
import { simulationStrings } from './simulation-strings.ts';

const shares = [10, 30, 50, 100];

// Only the numbers count here, so texts that are not written yet are left out.
const numbers = [
  'currency',
  'type',
  'maxReceived',
  'percent',
  'amountMax',
  'minimum',
  'percentSuccess',
  'percentFail',
  'quota',
];

type Terms = QuestionOf<typeof bonusOfficeCalls.simulateOffer>['terms'];

const termsOf = (offer: OfferFields): Terms | null =>
  offer.kind === 'promotion' || wrongFields(offer).some((name) => numbers.includes(name))
    ? null
    : {
        currency: offer.currency,
        type: offer.type,
        maxReceived: offer.maxReceived,
        percent: offer.percent,
        amountMax: offer.amountMax,
        minimum: offer.minimum,
        percentSuccess: offer.percentSuccess,
        percentFail: offer.percentFail,
        quota: offer.quota,
      };

interface Asked {
  readonly terms: Terms;
  readonly takePercent: number;
}

const useSimulation = (asked: Asked | null) =>
  useQuery({
    queryKey: ['offers', 'simulation', asked?.takePercent, Object.values(asked?.terms ?? {}).map(String)],
    queryFn: ({ signal }) => answerOf(bonusOfficeCalls.simulateOffer, asked as Asked, { signal }),
    enabled: asked !== null,
    retry: false,
  });

const Result = ({
  asked,
  simulation,
}: {
  readonly asked: Asked;
  readonly simulation: ReturnType<typeof useSimulation>;
}) => {
  const t = useTexts(simulationStrings);
  const shared = useTexts(sharedTexts);
  const { currency } = asked.terms;
  const { data, isError, isFetching } = simulation;
  if (isError) return <p role="alert">{shared('loadFailed')}</p>;
  return (
    <BusyArea isBusy={isFetching}>
      <div role="status">
        {data === undefined ? null : (
          <>
            <p>{t(data.isCut ? 'basisCut' : 'basis', { deposits: data.deposits, members: data.members })}</p>
            <FactList
              facts={[
                { label: t('median'), value: <Money amount={data.median} currency={currency} /> },
                { label: t('p95'), value: <Money amount={data.p95} currency={currency} /> },
                { label: t('worst'), value: <Money amount={data.worst} currency={currency} /> },
                { label: t('finish'), value: t('percent', { percent: data.finishPercent }) },
              ]}
            />
          </>
        )}
      </div>
    </BusyArea>
  );
};

// What the bonus, as it is written now, would have paid on the deposits of the last thirty days.
export const SimulationPanel = ({ offer }: { readonly offer: OfferFields }) => {
  const t = useTexts(simulationStrings);
  const [share, setShare] = useState(30);
  const [asked, setAsked] = useState<Asked | null>(null);
  const simulation = useSimulation(asked);
  const may = useMay(bonusOfficeCalls.simulateOffer);
  const terms = termsOf(offer);
  if (!may) return null;
  return (
    <section className={styles['simulation']}>
      <h3>{t('title')}</h3>
      <p className={styles['quiet']}>{t('about')}</p>
      <div className={styles['ask']}>
        <SelectField
          name="takePercent"
          label={t('takers')}
          defaultValue={String(share)}
          options={shares.map((value) => ({ value: String(value), label: t('percent', { percent: value }) }))}
          onChange={(event) => setShare(Number(event.currentTarget.value))}
        />
        <Button
          blockedBecause={terms === null ? t('unwritten') : null}
          onClick={() => setAsked(terms && { terms, takePercent: share })}
        >
          {t('compute')}
        </Button>
      </div>
      {asked === null ? null : <Result asked={asked} simulation={simulation} />}
      {terms === null ? null : <ReachPanel key={terms.currency} terms={terms} />}
    </section>
  );
};

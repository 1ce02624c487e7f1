import { useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { DataTable } from '#ui/lists/data-table.tsx';
import { ServerMarkup } from '#ui/markup/server-markup.tsx';
import { useTurning } from '#ui/wheel/use-turning.ts';
import { WheelFace } from '#ui/wheel/wheel-face.tsx';
import { wheelSize } from '#ui/wheel/wheel-motion.ts';
import { useOperator } from '../../use-operator.ts';
import { readForm } from '../all-shapes.ts';
import { useSaid } from '../use-said.ts';
import styles from './wheel.module.css';
import { baht, kip, percent, prize } from './wheel-figures.ts';
import { hundredths, oddsOf, type WheelOdds } from './wheel-odds.ts';
import { wheelStrings } from './wheel-strings.ts';

// As on a phone of 360 px.
const size = wheelSize(360);
// The place of a slice, drawn by weight. Only for the preview: members' spins are drawn by the server.
const drawn = ({ slices, total }: WheelOdds): number => {
  let rest = Math.random() * total;
  const place = slices.findIndex(({ weight }) => {
    rest -= weight;
    return rest < 0;
  });
  return Math.max(0, place);
};

const useSliceTexts = (odds: WheelOdds) => {
  const said = useSaid();
  return odds.slices.map(({ label, htmlDescription, amount, ...slice }) => ({
    ...slice,
    amount,
    label: (said(label) ?? '').replaceAll('{amount}', prize(amount.BAHT)),
    html: (said(htmlDescription) ?? '').replaceAll('{amount}', prize(amount.BAHT)),
  }));
};

const Turning = ({ odds }: { readonly odds: WheelOdds }) => {
  const t = useTexts(wheelStrings);
  const slices = useSliceTexts(odds);
  const { canvas, turn } = useTurning();
  const [isTurning, setTurning] = useState(false);
  const [stoppedAt, setStoppedAt] = useState<number | null>(null);
  const stopped = stoppedAt === null ? undefined : slices[stoppedAt];
  const isBlocked = isTurning || odds.total === 0;
  const start = async (): Promise<void> => {
    if (isBlocked) return;
    setTurning(true);
    setStoppedAt(null);
    const place = drawn(odds);
    const amounts = odds.slices.map(({ amount }) => hundredths(amount.BAHT));
    await turn({ place, amounts, random: Math.random() });
    setTurning(false);
    setStoppedAt(place);
  };
  const button = { label: t('turn'), about: t('turnNote'), isBlocked, onPress: () => void start() };
  return (
    <>
      <WheelFace canvas={canvas} slices={slices} size={size} button={button} />
      <div role="status">
        {stopped === undefined ? null : (
          <>
            <p>{t('stopped', { slice: stopped.label })}</p>
            <ServerMarkup html={stopped.html} />
          </>
        )}
      </div>
    </>
  );
};

// What the wheel gives away, of a spin and of the deposits that earn it.
const Cost = ({ odds: { cost, prizes } }: { readonly odds: WheelOdds }) => {
  const t = useTexts(wheelStrings);
  const { data } = useOperator();
  const coin = readForm('spinCoin', data?.settings.find(({ name }) => name === 'spinCoin')?.value);
  const deposit = (coin as { readonly BAHT: unknown }).BAHT;
  return (
    <>
      <p>
        <strong>{t('costOf', { baht: baht(cost.BAHT), kip: kip(cost.LAK) })}</strong>
      </p>
      <p>{t('prizes', { percent: percent(prizes) })}</p>
      {typeof deposit === 'number' && deposit > 0 ? (
        <p>{t('ofDeposits', { deposit: baht(deposit), percent: percent(cost.BAHT / deposit) })}</p>
      ) : null}
    </>
  );
};

const Odds = ({ odds }: { readonly odds: WheelOdds }) => {
  const t = useTexts(wheelStrings);
  const lines = useSliceTexts(odds).map((slice, place) => ({ ...slice, place: String(place) }));
  return (
    <section className={styles['odds']}>
      <h4>{t('odds')}</h4>
      <Cost odds={odds} />
      <DataTable
        caption={t('odds')}
        items={lines}
        keyOf={({ place }) => place}
        cardsBelow={0}
        columns={[
          { key: 'slice', head: t('slice'), cell: ({ label }) => label },
          { key: 'chance', head: t('chance'), isAmount: true, cell: ({ chance }) => percent(chance) },
          { key: 'cost', head: t('cost'), isAmount: true, cell: ({ chance, amount }) => baht(chance * amount.BAHT) },
        ]}
      />
    </section>
  );
};

// The wheel as members turn it, with its chances and what it costs.
export const WheelPreview = ({ value }: { readonly value: unknown }) => {
  const t = useTexts(wheelStrings);
  const odds = oddsOf(value);
  if (odds === null) return <p>{t('none')}</p>;
  return (
    <div className={styles['wheel']}>
      <Turning odds={odds} />
      <Odds odds={odds} />
    </div>
  );
};

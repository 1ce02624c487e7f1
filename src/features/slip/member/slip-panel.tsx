import { useEffect, useRef } from 'react';
import { useTexts } from '#i18n/texts.ts';
import type { Currency } from '#money/currency.ts';
import type { FreshWallet } from '#ui/press/money-result.tsx';
import { useFocusWhenLost } from '#ui/press/use-focus-when-lost.ts';
import { slipStrings } from '../strings.ts';
import { ChosenSlip } from './chosen-slip.tsx';
import { InstallLine } from './install-line.tsx';
import { SentSlip } from './sent-slip.tsx';
import styles from './slip.module.css';
import type { SlipTerms } from './slip-terms.ts';
import { SlipPicker } from './slip-picker.tsx';
import { UploadNote } from './upload-note.tsx';
import { useSlipUpload } from './use-slip-upload.ts';

interface SlipPanelProps {
  // The method paid to.
  readonly bankCode: string;
  readonly terms: SlipTerms | undefined;
  readonly currency: Currency;
  // The account that paid, in words, and the main wallet; null until they were read.
  readonly payer: string | null;
  readonly wallet: FreshWallet | null;
  // Changes with each picture pasted or shared.
  readonly arrival: number;
  // Null until it is known.
  readonly memberId: string | null;
  // Where the next press stands in view; null until it is drawn.
  readonly foot: HTMLElement | null;
  readonly refreshBalances: () => Promise<void>;
  // With the reference of a slip: opens help about it.
  readonly onViewSlips: (helpFor?: string) => void;
  readonly onDone: () => void;
  // A slip was received, or another one is to be sent.
  readonly onSent: (isSent: boolean) => void;
}

const Terms = ({ terms }: Pick<SlipPanelProps, 'terms'>) => {
  const t = useTexts(slipStrings);
  if (terms === undefined) return null;
  const { uploadWithinMinutes: minutes, closedFrom, closedTo } = terms;
  const hours = minutes / 60;
  const withinText =
    hours === 1
      ? t('withinHour')
      : Number.isInteger(hours)
        ? t('withinHours', { n: hours })
        : t('withinMinutes', { n: minutes });
  return (
    <ul className={styles['terms']}>
      <li>{withinText}</li>
      <li>{t('creditWithin')}</li>
      {closedFrom === closedTo ? null : <li>{t('slipClosedWindow', { from: closedFrom, to: closedTo })}</li>}
    </ul>
  );
};

// Takes the focus of a button that its own press replaced.
const Heading = () => {
  const t = useTexts(slipStrings);
  const heading = useFocusWhenLost<HTMLHeadingElement>();
  return (
    <h4 ref={heading} tabIndex={-1}>
      {t('uploadSlip')}
    </h4>
  );
};

export const SlipPanel = (props: SlipPanelProps) => {
  const { bankCode, terms, currency, payer, wallet, arrival, memberId, foot } = props;
  const { refreshBalances, onViewSlips, onDone, onSent } = props;
  const t = useTexts(slipStrings);
  const upload = useSlipUpload(bankCode, { arrival, memberId });
  const { slip, sent, choose } = upload;
  const panel = useRef<HTMLElement>(null);
  const stage = sent === null ? (slip === null ? 'none' : 'chosen') : 'sent';
  useEffect(() => {
    if (stage !== 'none') panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, [stage]);
  const isSent = sent !== null;
  const tell = useRef(onSent);
  useEffect(() => {
    tell.current = onSent;
  });
  useEffect(() => tell.current(isSent), [isSent]);
  return (
    <section ref={panel} className={styles['panel']} aria-label={t('uploadSlip')}>
      {isSent ? <h4>{t('uploadSlip')}</h4> : <Heading key={upload.part === null ? stage : 'under way'} />}
      {stage === 'none' ? <Terms terms={terms} /> : null}
      {sent === null ? (
        <>
          <UploadNote problem={upload.problem} />
          {slip === null ? (
            <SlipPicker foot={foot} isPreparing={upload.isPreparing} onPick={choose} />
          ) : (
            <ChosenSlip foot={foot} slip={slip} upload={upload} terms={terms} />
          )}
        </>
      ) : (
        <SentSlip
          reference={sent}
          {...{ currency, payer, wallet, foot }}
          refreshBalances={refreshBalances}
          onViewSlips={onViewSlips}
          onAnother={upload.startAgain}
          onDone={onDone}
        />
      )}
      {stage === 'chosen' ? null : <InstallLine />}
    </section>
  );
};

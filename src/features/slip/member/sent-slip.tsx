import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import type { Currency } from '#money/currency.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Money } from '#ui/figures/money.tsx';
import { AtFoot } from '#ui/overlays/at-foot.tsx';
import { CreditedFacts } from '#ui/press/credited-facts.tsx';
import type { FreshWallet } from '#ui/press/money-result.tsx';
import { useFocusWhenLost } from '#ui/press/use-focus-when-lost.ts';
import type { SlipLine } from '../contract.ts';
import { slipStatusStrings, slipStrings } from '../strings.ts';
import { adviceFor } from './advice-for.ts';
import styles from './slip.module.css';
import { SlipReason } from './slip-reason.tsx';
import { useSentSlip } from './use-sent-slip.ts';

export interface SentSlipProps {
  readonly reference: string;
  readonly currency: Currency;
  // The account that paid, in words, and the main wallet; null until they were read.
  readonly payer: string | null;
  readonly wallet: FreshWallet | null;
  readonly refreshBalances: () => Promise<void>;
  // With the reference of a slip: opens help about it.
  readonly onViewSlips: (helpFor?: string) => void;
  readonly onAnother: () => void;
  readonly onDone: () => void;
  readonly foot: HTMLElement | null;
}

const icon = { size: 40, strokeWidth: 1.5, 'aria-hidden': true } as const;

// Takes the focus of a button that the outcome replaced.
const Said = ({ children }: { readonly children: string }) => {
  const said = useFocusWhenLost<HTMLParagraphElement>();
  return (
    <p ref={said} tabIndex={-1} className={styles['outcome']}>
      {children}
    </p>
  );
};

const Outcome = ({ line, currency }: { readonly line: SlipLine | undefined; readonly currency: Currency }) => {
  const t = useTexts(slipStrings);
  if (line?.status === 'SUCCESS')
    return (
      <>
        <CircleCheck {...icon} />
        <Said key="credited">{t('slipCredited')}</Said>
        <p className={styles['credit']}>
          <Money amount={line.amount} currency={currency} />
        </p>
      </>
    );
  if (line?.status === 'FAILED')
    return (
      <>
        <CircleX {...icon} />
        <Said key="failed">{t('slipFailed')}</Said>
        <SlipReason line={line} />
      </>
    );
  return (
    <>
      <Clock {...icon} />
      <Said key="received">{t('slipReceived')}</Said>
      {line === undefined ? null : <SlipReason line={line} />}
    </>
  );
};

const kindOf = (line: SlipLine | undefined): string =>
  line?.status === 'SUCCESS' ? 'success' : line?.status === 'FAILED' ? 'failed' : 'waiting';

const mainActionOf = (line: SlipLine | undefined): 'done' | 'view' | 'another' | 'help' => {
  if (line?.status === 'SUCCESS') return 'done';
  if (line?.status !== 'FAILED') return 'view';
  const advice = adviceFor(line.note);
  if (advice === 'usedAlready') return 'view';
  return advice === 'clearer' || advice === 'notFound' ? 'another' : 'help';
};

// The most useful action stands at the foot, in view.
const Actions = ({ line, ...props }: SentSlipProps & { readonly line: SlipLine | undefined }) => {
  const t = useTexts(slipStrings);
  const shared = useTexts(sharedTexts);
  const status = useTexts(slipStatusStrings);
  const main = mainActionOf(line);
  const actions = [
    ...(line?.status === 'SUCCESS' ? [{ name: 'done', label: shared('done'), act: props.onDone }] : []),
    { name: 'view', label: t('viewSlips'), act: () => props.onViewSlips() },
    { name: 'another', label: t('uploadAnother'), act: props.onAnother },
    ...(line?.status === 'FAILED'
      ? [{ name: 'help', label: status('getHelp'), act: () => props.onViewSlips(props.reference) }]
      : []),
  ];
  return actions.map(({ name, label, act }) =>
    name === main ? (
      <AtFoot key={name} foot={props.foot}>
        <Button kind="filled" isMain isWide onClick={act}>
          {label}
        </Button>
      </AtFoot>
    ) : (
      <Button key={name} kind="text" isWide onClick={act}>
        {label}
      </Button>
    ),
  );
};

// Follows the slip until it is decided.
export const SentSlip = (props: SentSlipProps) => {
  const { reference, currency, payer, wallet, refreshBalances } = props;
  const t = useTexts(slipStrings);
  const line = useSentSlip(reference, refreshBalances);
  return (
    <>
      <div role="status" className={styles['sent']} data-kind={kindOf(line)}>
        <Outcome line={line} currency={currency} />
      </div>
      {line?.status === 'SUCCESS' ? (
        <>
          <CreditedFacts from={payer} at={line.createdAt} wallet={wallet} />
          <p>{t('nextInWallet')}</p>
        </>
      ) : null}
      <Actions {...props} line={line} />
    </>
  );
};

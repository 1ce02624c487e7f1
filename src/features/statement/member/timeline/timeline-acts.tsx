import { isTextKey, useTexts } from '#i18n/texts.ts';
import type { Currency } from '#money/currency.ts';
import { Button, type ButtonKind } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import type { StatementLine } from '../../contract.ts';
import { timelineActTexts, timelineStrings } from './timeline-strings.ts';
import styles from './timeline.module.css';

export interface TimelineActsProps {
  readonly can: readonly string[];
  readonly line: StatementLine;
  readonly currency: Currency;
  // Opens the modal in which an operation of the type is made again, or in which slips are sent.
  readonly onAgain: (type: string) => void;
  readonly onClose: () => void;
}

interface HelpWithLineProps extends Pick<TimelineActsProps, 'line' | 'currency' | 'onClose'> {
  readonly kind?: ButtonKind;
  readonly children: string;
}

// The way to our staff, with the line attached to the first message where the backend can take it.
export const HelpWithLine = ({ line, currency, kind = 'outlined', onClose, children }: HelpWithLineProps) => {
  const { _id: lineId, createdAt: lineAt, statementType: lineType, amount } = line;
  const money = { amount, currency };
  const state = lineId === undefined ? undefined : { about: { lineId, lineType, lineAt, money } };
  return (
    <ButtonLink to="/user/contact" kind={kind} state={state} isWide onClick={onClose}>
      {children}
    </ButtonLink>
  );
};

interface ActProps extends Omit<TimelineActsProps, 'can'> {
  readonly act: string;
}

const Act = ({ act, line, currency, onAgain, onClose }: ActProps) => {
  const t = useTexts(timelineActTexts);
  if (!isTextKey(timelineActTexts, act)) return null;
  if (act === 'ASK_HELP') return <HelpWithLine {...{ line, currency, onClose }}>{t(act)}</HelpWithLine>;
  if (act === 'RETRY' || act === 'SEND_SLIP')
    return (
      <Button isWide onClick={() => onAgain(act === 'RETRY' ? line.statementType : 'deposit')}>
        {t(act)}
      </Button>
    );
  return <p>{t(act)}</p>;
};

// What the member can do about it now.
export const TimelineActs = ({ can, ...rest }: TimelineActsProps) => {
  const t = useTexts(timelineStrings);
  if (can.length === 0) return null;
  return (
    <section className={styles['acts']} aria-labelledby="timeline-acts">
      <h3 id="timeline-acts" className={styles['label']}>
        {t('whatToDo')}
      </h3>
      {can.map((act) => (
        <Act key={act} act={act} {...rest} />
      ))}
    </section>
  );
};

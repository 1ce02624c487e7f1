import { ChevronRight } from 'lucide-react';
import { formatDateTime } from '#i18n/date-formats.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import type { Currency } from '#money/currency.ts';
import { OutcomeChip } from '#ui/lists/status-chip.tsx';
import type { StatementLine } from '../contract.ts';
import { statementTypeTexts } from '#i18n/statement-texts.ts';
import { statementNoteTexts, statementStrings } from '../strings.ts';
import button from './follow.module.css';
import { LineMoney } from './line-money.tsx';
import { isFreed, moneyOf } from '../rules.ts';
import { descriptionOf, isKnownNote, styleOf } from './statement-lines.ts';
import styles from './statement.module.css';

export type NameOf = (code: string) => string;

export interface StatementTableProps {
  readonly lines: readonly StatementLine[];
  readonly currency: Currency;
  // The name of a wallet, game or bank by its code.
  readonly nameOf: NameOf;
  // Opens the timeline of a line.
  readonly onFollow: (id: string) => void;
}

const Note = ({ line }: { readonly line: StatementLine }) => {
  const t = useTexts(statementNoteTexts);
  const statement = useTexts(statementStrings);
  const { note } = line;
  if (isFreed(line)) return <p className={styles['note']}>{statement('freed')}</p>;
  if (note === null || note === undefined || note === '') return null;
  return <p className={styles['note']}>{isKnownNote(note) ? t(note) : note}</p>;
};

interface WhatProps extends Pick<StatementTableProps, 'onFollow'> {
  readonly line: StatementLine;
}

// A backend without ids has no timelines.
const Title = ({ line, onFollow }: WhatProps) => {
  const t = useTexts(statementTypeTexts);
  const shared = useTexts(sharedTexts);
  const { text } = styleOf(line);
  const { _id: id } = line;
  if (id === undefined) return <p>{t(text)}</p>;
  return (
    <button type="button" className={button['follow']} onClick={() => onFollow(id)}>
      {t(text)}
      <span className="visually-hidden">, {shared('follow')}</span>
      <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
};

const What = ({ line, onFollow }: WhatProps) => {
  const { icon: Icon } = styleOf(line);
  const { direction } = moneyOf(line);
  const description = descriptionOf(line);
  return (
    <div className={styles['what']}>
      <span className={styles['disc']} data-direction={line.status === 'SUCCESS' ? direction : 'none'}>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className={styles['words']}>
        <Title {...{ line, onFollow }} />
        {description === '' ? null : <p className={styles['under']}>{description}</p>}
      </div>
    </div>
  );
};

type RowProps = Omit<StatementTableProps, 'lines'> & { readonly line: StatementLine };

const Row = ({ line, currency, nameOf, onFollow }: RowProps) => {
  const end = (code: string | null): string => (code === null ? '-' : nameOf(code));
  const hasEnds = line.from !== null && line.to !== null;
  return (
    <tr className={styles['row']}>
      <th scope="row" className={styles['type']}>
        <What {...{ line, onFollow }} />
      </th>
      <td className={styles['from']}>
        <span className={styles['single']}>{end(line.from)}</span>
        {hasEnds ? (
          <span className={styles['both']} aria-hidden="true">
            {end(line.from)} → {end(line.to)}
          </span>
        ) : null}
      </td>
      <td className={styles['to']}>{end(line.to)}</td>
      <td className={styles['status']}>
        <OutcomeChip status={line.status} />
        <Note line={line} />
      </td>
      <td className={styles['amount']}>
        <LineMoney {...{ line, currency }} />
      </td>
      <td className={styles['date']}>{formatDateTime(line.createdAt)}</td>
    </tr>
  );
};

// A table if its own width is at least 43 em, otherwise rows of two columns.
export const StatementTable = ({ lines, ...row }: StatementTableProps) => {
  const t = useTexts(statementStrings);
  const shared = useTexts(sharedTexts);
  const heads = [t('type'), shared('from'), shared('to'), shared('status'), shared('amount'), shared('date')];
  return (
    <div className={styles['box']}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{t('statement')}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={head === shared('amount') ? styles['amount-head'] : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <Row key={line._id ?? index} line={line} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

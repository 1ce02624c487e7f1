import { Check, Copy, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDateTime } from '#i18n/date-formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { IconButton } from '../../buttons/icon-button.tsx';
import { classNames } from '../../class-names.ts';
import { useCopy } from '../../lists/copy-field.tsx';
import { listTexts } from '../../lists/list-texts.ts';
import { officeTexts } from '../office-texts.ts';
import styles from './detail.module.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  // Long text in a line of its own.
  readonly isWide?: boolean;
}

// Facts without a value are omitted.
export const FactList = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={styles['facts']}>
    {facts
      .filter(({ value }) => value !== null)
      .map(({ label, value, isWide = false }) => (
        <div key={label} className={isWide ? styles['wide'] : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);

export type Verdict = 'pass' | 'check' | 'fail';

export interface VerdictLine {
  readonly verdict: Verdict;
  readonly label: string;
  readonly value: ReactNode;
}

const verdictIcons = { pass: Check, check: TriangleAlert, fail: X };
const verdictTexts = { pass: 'verdictPass', check: 'verdictCheck', fail: 'verdictFail' } as const;

// The reasons for and against, one line each: sign, word and figure.
export const VerdictList = ({ lines }: { readonly lines: readonly VerdictLine[] }) => {
  const t = useTexts(officeTexts);
  return (
    <ul className={styles['verdicts']}>
      {lines.map(({ verdict, label, value }) => {
        const Icon = verdictIcons[verdict];
        return (
          <li key={label}>
            <Icon size={18} strokeWidth={2} aria-hidden="true" className={styles[verdict]} />
            <span>
              {label}
              <span className="visually-hidden">, {t(verdictTexts[verdict])}</span>
            </span>
            <span className={styles['verdict-value']}>{value}</span>
          </li>
        );
      })}
    </ul>
  );
};

export interface Step {
  readonly what: string;
  readonly by?: string;
  // ISO time.
  readonly at: string;
}

export const StepList = ({ title, steps }: { readonly title: string; readonly steps: readonly Step[] }) => (
  <section>
    <h3>{title}</h3>
    <ol className={styles['steps']}>
      {steps.map(({ what, by, at }) => (
        <li key={`${at} ${what}`}>
          <span>{by === undefined ? what : `${what} · ${by}`}</span>
          <time dateTime={at}>{formatDateTime(at)}</time>
        </li>
      ))}
    </ol>
  </section>
);

// The last eight characters of a long id; a press copies all of it. Its beginning is a time, which items of the same minute
// share.
export const ShortId = ({ id }: { readonly id: string }) => {
  const t = useTexts(listTexts);
  const copy = useCopy();
  return (
    <span className={styles['id']}>
      <span title={id}>{id.slice(-8)}</span>
      <IconButton label={t('copy')} icon={<Copy size={16} strokeWidth={1.75} />} onClick={() => void copy(id)} />
    </span>
  );
};

export const StampLine = ({
  children,
  isCalm = false,
}: {
  readonly children: ReactNode;
  readonly isCalm?: boolean;
}) => <p className={classNames(styles['stamp'], isCalm && styles['calm'])}>{children}</p>;

import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './choices.module.css';
import fields from './fields.module.css';

export interface RadioOption {
  readonly value: string;
  readonly content: ReactNode;
  readonly isDisabled?: boolean;
}

export interface RadioCardsProps {
  readonly legend: string;
  readonly isLegendHidden?: boolean;
  readonly name: string;
  readonly options: readonly RadioOption[];
  readonly defaultValue?: string | undefined;
  readonly onChoose?: (value: string) => void;
  // "chips" are small and form one row.
  readonly variant?: 'cards' | 'chips';
}

// Native radio buttons under cards or chips: arrow keys, typing and FormData work without code.
export const RadioCards = (props: RadioCardsProps) => {
  const { legend, isLegendHidden = false, name, options, defaultValue, onChoose, variant = 'cards' } = props;
  return (
    <fieldset className={styles['radios']}>
      <legend className={isLegendHidden ? 'visually-hidden' : fields['label']}>{legend}</legend>
      <div className={styles[variant]}>
        {options.map(({ value, content, isDisabled }) => (
          <label key={value} className={classNames(styles['choice'], styles[variant === 'cards' ? 'card' : 'chip'])}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              disabled={isDisabled}
              onChange={() => onChoose?.(value)}
            />
            <span className={styles['card-content']}>{content}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

import { type FocusEvent, useId, useRef } from 'react';
import { formatAmount, formatMoney } from '#i18n/formats.ts';
import { type Currency, currencies } from '#money/currency.ts';
import { fromDecimalText } from '#money/money-wire.ts';
import { classNames } from '../class-names.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import choices from './choices.module.css';
import styles from './fields.module.css';
import { withLatinDigits } from './typed-digits.ts';
import { writeIntoField } from './write-into-field.ts';

export interface AmountPreset {
  readonly amount: bigint;
  // The amount itself if missing, for example "All".
  readonly label?: string;
}

export interface MoneyInputProps extends FieldTexts {
  readonly id?: string;
  readonly name: string;
  readonly currency: Currency;
  readonly defaultAmount?: bigint | null;
  // The amount of money to move, which is the largest thing of its form.
  readonly presets?: readonly AmountPreset[];
  readonly presetsLabel?: string;
  readonly onAmount?: (amount: bigint | null) => void;
}

// Hundredths of the typed amount; null for an empty field, more than two decimals, or no number.
export const readAmount = (text: string): bigint | null => fromDecimalText(withLatinDigits(text).replace(/[,\s]/g, ''));

const separate = (event: FocusEvent<HTMLInputElement>): void => {
  const amount = readAmount(event.currentTarget.value);
  if (amount !== null) event.currentTarget.value = formatAmount(amount);
};

// A full selection stays selected: the next typed digit replaces it instead of being appended.
const shorten = ({ currentTarget: input }: FocusEvent<HTMLInputElement>): void => {
  const isWhole = input.value !== '' && input.selectionStart === 0 && input.selectionEnd === input.value.length;
  input.value = input.value.replaceAll(',', '').replace(/\.00$/, '');
  if (isWhole) input.select();
};

const presetText = ({ amount, label }: AmountPreset, currency: Currency): string =>
  label ?? formatMoney(amount, currency).replace(/\.00$/, '');

export const MoneyInput = (props: MoneyInputProps) => {
  const { id, name, label, hint, error, currency, defaultAmount, presets, presetsLabel, onAmount } = props;
  const input = useRef<HTMLInputElement>(null);
  const presetsId = useId();
  const choose = (amount: bigint): void => {
    if (input.current !== null) writeIntoField(input.current, formatAmount(amount));
  };
  return (
    <div className={classNames(styles['amount'], presets !== undefined && styles['chosen'])}>
      <FieldFrame id={id} label={label} hint={hint} error={error}>
        {(links) => (
          <span className={styles['box']}>
            <span className={styles['symbol']} aria-hidden="true">
              {currencies[currency].symbol}
            </span>
            <input
              {...links}
              ref={input}
              name={name}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              className={classNames(styles['input'], 'money')}
              defaultValue={defaultAmount === null || defaultAmount === undefined ? '' : formatAmount(defaultAmount)}
              onFocus={shorten}
              onBlur={separate}
              onInput={(event) => onAmount?.(readAmount(event.currentTarget.value))}
            />
          </span>
        )}
      </FieldFrame>
      {presets === undefined || presets.length === 0 ? null : (
        <div
          role="group"
          aria-label={presetsLabel ?? label}
          id={presetsId}
          className={classNames(choices['chips'], choices['amounts'])}
        >
          {presets.map((preset) => (
            <button
              key={presetText(preset, currency)}
              type="button"
              className={choices['chip']}
              onClick={() => choose(preset.amount)}
            >
              <span className="money">{presetText(preset, currency)}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
};

import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../waiting/spinner.tsx';
import { useWaiting } from '../waiting/use-waiting.ts';
import styles from './button.module.css';

export type ButtonKind = 'filled' | 'outlined' | 'text' | 'danger' | 'danger-outlined';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'className'> {
  readonly kind?: ButtonKind;
  readonly isWide?: boolean;
  // 48 px high, for buttons that move money or submit a form.
  readonly isMain?: boolean;
  readonly isBusy?: boolean;
  // Why it cannot be pressed now: the button stays focusable and shows the reason.
  readonly blockedBecause?: string | null | undefined;
  readonly isDisabled?: boolean;
  readonly icon?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

export const buttonClass = (kind: ButtonKind, isMain = false, isWide = false): string =>
  classNames(styles['button'], styles[kind], isMain && styles['main'], isWide && styles['wide']);

// In the place of the icon, at its size.
const Turning = ({ icon }: Pick<ButtonProps, 'icon'>) =>
  icon === undefined ? (
    <Spinner />
  ) : (
    <span className={styles['place']}>
      {icon}
      <Spinner />
    </span>
  );

export const Button = (props: ButtonProps) => {
  const { kind = 'outlined', isWide, isMain, isBusy = false, blockedBecause, isDisabled, icon, ...button } = props;
  const { children, onClick, type = 'button', ...rest } = button;
  const reasonId = useId();
  const waiting = useWaiting(isBusy);
  const isTurning = waiting !== 'hidden' && icon === undefined;
  const isBlocked = blockedBecause !== null && blockedBecause !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (isBusy || isBlocked) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        {...(isBlocked ? { 'aria-describedby': reasonId } : {})}
        {...rest}
        type={type}
        className={classNames(buttonClass(kind, isMain, isWide), isTurning && styles['turning'])}
        disabled={isDisabled}
        aria-disabled={isBlocked || isBusy || undefined}
        aria-busy={isBusy || undefined}
        onClick={press}
      >
        {waiting === 'hidden' ? icon : <Turning icon={icon} />}
        <span className={styles['label']}>{children}</span>
      </button>
      {isBlocked ? (
        <span id={reasonId} className={styles['reason']}>
          {blockedBecause}
        </span>
      ) : null}
    </>
  );
};

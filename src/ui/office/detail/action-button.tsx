import type { Endpoint } from '#contract/endpoint.ts';
import { Button, type ButtonKind } from '../../buttons/button.tsx';
import { useMay } from '../office-staff.tsx';
import { OnlyFor } from '../only-for.tsx';
import { KeyCap } from '../shortcuts/key-cap.tsx';
import { useShortcut } from '../shortcuts/shortcuts.tsx';
import styles from './detail.module.css';

export interface ActionButtonProps {
  // The call that the action makes: its declaration lists the permitted roles. Others get no button.
  readonly call: Pick<Endpoint, 'may'>;
  readonly label: string;
  // A key that presses the button. What moves money opens a dialog, so a key alone decides nothing of it.
  readonly shortcut?: string;
  readonly kind?: ButtonKind;
  // Why nobody, or not this person, can do it now.
  readonly blockedBecause?: string | null;
  readonly isBusy?: boolean;
  readonly onPress: () => void;
}

const Permitted = (props: Omit<ActionButtonProps, 'call'>) => {
  const { label, shortcut = '', kind = 'outlined', blockedBecause = null, isBusy = false, onPress } = props;
  useShortcut(shortcut, label, shortcut === '' || blockedBecause !== null || isBusy ? null : onPress);
  return (
    <span className={styles['action']}>
      <Button kind={kind} isMain isBusy={isBusy} blockedBecause={blockedBecause} onClick={onPress}>
        {label}
        {shortcut === '' ? null : (
          <span className={styles['cap']} aria-hidden="true">
            <KeyCap>{shortcut}</KeyCap>
          </span>
        )}
      </Button>
    </span>
  );
};

export const ActionButton = ({ call, ...action }: ActionButtonProps) =>
  useMay(call) ? (
    <Permitted {...action} />
  ) : (
    <div className={styles['others']}>
      <OnlyFor call={call} label={action.label} />
    </div>
  );

import { useTexts } from '#i18n/texts.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useOfflineReason } from '#ui/frame/use-offline-reason.ts';
import styles from '../register-screen.module.css';

export interface StepActionsProps {
  readonly submitLabel: string;
  readonly isBusy: boolean;
  readonly onBack?: () => void;
}

// The step's only filled button, and the back button.
export const StepActions = ({ submitLabel, isBusy, onBack }: StepActionsProps) => {
  const shared = useTexts(sharedTexts);
  const offline = useOfflineReason();
  return (
    <div className={styles['actions']}>
      <Button type="submit" kind="filled" isMain isWide isBusy={isBusy} blockedBecause={offline}>
        {submitLabel}
      </Button>
      {onBack === undefined ? null : (
        <Button isWide onClick={onBack}>
          {shared('back')}
        </Button>
      )}
    </div>
  );
};

import { RefreshCw } from 'lucide-react';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from './button.tsx';

export interface RefreshButtonProps {
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

// Reads again what a screen or modal shows. It stands there in every state, since a failed load shows nothing else.
export const RefreshButton = ({ isBusy, onPress }: RefreshButtonProps) => {
  const t = useTexts(sharedTexts);
  return (
    <Button
      kind="text"
      isBusy={isBusy}
      icon={<RefreshCw size={18} strokeWidth={1.75} aria-hidden="true" />}
      onClick={onPress}
    >
      {t('refresh')}
    </Button>
  );
};

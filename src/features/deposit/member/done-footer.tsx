import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';

export interface DoneFooterProps {
  readonly onDone: () => void;
  readonly onViewStatement: () => void;
}

// The buttons below a finished deposit.
export const DoneFooter = ({ onDone, onViewStatement }: DoneFooterProps) => {
  const shared = useTexts(sharedTexts);
  return (
    <>
      <Button key="done" kind="filled" isMain isWide onClick={onDone}>
        {shared('done')}
      </Button>
      <Button key="statement" isMain isWide onClick={onViewStatement}>
        {shared('viewStatement')}
      </Button>
    </>
  );
};

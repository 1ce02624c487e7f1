import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '../../buttons/button.tsx';
import { Skeleton } from '../../waiting/skeleton.tsx';
import { NoItem } from '../detail/no-item.tsx';

interface FirstReadingProps {
  readonly query: { readonly isError: boolean; readonly refetch: () => unknown };
}

// In the place of a list, or of an item that is read with its list, until the first answer. On a phone an opened item covers
// the list, so it says itself that the reading failed.
export const FirstReading = ({ query: { isError, refetch } }: FirstReadingProps) => {
  const shared = useTexts(sharedTexts);
  if (!isError) return <Skeleton />;
  return (
    <NoItem text={shared('loadFailed')} action={<Button onClick={() => void refetch()}>{shared('retry')}</Button>} />
  );
};

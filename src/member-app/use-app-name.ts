import { useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { getInfo } from '#features/lookup/contract.ts';
import { useTexts } from '#i18n/texts.ts';
import { shellStrings } from './strings.ts';

// The operator's name; "Member Wallet" until it is known and where it cannot be had.
export const useAppName = (): string => {
  const t = useTexts(shellStrings);
  const { data } = useQuery({
    queryKey: ['info'],
    queryFn: ({ signal }) => answerOf(getInfo, {}, { signal }),
    staleTime: Infinity,
  });
  return data === undefined || data.name === '' ? t('appName') : data.name;
};

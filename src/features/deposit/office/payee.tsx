import { type QueryClient, useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { useTexts } from '#i18n/texts.ts';
import { StampLine } from '#ui/office/detail/detail-parts.tsx';
import { depositOfficeCalls } from '../office-contract.ts';
import { nameWithEnds } from './face-of.ts';
import { moneyInStrings } from './money-in-strings.ts';

// The shortest spelling of a phone: no member is asked for before it is complete.
const digitsMin = 8;

interface Asked {
  readonly itemId: string;
  readonly phone: string;
}

const keyOf = ({ itemId, phone }: Asked) => ['money-in', 'payee', itemId, phone.trim()] as const;

// The member who is shown for a phone; null while there is none.
export const payeeShown = (client: QueryClient, asked: Asked) =>
  client.getQueryData<AnswerOf<typeof depositOfficeCalls.findPayee>>(keyOf(asked))?.member ?? null;

// Who would receive the money by the phone that is being typed.
export const Payee = (asked: Asked) => {
  const t = useTexts(moneyInStrings);
  const { data } = useQuery({
    queryKey: keyOf(asked),
    queryFn: () => answerOf(depositOfficeCalls.findPayee, { itemId: asked.itemId, phone: asked.phone.trim() }),
    enabled: asked.phone.replaceAll(/\D/g, '').length >= digitsMin,
  });
  return (
    <div aria-live="polite">
      {data === undefined ? null : (
        <StampLine isCalm={data.member !== null}>
          {data.member === null ? t('noMember') : `${t('goesTo')}: ${nameWithEnds(data.member)}`}
        </StampLine>
      )}
      {data?.needsTwo === true ? <StampLine>{t('needsTwo')}</StampLine> : null}
    </div>
  );
};

import { Ticket } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { answerOf } from '#ask/ask.ts';
import { spinCalls } from '#features/spin/contract.ts';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import { entryTexts } from '#i18n/entry-texts.ts';
import { formatCount } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';

interface SpinTileProps {
  readonly otherwise: ReactNode;
  // Until it is known which of the two it is: nobody presses the one and hits the other.
  readonly meanwhile: ReactNode;
}

// Beside a longer number the word would touch both edges of the tile.
const besideMax = 999;

// The wheel's tile while it is open; otherwise what stands in its place.
export const SpinTilePart = ({ otherwise, meanwhile }: SpinTileProps) => {
  const t = useTexts(entryTexts);
  const { data, isPending } = useQuery({
    queryKey: ['spin', 'active'],
    queryFn: ({ signal }) => answerOf(spinCalls.getActive, {}, { signal }),
  });
  const { data: wallet } = useQuery({ ...walletQuery, enabled: false });
  const coins = wallet?.profile.coin ?? 0;
  const counted = t(coins === 1 ? 'wheelTileOfOne' : 'wheelTile', { n: formatCount(coins) });
  const text = coins > besideMax ? counted.replace('\u00a0', ' ') : counted;
  if (isPending) return meanwhile;
  if (data?.isActive !== true) return otherwise;
  return (
    <ButtonLink to="/user/spin">
      <Ticket size={22} strokeWidth={1.75} aria-hidden="true" />
      {wallet === undefined ? t('spin') : text}
    </ButtonLink>
  );
};

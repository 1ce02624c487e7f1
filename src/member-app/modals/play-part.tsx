import { useQuery } from '@tanstack/react-query';
import { PlayButton } from '#features/game/member/play-button.tsx';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';

// Opens the game of a code, in the result of a transfer to it.
export const PlayPart = ({ code }: { readonly code: string }) => {
  const { data } = useQuery({ ...walletQuery, enabled: false });
  const game = data?.slots.find((slot) => slot.code === code);
  return game === undefined ? null : <PlayButton game={game} />;
};

import { useQuery } from '@tanstack/react-query';
import { toDecimalText } from '#money/money-wire.ts';
import { drawQrPicture, type QrPicture } from './qr-picture.ts';
import type { LiveQr } from './qr-state.ts';

// Drawn as soon as the code is known, so that it is ready before the member presses. Null until then, and if this
// browser cannot draw it.
export const useQrPicture = ({ qrcodeId, markup, amount }: LiveQr): QrPicture | null => {
  const { data } = useQuery({
    queryKey: ['qr-picture', qrcodeId],
    queryFn: () => drawQrPicture(markup, `qr-${toDecimalText(amount)}.png`),
    networkMode: 'always',
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  return data ?? null;
};

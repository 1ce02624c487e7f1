import type { Call, Context } from '#server/context.ts';
import { saidOrNull } from '#server/operator/texts/spoken.ts';
import type { Banner, BannerPlace } from '../contract.ts';
import { banners } from './settings.ts';

const isShownAt = (now: Date, { from, until }: { from: string | null; until: string | null }): boolean =>
  (from === null || new Date(from) <= now) && (until === null || now < new Date(until));

// The banners of a place that are on show now.
export const bannersAt = async (
  { context, call }: { readonly context: Context; readonly call: Call },
  place: BannerPlace,
): Promise<Banner[]> => {
  const now = context.now();
  return (await banners.read(context))
    .filter((banner) => banner.place === place && isShownAt(now, banner))
    .map(({ image, html, text, to }) => ({
      image: saidOrNull(image, call.language),
      html: saidOrNull(html, call.language),
      text: saidOrNull(text, call.language),
      to,
    }))
    .filter(({ image, html }) => image !== null || html !== null);
};

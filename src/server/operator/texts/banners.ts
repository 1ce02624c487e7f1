import * as z from 'zod/mini';
import { bannerPlaces, type Banner, type BannerPlace } from '#contract/banners.ts';
import type { Call, Context } from '../../context.ts';
import { setting } from '../setting.ts';
import { saidOrNull, spokenMarkup, spokenText } from './spoken.ts';

// Pictures lie on this site: the page loads them from nowhere else.
export const ownAddress = /^\/(?!\/)[A-Za-z0-9/_.-]+$/;

export const addressIn = (form: RegExp) => {
  const field = z.string().check(z.maxLength(500), z.regex(form));
  return z.nullable(z.union([field, z.object({ th: field, la: field, en: field })]));
};

// A time of the operator; null for none.
export const instant = () => z.nullable(z.iso.datetime({ offset: true }));

const bannersMax = 100;

export const banners = setting({
  name: 'banners',
  isPublished: true,
  about: 'The banners in their order: where they are shown, from when until when.',
  shape: z
    .array(
      z.strictObject({
        place: z.enum(bannerPlaces),
        image: addressIn(ownAddress),
        html: z.nullable(spokenMarkup()),
        text: z.nullable(spokenText()),
        to: z.nullable(z.string().check(z.regex(ownAddress))),
        from: instant(),
        until: instant(),
      }),
    )
    .check(z.maxLength(bannersMax)),
  usual: [],
});

interface Scheduled {
  readonly from?: string | null | undefined;
  readonly until?: string | null | undefined;
}

export const isShownAt = (now: Date, { from = null, until = null }: Scheduled): boolean =>
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

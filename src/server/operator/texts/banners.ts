import * as z from 'zod/mini';
import { ownAddress } from '#contract/operator-changes.ts';
import { bannerPlaces, type Banner, type BannerPlace } from '#contract/banners.ts';
import type { Call, Context } from '../../context.ts';
import { setting } from '../setting.ts';
import { saidOrNull, spokenMarkup, spokenText } from './spoken.ts';

export const addressIn = (form: RegExp) => {
  const field = z.string().check(z.maxLength(500), z.regex(form));
  return z.nullable(z.union([field, z.object({ th: field, la: field, en: field })]));
};

// A time of the operator; null for none.
export const instant = () => z.nullable(z.iso.datetime({ offset: true }));

interface Scheduled {
  readonly from?: string | null | undefined;
  readonly until?: string | null | undefined;
}

// An end that does not come after its beginning.
export const scheduleMistakes = ({ from = null, until = null }: Scheduled): readonly string[] =>
  from !== null && until !== null && new Date(from) >= new Date(until) ? ['until'] : [];

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
  mistakesIn: (list) =>
    list.flatMap((banner, place) =>
      [...(banner.image === null && banner.html === null ? ['image'] : []), ...scheduleMistakes(banner)].map(
        (part) => `${String(place)}.${part}`,
      ),
    ),
});

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

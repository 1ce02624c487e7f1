import * as z from 'zod/mini';
import { setting, type Setting } from '#server/operator/setting.ts';
import { spokenMarkup, spokenText } from '#server/operator/texts/spoken.ts';
import { bannerPlaces, videoNames } from '../contract.ts';

// Pictures lie on this site: the page loads them from nowhere else.
const ownAddress = /^\/(?!\/)[A-Za-z0-9/_.-]+$/;
const playable = /^(https:\/\/[^\s/\\]\S*|\/(?!\/)[A-Za-z0-9/_.-]+)$/;

const addressIn = (form: RegExp) => {
  const field = z.string().check(z.maxLength(500), z.regex(form));
  return z.nullable(z.union([field, z.object({ th: field, la: field, en: field })]));
};

const instant = () => z.nullable(z.iso.datetime({ offset: true }));

const bannersMax = 100;

export const banners = setting({
  name: 'banners',
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

const video = z.strictObject({
  source: addressIn(playable),
  captions: addressIn(ownAddress),
  seconds: z.nullable(z.int().check(z.minimum(1), z.maximum(7_200))),
});

const noVideo = { source: null, captions: null, seconds: null };

export const videos = setting({
  name: 'videos',
  about: 'The five instruction videos: address, captions and length.',
  shape: z.strictObject({ wallet: video, play: video, balance: video, bonus: video, bonusCancel: video }),
  usual: Object.fromEntries(videoNames.map((name) => [name, noVideo])) as Record<
    (typeof videoNames)[number],
    typeof noVideo
  >,
});

export const settings: readonly Setting[] = [banners, videos];

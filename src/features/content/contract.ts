import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';

export const videoNames = ['wallet', 'play', 'balance', 'bonus', 'bonusCancel'] as const;
export type VideoName = (typeof videoNames)[number];

export const bannerPlaces = ['home', 'bonus', 'invite', 'refund'] as const;
export type BannerPlace = (typeof bannerPlaces)[number];

const banner = z.object({
  image: z.nullable(z.string()),
  html: z.nullable(z.string()),
  // What the image says, for those who do not see it, and the screen it leads to.
  text: z.optional(z.nullable(z.string())),
  to: z.optional(z.nullable(z.string())),
});
export type Banner = z.output<typeof banner>;

export const contentCalls = {
  listVideos: endpoint({
    at: 'GET /api/content/videos',
    who: 'anyone',
    effect: 'read',
    question: {},
    answer: z.array(
      z.object({
        name: z.enum(videoNames),
        // Null until the operator has one.
        source: z.nullable(z.string()),
        captions: z.nullable(z.string()),
        seconds: z.nullable(z.number()),
      }),
    ),
    refuses: [],
    about: 'The five instruction videos in the language of the caller.',
  }),

  listBanners: endpoint({
    at: 'GET /api/content/banners/{place}',
    who: 'anyone',
    effect: 'read',
    question: { place: z.enum(bannerPlaces) },
    answer: z.array(banner),
    refuses: [],
    about: 'The banners shown at a place now, in the operator’s order.',
  }),
};

import * as z from 'zod/mini';
import { bannerPlaces, bannerShape } from '#contract/banners.ts';
import { endpoint } from '#contract/endpoint.ts';

export const videoNames = ['wallet', 'play', 'balance', 'bonus', 'bonusCancel'] as const;
export type VideoName = (typeof videoNames)[number];

export const contentCalls = {
  listVideos: endpoint({
    at: 'GET /api/content/videos',
    who: 'anyone',
    effect: 'read',
    question: {},
    answer: z.array(
      z.object({
        name: z.enum(videoNames),
        source: z.nullable(z.string()),
        captions: z.nullable(z.string()),
        seconds: z.nullable(z.number()),
      }),
    ),
    refuses: [],
    about: 'The five instruction videos in the language of the caller. `source` is null while the operator has none.',
  }),

  listBanners: endpoint({
    at: 'GET /api/content/banners/{place}',
    who: 'anyone',
    effect: 'read',
    question: { place: z.enum(bannerPlaces) },
    answer: z.array(bannerShape),
    refuses: [],
    about: 'The banners shown at a place now, in the operator’s order. `to` is the page that a press leads to.',
  }),
};

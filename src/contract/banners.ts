import * as z from 'zod/mini';

export const bannerPlaces = ['home', 'bonus', 'invite', 'refund'] as const;
export type BannerPlace = (typeof bannerPlaces)[number];

export const bannerShape = z.object({
  image: z.nullable(z.string()),
  html: z.nullable(z.string()),
  // What the image says, for those who do not see it, and the screen it leads to.
  text: z.optional(z.nullable(z.string())),
  to: z.optional(z.nullable(z.string())),
});
export type Banner = z.output<typeof bannerShape>;

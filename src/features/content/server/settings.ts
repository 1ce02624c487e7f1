import * as z from 'zod/mini';
import { setting, type Setting } from '#server/operator/setting.ts';
import { ownAddress } from '#contract/operator-changes.ts';
import { addressIn, banners } from '#server/operator/texts/banners.ts';
import { videoNames } from '../contract.ts';
import { theme } from './theme.ts';

const playable = /^(https:\/\/[^\s/\\]\S*|\/(?!\/)[A-Za-z0-9/_.-]+)$/;

const video = z.strictObject({
  source: addressIn(playable),
  captions: addressIn(ownAddress),
  seconds: z.nullable(z.int().check(z.minimum(1), z.maximum(7_200))),
});

const noVideo = { source: null, captions: null, seconds: null };

export const videos = setting({
  name: 'videos',
  isPublished: true,
  about: 'The five instruction videos: address, captions and length.',
  shape: z.strictObject({ wallet: video, play: video, balance: video, bonus: video, bonusCancel: video }),
  usual: Object.fromEntries(videoNames.map((name) => [name, noVideo])) as Record<
    (typeof videoNames)[number],
    typeof noVideo
  >,
});

export const settings: readonly Setting[] = [banners, videos, theme];

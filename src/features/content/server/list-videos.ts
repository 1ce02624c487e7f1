import { saidOrNull } from '#server/operator/texts/spoken.ts';
import type { Read } from '#server/verb.ts';
import { type contentCalls, videoNames } from '../contract.ts';
import { videos } from './settings.ts';

export const listVideos: Read<typeof contentCalls.listVideos> = async ({ context, call: { language } }) => {
  const known = await videos.read(context);
  return videoNames.map((name) => {
    const { source, captions, seconds } = known[name];
    return { name, source: saidOrNull(source, language), captions: saidOrNull(captions, language), seconds };
  });
};

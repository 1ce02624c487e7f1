import { bannersAt } from '#server/operator/texts/banners.ts';
import { reads, type Route } from '#server/route.ts';
import { contentCalls } from '../contract.ts';
import { listVideos } from './list-videos.ts';

export const routes: readonly Route[] = [
  reads(contentCalls.listVideos, listVideos),
  reads(contentCalls.listBanners, (asked) => bannersAt(asked, asked.question.place)),
];

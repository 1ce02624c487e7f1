import type { Feature } from '#server/features/feature.ts';
import { personal } from './personal-data-table.ts';
import { removeTalkMedia, talkPictures, talkVideos } from './media/talk-media.ts';
import { forgetChats, officeRoutes, routes } from './routes.ts';
import { stream } from './stream/stream.ts';
import { settings } from './settings.ts';
import { schema } from './schema/schema.ts';

declare module '#server/records/outbox.ts' {
  interface Topics {
    readonly chat: true;
  }
}

export const feature: Feature = {
  name: 'chat',
  routes,
  officeRoutes,
  stream,
  pictures: [talkPictures],
  videos: [talkVideos],
  jobs: [forgetChats, removeTalkMedia],
  settings,
  schema,
  personal,
};

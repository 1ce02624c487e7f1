import type { Feature } from '#server/features/feature.ts';
import { jobs, outside, routes } from './routes.ts';
import { personal } from './schema/personal-data-table.ts';
import { schema } from './schema/schema.ts';
import { walletLinkChecks } from './wallet-link-checks.ts';
import { walletLinkTimeline } from './wallet-link-timeline.ts';

declare module '#server/records/outbox.ts' {
  interface Topics {
    readonly gift: true;
  }
}

export const feature: Feature = {
  name: 'wallet-link',
  routes,
  jobs,
  outside,
  timelines: [walletLinkTimeline],
  checks: walletLinkChecks,
  schema: [schema],
  personal,
};

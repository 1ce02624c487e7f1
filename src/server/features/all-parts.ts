import type { LedgerCheck } from '#ledger';
import { conditionChecks } from '#conditions/condition-checks.ts';
import { playChecks } from '#play/play-checks.ts';
import { allFeatures } from './all-features.ts';
import type { Feature } from './feature.ts';
import type { Actors, DepositFollower } from '../context.ts';
import type { Hook } from '../hooks.ts';
import type { Comparisons } from './comparisons.ts';
import type { MetricsSource } from '../records/metrics-source.ts';
import type { ReadPageData, ReadPageStyle } from '../http/web-app.ts';
import type { TicketLink } from '../http/tickets/ticket-links.ts';
import type { TicketPicture } from '../http/tickets/ticket-pictures.ts';
import type { TicketVideo } from '../http/tickets/ticket-videos.ts';
import type { StreamPart } from '../http/stream/stream-part.ts';
import type { Job } from '../jobs/job.ts';
import type { OutsideKind } from '../outside/outside-kind.ts';
import { sharedSettings } from '../operator/shared-settings.ts';
import type { Setting } from '../operator/setting.ts';
import { auditChecks } from '../records/audit-chain.ts';
import { relay } from '../records/relay/relay.ts';
import type { SealedTable } from '../records/seal/sealed-table.ts';
import type { TimelineSource } from '../records/timeline-source.ts';
import type { Route } from '../route.ts';
import type { PersonalData } from '#database/schema/personal-data.ts';

// Everything the server has of each kind, composed from the features.

export const outsideKinds: readonly OutsideKind[] = allFeatures.flatMap(({ outside = [] }) => outside);

const personalData: readonly PersonalData[] = allFeatures.flatMap(({ personal = [] }) => personal);

const timelines: readonly TimelineSource[] = allFeatures.flatMap((feature) => feature.timelines ?? []);

const comparisons: readonly Comparisons[] = allFeatures.flatMap((feature) => feature.comparisons ?? []);

const routesOf = (routes: Feature['routes'] = []): readonly Route[] =>
  typeof routes === 'function' ? routes({ outsideKinds, personalData, timelines, comparisons }) : routes;

export const memberRoutes: readonly Route[] = allFeatures.flatMap(({ routes }) => routesOf(routes));

// What features that do something with connections that stay open answer, as a process of the stream without members does.
const streamFeatures = allFeatures.filter(({ stream }) => stream !== undefined);
export const streamRoutes: readonly Route[] = streamFeatures.flatMap(({ routes }) => routesOf(routes));
export const streamPictures: readonly TicketPicture[] = streamFeatures.flatMap(({ pictures = [] }) => pictures);
export const streamVideos: readonly TicketVideo[] = streamFeatures.flatMap(({ videos = [] }) => videos);

export const officeRoutes: readonly Route[] = allFeatures.flatMap((feature) => routesOf(feature.officeRoutes));

// Parts that are found by name must have unique names.
export const eachOnce = <Part extends { readonly name: string }>(parts: readonly Part[]): readonly Part[] => {
  const twice = parts.find(({ name }, place) => parts.findIndex((other) => other.name === name) !== place);
  if (twice !== undefined) throw new Error(`"${twice.name}" is declared twice`);
  return parts;
};

const theOne = <Value>(all: readonly Value[], what: string): Value => {
  const [first, ...others] = all;
  if (first === undefined || others.length > 0) throw new Error(`${String(all.length)} features provide ${what}`);
  return first;
};

export const actors: Actors = theOne(
  allFeatures.flatMap((feature) => feature.actors ?? []),
  'the token look-ups',
);

export const readPageData: ReadPageData = theOne(
  allFeatures.flatMap(({ pageData }) => pageData ?? []),
  'what pages show',
);

export const readPageStyle: ReadPageStyle = theOne(
  allFeatures.flatMap(({ pageStyle }) => pageStyle ?? []),
  'the look of pages',
);

export const operatorSettings: readonly Setting[] = eachOnce([
  ...sharedSettings,
  ...allFeatures.flatMap(({ settings = [] }) => settings),
]);

export const metricsSources: readonly MetricsSource[] = allFeatures.flatMap(({ metrics }) => metrics ?? []);

export const hooks: readonly Hook[] = allFeatures.flatMap((feature) => feature.hooks ?? []);

export const depositFollowers: readonly DepositFollower[] = allFeatures.flatMap(
  ({ afterDeposit }) => afterDeposit ?? [],
);

export const ticketPictures: readonly TicketPicture[] = allFeatures.flatMap(({ pictures = [] }) => pictures);

export const ticketVideos: readonly TicketVideo[] = allFeatures.flatMap(({ videos = [] }) => videos);

export const ticketLinks: readonly TicketLink[] = allFeatures.flatMap(({ links = [] }) => links);

export const streamParts: readonly StreamPart[] = [relay, ...allFeatures.flatMap(({ stream }) => stream ?? [])];

export const sealedTables: readonly SealedTable[] = eachOnce(allFeatures.flatMap(({ sealed = [] }) => sealed));

export const jobs: readonly Job[] = eachOnce(allFeatures.flatMap((feature) => feature.jobs ?? []));

export const ledgerChecks: readonly LedgerCheck[] = [
  ...allFeatures.flatMap(({ checks = [] }) => checks),
  ...conditionChecks,
  ...playChecks,
  ...auditChecks,
];

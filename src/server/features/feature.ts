import type { Migration } from '#database/schema/migration.ts';
import type { LedgerCheck } from '#ledger';
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
import type { Setting } from '../operator/setting.ts';
import type { PersonalData } from '#database/schema/personal-data.ts';
import type { SealedTable } from '../records/seal/sealed-table.ts';
import type { TimelineSource } from '../records/timeline-source.ts';
import type { Route } from '../route.ts';

// What calls may work with, whichever feature it comes from.
export interface OfEveryFeature {
  readonly outsideKinds: readonly OutsideKind[];
  readonly personalData: readonly PersonalData[];
  readonly timelines: readonly TimelineSource[];
  readonly comparisons: readonly Comparisons[];
}

type RoutesOf = readonly Route[] | ((all: OfEveryFeature) => readonly Route[]);

// What one feature adds to the server, declared in its server/feature.ts. The server is composed only from the list in
// all-features.ts.
export interface Feature {
  readonly name: string;
  // Calls of the member's origin, and of the back office.
  readonly routes?: RoutesOf;
  readonly officeRoutes?: RoutesOf;
  // What it does with each deposit, in the transaction that credits it.
  readonly afterDeposit?: DepositFollower;
  // Notices from banks and gateways.
  readonly hooks?: readonly Hook[];
  // Pictures that open in a window of their own, by a ticket.
  readonly pictures?: readonly TicketPicture[];
  // Videos that a page plays, by a ticket too, on both origins.
  readonly videos?: readonly TicketVideo[];
  // One-time addresses that lead to another site.
  readonly links?: readonly TicketLink[];
  // What it does with connections that stay open. A process that has them and no members answers its calls too.
  readonly stream?: StreamPart;
  // Jobs: open work that is due.
  readonly jobs?: readonly Job[];
  // Work that involves a provider, as the desk lists and ends it.
  readonly outside?: readonly OutsideKind[];
  // How its operations went and go on, for the money timeline.
  readonly timelines?: readonly TimelineSource[];
  // What must hold between the feature's state and the books; proved together with the ledger's invariants.
  readonly checks?: readonly LedgerCheck[];
  // What it compares with banks and providers, for the report on the books.
  readonly comparisons?: Comparisons;
  // What it shows on /metrics.
  readonly metrics?: MetricsSource;
  // Its operator settings.
  readonly settings?: readonly Setting[];
  // The feature's tables: each migration names those it creates, and they belong to the feature.
  readonly schema?: readonly Migration[];
  // The personal data it keeps about a member.
  readonly personal?: PersonalData;
  // Its tables with secrets that are sealed with CREDENTIALS_KEY, except those that end within the hour.
  readonly sealed?: readonly SealedTable[];
  // What the operator has set and public screens show. Only one feature provides this.
  readonly pageData?: ReadPageData;
  // How the operator has the pages look, as the text of a style element. Only one feature provides this.
  readonly pageStyle?: ReadPageStyle;
  // Identifies the owner of a token. Only one feature provides this.
  readonly actors?: Actors;
}

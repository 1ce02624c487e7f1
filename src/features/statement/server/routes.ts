import { reads, type Route } from '#server/route.ts';
import { statementCalls } from '../contract.ts';
import { getStatement } from './get-statement.ts';
import { getTimeline } from './get-timeline.ts';
import type { TimelineSources } from './tell-timeline.ts';

// The timeline gets what every feature knows about its operations.
export const statementRoutes = (sources: TimelineSources): readonly Route[] => [
  reads(statementCalls.get, getStatement),
  reads(statementCalls.timeline, getTimeline, { before: () => sources }),
];

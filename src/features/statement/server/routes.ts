import { reads, type Route } from '#server/route.ts';
import { statementCalls } from '../contract.ts';
import { statementOfficeCalls } from '../office-contract.ts';
import { getLineForStaff } from './get-line-for-staff.ts';
import { getStatement } from './get-statement.ts';
import { getTimeline } from './get-timeline.ts';
import { listLinesForStaff } from './list-lines-for-staff.ts';
import type { TimelineSources } from './read-timelines.ts';

// The timelines get what every feature knows about its operations.
export const statementRoutes = (sources: TimelineSources): readonly Route[] => [
  reads(statementCalls.get, getStatement),
  reads(statementCalls.timeline, getTimeline, { before: () => sources }),
];

export const statementOfficeRoutes = (sources: TimelineSources): readonly Route[] => [
  reads(statementOfficeCalls.listLines, listLinesForStaff),
  reads(statementOfficeCalls.getLine, getLineForStaff, { before: () => sources }),
];

import { accounts } from '#ledger';
import type { Job } from '#server/jobs/job.ts';
import { forgetReadings } from '#server/operator/cached-reading.ts';
import { healthJobs } from '#server/outside/health/health-jobs.ts';
import type { OutsideKind } from '#server/outside/outside-kind.ts';
import { reads, writes, type Route } from '#server/route.ts';
import type { Refusing } from '#server/verb.ts';
import { providerHealthOfficeCalls } from '../office-contract.ts';
import { queryBefore, queryProvider } from './query-provider.ts';
import { listProviders } from './list-providers.ts';
import { turnProvider } from './turn-provider.ts';

// Providers belong to no member's book; what staff do about them is audited in the house member's chain.
const on = () => accounts.house.BAHT;
const after = ({ context }: Refusing<never>) => forgetReadings(context);

export const providerRoutes = (kinds: readonly OutsideKind[]): readonly Route[] => [
  reads(providerHealthOfficeCalls.list, listProviders, { before: () => kinds }),
  writes(providerHealthOfficeCalls.turn, turnProvider, { on, after }),
  writes(providerHealthOfficeCalls.query, queryProvider, { on, before: queryBefore }),
];

export const jobs: readonly Job[] = healthJobs;

import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { seedDemoOperator } from '#server/operator/seed-demo-operator.ts';
import { freshDatabase } from '../fresh-database.ts';
import { createTestClock } from './test-clock.ts';

const made = new Map<string, Promise<string>>();

const make = async (): Promise<string> => {
  const { database, url, leave } = await freshDatabase();
  await seedDemoOperator({ database, now: createTestClock().now, newId: randomUUID });
  await leave();
  return new URL(url).pathname.slice(1);
};

// The name of a database with the demo operator, to copy: installing it takes three times as long as copying. One for each
// cluster that a process of tests uses.
export const demoTemplate = (): Promise<string> => {
  const cluster = inject('databaseUrl');
  const known = made.get(cluster) ?? make();
  made.set(cluster, known);
  return known;
};

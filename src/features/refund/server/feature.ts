import type { Feature } from '#server/features/feature.ts';
import { refundChecks } from './refund-checks.ts';
import { routes } from './routes.ts';
import { schema } from './schema/schema.ts';
import { settings } from './settings.ts';

export const feature: Feature = { name: 'refund', routes, checks: refundChecks, settings, schema: [schema] };

import { readMigration } from '#database/schema/read-migration.ts';

export const schema = readMigration(import.meta.url, { name: '0071-info', files: ['settings.sql'], distribution: {} });

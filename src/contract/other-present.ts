import * as z from 'zod/mini';
import { instantField } from './shapes.ts';

// Of an item that waits for a decision: another member of staff who has it open.
export const otherPresent = z.object({ name: z.string(), openedAt: instantField() });
export type OtherPresent = z.output<typeof otherPresent>;

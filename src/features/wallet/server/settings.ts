import * as z from 'zod/mini';
import { setting, type Setting } from '#server/operator/setting.ts';

export const inviteThresholds = setting({
  name: 'inviteThresholds',
  about: 'The percentages by which an invitation counts.',
  shape: z.object({ percentSuccess: z.number(), percentFail: z.number() }),
  usual: { percentSuccess: 200, percentFail: 10 },
});

export const settings: readonly Setting[] = [inviteThresholds];

import { setTimeout as pause } from 'node:timers/promises';
import type { Locator } from '@playwright/test';
import type { Phone } from './phone.ts';

// A finger touches for about so long.
const touchMs = 80;

// Playwright's own tap lifts in the moment of the touch, and asks the page where it lands while the page handles it.
export const tapWithFinger = async ({ protocol }: Phone, target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('what is tapped is not shown');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await pause(touchMs);
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

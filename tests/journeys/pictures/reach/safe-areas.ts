import type { Page } from '@playwright/test';
import { settle } from '../../support/inspect.ts';
import { markedTargets } from './targets.ts';

interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const none: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
// A phone with a notch and a home bar, upright and turned.
const poses = [
  { name: 'upright', size: { width: 360, height: 740 }, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  { name: 'turned', size: { width: 740, height: 360 }, insets: { top: 0, right: 47, bottom: 21, left: 47 } },
] as const;

// Runs in the page. What cannot be brought out from under the notch, the home bar or a bar of the page.
const findUnreachable = async (insets: Insets): Promise<string[]> => {
  const [right, bottom] = [innerWidth - insets.right, innerHeight - insets.bottom];
  const isSwiped = (element: Element): boolean => element.closest('[aria-roledescription]') !== null;
  // What floats steps aside once the page has been scrolled.
  const drawn = (): Promise<unknown> =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const topmost = (box: DOMRect): Element | null =>
    document.elementFromPoint(
      (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2,
      (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2,
    );
  const faultOf = async (element: HTMLElement): Promise<string | null> => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const name = element.dataset['target'] ?? '';
    if (!isSwiped(element) && (box.left < insets.left - 0.5 || box.right > right + 0.5))
      return `beside the safe area: ${name}`;
    if (box.height < bottom - insets.top && (box.top < insets.top - 0.5 || box.bottom > bottom + 0.5))
      return `under the notch or the home bar: ${name}`;
    const isHit = (hit: Element | null): boolean => hit !== null && (element.contains(hit) || hit.contains(element));
    if (isHit(topmost(box))) return null;
    await drawn();
    const hit = topmost(element.getBoundingClientRect());
    return isHit(hit) ? null : `lies under something: ${name}, ${hit?.className.toString() ?? ''}`;
  };
  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('[data-target]')) {
    const fault = await faultOf(element);
    if (fault !== null) found.push(fault);
  }
  return found;
};

export const safeAreaFaults = async (page: Page): Promise<string[]> => {
  const protocol = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const { name, size, insets } of poses) {
    await protocol.send('Emulation.setSafeAreaInsetsOverride', { insets });
    await page.setViewportSize(size);
    await settle(page);
    await markedTargets(page);
    found.push(...(await page.evaluate(findUnreachable, insets)).map((fault) => `${name}: ${fault}`));
  }
  await protocol.send('Emulation.setSafeAreaInsetsOverride', { insets: none });
  await page.setViewportSize(poses[0].size);
  await protocol.detach();
  return found;
};

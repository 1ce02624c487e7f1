import { expect, it, vi } from 'vitest';
import type { Context } from '../../context.ts';
import { Announcer } from './announcer.ts';

it('what is committed while others are gathered waits for a round of its own, so that no app hears it too soon', async () => {
  const rounds: unknown[] = [];
  const operations = { rows: async (_text: string, [, said]: readonly unknown[]) => void rounds.push(said) };
  const announcer = new Announcer({ operations } as unknown as Context);
  const event = (outboxId: string) => ({ outboxId, memberId: 'm', topic: 'balances' });
  announcer.announce([event('1'), event('2')]);
  announcer.announce([event('3')]);
  await vi.waitFor(() => expect(rounds).toHaveLength(2));
  expect(rounds).toEqual([['1 m balances\n2 m balances'], ['3 m balances']]);
});

import { expect, it } from 'vitest';
import { freshAccount, type BankTrial } from './trial.ts';

const receiveThree = async (trial: BankTrial, toAccountNo: string): Promise<string[]> => {
  const references: string[] = [];
  for (const amount of [100n, 20_025n, 3_000_000n])
    references.push((await trial.receive({ toAccountNo, amount, fromName: 'ທ້າວ ສົມ' })).reference);
  return references;
};

const feedRules = (trial: () => BankTrial): void => {
  it('reads the receipts of one account, each once, in the order they were booked', async () => {
    const accountNo = freshAccount();
    const references = await receiveThree(trial(), accountNo);
    await trial().receive({ toAccountNo: freshAccount(), amount: 1n, fromName: 'other' });
    const page = await trial().port.feed({ accountNo, after: null });
    if (page.kind !== 'done') throw new Error(page.reason);
    expect(page.value.lines.map((line) => line.bankReference)).toEqual(references);
    expect(page.value.lines.map((line) => line.amount)).toEqual([100n, 20_025n, 3_000_000n]);
    expect(page.value.lines[0]?.from.name).toBe('ທ້າວ ສົມ');

    const later = await trial().receive({ toAccountNo: accountNo, amount: 5n, fromName: 'late' });
    const next = await trial().port.feed({ accountNo, after: page.value.next });
    expect(next.kind === 'done' && next.value.lines.map((line) => line.bankReference)).toEqual([later.reference]);
    const none = next.kind === 'done' ? await trial().port.feed({ accountNo, after: next.value.next }) : null;
    expect(none?.kind === 'done' && none.value.lines).toEqual([]);
    expect(none?.kind === 'done' && none.value.next).toBe(next.kind === 'done' && next.value.next);
  });
};

const disturbedFeedRules = (trial: () => BankTrial): void => {
  it.each(['duplicate', 'reorder'] as const)(
    'a feed that comes %s still gives each line once, in order',
    async (kind) => {
      const accountNo = freshAccount();
      const references = await receiveThree(trial(), accountNo);
      await trial().feedWeather(kind, { seconds: 0 });
      const page = await trial().port.feed({ accountNo, after: null });
      expect(page.kind === 'done' && page.value.lines.map((line) => line.bankReference)).toEqual(references);
    },
  );

  it('a refused login (401) is a refusal', async () => {
    await trial().feedWeather('refuse');
    expect((await trial().port.feed({ accountNo: freshAccount(), after: null })).kind).toBe('refused');
  });

  it.each(['timeout-before', 'timeout-after', 'down', 'garbage'] as const)(
    'a feed under %s is unknown',
    async (kind) => {
      await trial().feedWeather(kind, { seconds: 30 });
      expect((await trial().port.feed({ accountNo: freshAccount(), after: null })).kind).toBe('unknown');
    },
  );

  it('a feed of another account is rejected', async () => {
    await trial().feedWeather('garbage', { form: 'mismatch' });
    expect(await trial().port.feed({ accountNo: freshAccount(), after: null })).toEqual({
      kind: 'unknown',
      reason: 'mismatch account',
    });
  });
};

export const feedConformance = (trial: () => BankTrial): void => {
  feedRules(trial);
  disturbedFeedRules(trial);
};

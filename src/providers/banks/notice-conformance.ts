import { expect, it } from 'vitest';
import type { RawNotice } from './port.ts';
import { freshAccount, type BankTrial } from './trial.ts';

const receiveNotice = async (trial: BankTrial): Promise<{ raw: RawNotice; reference: string }> => {
  const { reference } = await trial.receive({ toAccountNo: freshAccount(), amount: 20_025n, fromName: 'สมชาย' });
  await trial.quiet();
  const raw = trial.notices.find(({ body }) => body.includes(reference));
  if (raw === undefined) throw new Error('no notice arrived');
  return { raw, reference };
};

const noticeRules = (trial: () => BankTrial): void => {
  it('a notice of the bank gives the same line as the feed', async () => {
    const { raw, reference } = await receiveNotice(trial());
    const notice = trial().port.readNotice(raw);
    expect(notice.ok && notice.lines.map((line) => [line.bankReference, line.amount])).toEqual([[reference, 20_025n]]);
  });

  it('forged, stale, re-serialised and unsigned notices are refused', async () => {
    const { raw } = await receiveNotice(trial());
    const { body, headers } = raw;
    const signature = headers['x-bank-signature'] ?? '';
    const otherBody = body.replace('200.25', '900.25');
    expect(otherBody).not.toBe(body);
    const forged: RawNotice[] = [
      { body: otherBody, headers },
      { body: JSON.stringify(JSON.parse(body), null, 1), headers },
      { body: `${body} `, headers },
      { body, headers: { ...headers, 'x-bank-signature': undefined } },
      { body, headers: { ...headers, 'x-bank-signature': '' } },
      { body, headers: { ...headers, 'x-bank-signature': signature.slice(0, 63) } },
      {
        body,
        headers: { ...headers, 'x-bank-signature': signature.replace(/./, (first) => (first === '0' ? '1' : '0')) },
      },
      { body, headers: { ...headers, 'x-bank-timestamp': undefined } },
      { body, headers: { ...headers, 'x-bank-timestamp': String(Number(headers['x-bank-timestamp']) + 1) } },
      { body: 'null', headers },
      { body: '', headers: {} },
    ];
    for (const notice of forged) expect(trial().port.readNotice(notice).ok).toBe(false);
    expect(trial().port.readNotice(raw).ok).toBe(true);
  });

  it('a genuine notice is refused once it is older than five minutes', async () => {
    const { raw } = await receiveNotice(trial());
    const sentAt = Number(raw.headers['x-bank-timestamp']) * 1000;
    trial().setClock(new Date(sentAt + 300_000));
    expect(trial().port.readNotice(raw).ok).toBe(true);
    trial().setClock(new Date(sentAt + 300_001));
    expect(trial().port.readNotice(raw)).toEqual({ ok: false, reason: 'stale' });
    trial().setClock(null);
  });
};

const deliveryRules = (trial: () => BankTrial): void => {
  it('ten thousand guessed signatures open nothing', async () => {
    const { raw } = await receiveNotice(trial());
    const guess = { body: raw.body, headers: { ...raw.headers } };
    let opened = 0;
    for (let tried = 0; tried < 10_000; tried++) {
      guess.headers['x-bank-signature'] = tried.toString(16).padStart(64, '0');
      if (trial().port.readNotice(guess).ok) opened++;
    }
    expect(opened).toBe(0);
  });

  it('a later notice that overtakes an earlier one is genuine, and so is the earlier', async () => {
    await trial().feedWeather('reorder', { seconds: 30 });
    const toAccountNo = freshAccount();
    const first = await trial().receive({ toAccountNo, amount: 1n, fromName: 'first' });
    const second = await trial().receive({ toAccountNo, amount: 2n, fromName: 'second' });
    await trial().quiet();
    const arrived = trial().notices.flatMap((raw) => {
      const notice = trial().port.readNotice(raw);
      return notice.ok ? notice.lines.map((line) => line.bankReference) : [];
    });
    expect(arrived.slice(-2)).toEqual([second.reference, first.reference]);
  });

  it('every delivery of one notice carries one notice id', async () => {
    await trial().feedWeather('duplicate');
    const { reference } = await receiveNotice(trial());
    const copies = trial().notices.filter(({ body }) => body.includes(reference));
    expect(copies.length).toBeGreaterThan(1);
    const ids = copies.map((raw) => trial().port.readNotice(raw)).map((notice) => notice.ok && notice.noticeId);
    expect(new Set(ids).size).toBe(1);
  });

  it('a notice truncated in transit is refused and delivered again in full', async () => {
    await trial().feedWeather('garbage');
    const { reference } = await trial().receive({ toAccountNo: freshAccount(), amount: 1n, fromName: 'x' });
    await expect.poll(() => trial().notices.filter(({ body }) => body.includes(reference)).length).toBeGreaterThan(0);
    await trial().feedWeather('fine');
    await trial().quiet();
    const read = trial()
      .notices.filter(({ body }) => body.includes(reference))
      .map((raw) => trial().port.readNotice(raw).ok);
    expect(read[0]).toBe(false);
    expect(read.at(-1)).toBe(true);
  });
};

export const noticeConformance = (trial: () => BankTrial): void => {
  noticeRules(trial);
  deliveryRules(trial);
};

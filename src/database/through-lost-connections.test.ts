import { expect, it } from 'vitest';
import { isConnectionLost } from './connection-loss.ts';
import { throughLostConnections } from './through-lost-connections.ts';

const withState = (code: string) => Object.assign(new Error('from PostgreSQL'), { code });
const fromSystem = (code: string) => Object.assign(new Error('connect'), { code, syscall: 'connect' });

// A database that returns after this time, and a clock that advances with each pause.
const failover = (seconds: number) => {
  let ms = 0;
  const clock = {
    now: () => ms,
    sleep: (pauseMs: number) => {
      ms += pauseMs;
      return Promise.resolve();
    },
  };
  const work = () => (ms >= seconds * 1_000 ? Promise.resolve(ms) : Promise.reject(withState('57P01')));
  return { clock, work };
};

it('work that began before a failover of 26 seconds is completed after it', async () => {
  const { clock, work } = failover(26.4);
  expect(await throughLostConnections(work, clock)).toBeLessThan(30_000);
});

it('work without a database times out before the browser does', async () => {
  const { clock, work } = failover(Number.POSITIVE_INFINITY);
  await expect(throughLostConnections(work, clock)).rejects.toThrow('from PostgreSQL');
  expect(clock.now()).toBeGreaterThan(35_000);
  expect(clock.now()).toBeLessThan(50_000);
});

it.each([
  ['an answer that does not come', new Error('Query read timeout')],
  ['a connection that cannot be made in time', new Error('timeout expired')],
  ['no connection free in time', new Error('timeout exceeded when trying to connect')],
  ['a cut connection', new Error('Connection terminated unexpectedly')],
  ['a connection the driver gave up', new Error('Client has encountered a connection error and is not queryable')],
  ['a server that starts', withState('57P03')],
  ['a server without a connection left', withState('53300')],
  ['a primary that became a standby', withState('25006')],
  ['a session a distributed database spoiled', withState('25001')],
  ['a connection exception', withState('08006')],
  ['nobody listening', fromSystem('ECONNREFUSED')],
  ['a socket that is gone', Object.assign(fromSystem('ENOENT'), { syscall: 'connect' })],
  ['a host name that is gone for a moment', fromSystem('EAI_AGAIN')],
])('retries work after %s', async (_, error) => {
  const { clock } = failover(0);
  let attempts = 0;
  const work = () => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(error) : Promise.resolve('done');
  };
  expect(isConnectionLost(error)).toBe(true);
  expect(await throughLostConnections(work, clock)).toBe('done');
});

it.each([
  ['a fault of its own', new TypeError('x is undefined')],
  ['a file that is not there', Object.assign(fromSystem('ENOENT'), { syscall: 'open' })],
  ['a statement PostgreSQL refuses', withState('23505')],
  ['a statement that took too long', withState('57014')],
])('does not retry work that failed with %s', async (_, error) => {
  let attempts = 0;
  const work = () => {
    attempts += 1;
    return Promise.reject(error);
  };
  await expect(throughLostConnections(work)).rejects.toBe(error);
  expect(attempts).toBe(1);
});

import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Disturbance, DisturbanceDetail } from '../trial.ts';
import type { GamePort, TransferFound } from './port.ts';

// The environment for testing a game adapter: the provider, its weather, and what it stores about a player.
export interface GameTrial {
  // Waits as long as the weather may last.
  readonly port: GamePort;
  // Times out early, so that silence soon means unknown.
  readonly hasty: GamePort;
  // The game's units for one unit of the wallet.
  readonly unitsPerWalletUnit: number;
  weather(kind: Disturbance, more?: DisturbanceDetail): Promise<void>;
  // In the game's own unit, as the provider shows it.
  believed(username: string): Promise<{ username: string; balance: number }>;
  play(username: string, round: { stake: number; win: number }): Promise<unknown>;
  // The provider corrects a round that it listed.
  changeRound(roundId: string, figures: { stake: number; win: number }): Promise<unknown>;
  close(): Promise<void>;
}

export interface TrialDesk {
  trial(): GameTrial;
  newName(): string;
  newPlayer(amount?: bigint): Promise<string>;
  believedOf(username: string): Promise<number>;
  // An amount of the wallet in the game's own unit.
  units(amount: number): number;
  eventually(username: string, reference: string): Promise<TransferFound>;
}

const turnsMax = 400;
export const password = 'Secret1234';

let playersMade = 0;

export const createTrialDesk = (trial: () => GameTrial): TrialDesk => {
  const newName = (): string => `kp${Date.now().toString(36)}${(playersMade++).toString(36).padStart(3, '0')}`;
  return {
    trial,
    newName,
    newPlayer: async (amount = 0n) => {
      const username = newName();
      const opened = await trial().port.createPlayer({ username, password });
      if (opened.kind !== 'done') throw new Error(opened.reason);
      if (amount === 0n) return username;
      const paidIn = await trial().port.transferIn({ username, amount, reference: randomUUIDv7() });
      if (paidIn.kind !== 'done') throw new Error(paidIn.reason);
      return username;
    },
    believedOf: async (username) => (await trial().believed(username)).balance,
    units: (amount) => Math.round(amount * 100 * trial().unitsPerWalletUnit) / 100,
    eventually: async (username, reference) => {
      for (let turn = 0; turn < turnsMax; turn++) {
        const found = await trial().port.queryTransfer({ username, reference });
        if (found.kind === 'done') return found;
        await sleep(50);
      }
      throw new Error('the transfer never arrived');
    },
  };
};

import { openSealed, seal, unseal } from '#server/records/seal/seal.ts';
import type { SealedTable } from '#server/records/seal/sealed-table.ts';
import type { Settings } from '#server/settings.ts';
import { listSealedPasswords, updateSealedPasswords } from './game-passwords-table.ts';

// Game passwords are shown to their member again, so they are sealed, bound to the member and the game.
export interface SealedFor {
  readonly memberId: string;
  readonly code: string;
}

const boundTo = ({ memberId, code }: SealedFor): string => `${memberId}|${code}`;

export const sealPassword = (settings: Settings, owner: SealedFor, password: string): Buffer =>
  seal(settings, boundTo(owner), Buffer.from(password));

export const openPassword = (settings: Settings, owner: SealedFor, sealed: Buffer): string =>
  unseal(settings, boundTo(owner), sealed).toString('utf8');

export const opensPassword = (settings: Settings, owner: SealedFor, sealed: Buffer): boolean =>
  openSealed(settings, boundTo(owner), sealed) !== null;

export const sealedPasswords: SealedTable = {
  name: 'game_account',
  list: async (sql, page) =>
    (await listSealedPasswords(sql, page)).map(({ memberId, code, sealed }) => ({
      key: [memberId, code],
      owner: boundTo({ memberId, code }),
      sealed,
    })),
  update: updateSealedPasswords,
};

import type { Sql } from '#database/database.ts';
import { beforeAllIds, type Page, type SealedTable } from '#server/records/seal/sealed-table.ts';

export interface OpenSeed {
  readonly memberId: string;
  readonly epoch: number;
  readonly wheelHash: string;
  readonly commitment: string;
  readonly sealedSeed: Buffer;
  readonly spins: number;
  readonly startedAt: Date;
}

const columns = `member_id as "memberId", epoch, wheel_hash as "wheelHash", commitment, sealed_seed as "sealedSeed",
  spins, started_at as "startedAt"`;

export const findOpenSeed = (sql: Sql, memberId: string): Promise<OpenSeed | null> =>
  sql.one<OpenSeed>(`select ${columns} from spin_seed where member_id = $1 and revealed_at is null`, [memberId]);

export const findLastEpoch = async (sql: Sql, memberId: string): Promise<number> => {
  const row = await sql.one<{ epoch: number }>(
    `select coalesce(max(epoch), 0)::integer as epoch from spin_seed where member_id = $1`,
    [memberId],
  );
  return row?.epoch ?? 0;
};

export const insertSeed = async (sql: Sql, seed: Omit<OpenSeed, 'spins'>): Promise<void> => {
  await sql.rows(
    `insert into spin_seed (member_id, epoch, wheel_hash, commitment, sealed_seed, started_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [seed.memberId, seed.epoch, seed.wheelHash, seed.commitment, seed.sealedSeed, seed.startedAt],
  );
};

// The number of the next spin under this seed.
export const takeNonce = async (sql: Sql, { memberId, epoch }: OpenSeed): Promise<number> => {
  const row = await sql.one<{ spins: number }>(
    `update spin_seed set spins = spins + 1 where member_id = $1 and epoch = $2 and revealed_at is null returning spins`,
    [memberId, epoch],
  );
  if (row === null) throw new Error('a seed that was revealed cannot draw');
  return row.spins;
};

export const endSeed = async (
  sql: Sql,
  { memberId, epoch }: OpenSeed,
  revealed: { readonly seed: string; readonly at: Date },
): Promise<void> => {
  await sql.rows(
    `update spin_seed set revealed_seed = $3, revealed_at = $4, sealed_seed = null
     where member_id = $1 and epoch = $2 and revealed_at is null`,
    [memberId, epoch, revealed.seed, revealed.at],
  );
};

// Those of all members, of whom each has one at a time.
export const listOpenSeeds = (sql: Sql, { after, limit }: Page): Promise<OpenSeed[]> =>
  sql.rows<OpenSeed>(
    `select ${columns} from spin_seed where member_id > $1 and revealed_at is null order by member_id limit $2`,
    [after?.[0] ?? beforeAllIds, limit],
  );

// Only while it has not been revealed or sealed again since it was read.
export const updateSealedSeed: SealedTable['update'] = async (sql, { key, sealed }, again) =>
  (await sql.one(
    `update spin_seed set sealed_seed = $3 where member_id = $1 and epoch = $2 and sealed_seed = $4 returning epoch`,
    [...key, ...again, ...sealed],
  )) !== null;

import type { SealedTable } from '#server/records/seal/sealed-table.ts';
import { listAuthenticators, updateSealedSecret } from './authenticators-table.ts';
import { secretBoundTo } from './is-code-right.ts';

export const sealedSecrets: SealedTable = {
  name: 'staff_authenticator',
  list: async (sql, page) =>
    (await listAuthenticators(sql, page)).map(({ staffId, sealedSecret }) => ({
      key: [staffId],
      owner: secretBoundTo(staffId),
      sealed: [sealedSecret],
    })),
  update: updateSealedSecret,
};

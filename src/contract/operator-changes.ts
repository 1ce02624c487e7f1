// What two people change. Most kinds are asked for as rows by their columns; an offer has a form of its own.
export const rowKinds = ['setting', 'game', 'deposit_account', 'account_health'] as const;
export type RowKind = (typeof rowKinds)[number];

export const changeKinds = [...rowKinds, 'offer'] as const;
export type ChangeKind = (typeof changeKinds)[number];

export const changeStatuses = ['WAITING', 'APPLIED', 'DROPPED'] as const;
export type ChangeStatus = (typeof changeStatuses)[number];

// The name of a difference between the books and the world outside, in the table, on the desk and in the log.
export const findingKinds = [
  'LINE_BOOKED_NOWHERE',
  'RECEIPT_NOT_SHOWN',
  'BANK_TOTAL_DIFFERS',
  'MONEY_OF_TWO_MEMBERS',
  'QR_CONTRADICTS_ITSELF',
  'QR_WITHOUT_ANSWER',
  'PLAY_IS_A_RETURNED_TRANSFER',
  'REFUSED_WIN_IS_LESS',
  'PLAYER_UNKNOWN_AT_GAME',
  'GAME_PASSWORD_NOT_CHANGED',
  'GAME_LOSES_TOO_MUCH',
  'GAME_MONEY_OUT_OF_REACH',
  'RETURNED_BUT_DONE',
  'ENDED_AS_DONE_BUT_NOT',
  'PAYOUT_ACCOUNT_SHORT',
  'PAYOUT_ACCOUNT_AT_LIMIT',
  'PAYOUT_ACCOUNT_NONE',
  'GIFT_TAKEN_BEFORE',
  'WALLET_ACCOUNT_UNKNOWN',
] as const;

export type FindingKind = (typeof findingKinds)[number];

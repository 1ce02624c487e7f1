// A person who may change how much one person approves alone may not approve. Every role that may change settings in
// the back office also approves, so these settings are changed only by command, by people who take no part in payouts.
export const byCommandAlone: readonly string[] = ['twoPersonThreshold', 'alonePerDay'];

// What a friend lost, in hundredths: in all, and up to the last share that was paid for it. Below zero after wins.
export interface Losses {
  readonly lost: bigint;
  readonly lostPaid: bigint;
}

// The share of one friend's net loss since the last share, rounded down to whole hundredths. A win of one friend takes
// nothing from the share of another; this friend has to lose it again first.
export const shareOf = ({ lost, lostPaid }: Losses, percent: number): bigint =>
  lost <= lostPaid ? 0n : ((lost - lostPaid) * BigInt(percent)) / 100n;

// The referral link of a member, under the address at which the app runs.
export const inviteLink = (origin: string, profileId: string): string =>
  `${origin}/register?code=PR${encodeURIComponent(profileId)}`;

const lettersShown = 3;

// As the inviter sees a friend's name: a letter with its vowel and tone marks is one. How many follow is not shown.
export const maskedName = (name: string): string =>
  `${(name.match(/\P{M}\p{M}*/gu) ?? []).slice(0, lettersShown).join('')}***`;

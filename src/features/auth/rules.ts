const minuteMs = 60_000;

// A phone number as typed, without spaces and dashes between the digits.
export const phoneAsTyped = (typed: string): string => typed.replace(/[\s-]/g, '');

// After this many failures for one name from one address within the window, all attempts are refused for one window.
export const loginFailuresMax = 10;
export const loginWindowMs = 15 * minuteMs;

// How long strangers wait for the next attempt after this many failures in a row, from any address: from the 20th on
// twice as long each time up to 15 minutes, from the 100th on a day.
const waitAfter = (failures: number): number => {
  if (failures < 20) return 0;
  return failures < 100 ? Math.min(loginWindowMs, 1_000 * 2 ** (failures - 20)) : 24 * 60 * minuteMs;
};
export const waitsAfterFailures: readonly number[] = Array.from({ length: 101 }, (_, failures) => waitAfter(failures));

// The latest devices and networks a person logged in from are known, each until this many failures.
export const placesMax = 5;
export const failuresOfPlaceMax = 20;

export const memberSessionMs = 7 * 24 * 60 * minuteMs;
export const staffSessionMs = 12 * 60 * minuteMs;
export const staffIdleMs = 30 * minuteMs;
export const staffPasswordLengthMin = 15;
const staffPasswordLengthMax = 200;
export const isStaffPassword = (password: string): boolean => {
  const { length } = [...password];
  return length >= staffPasswordLengthMin && length <= staffPasswordLengthMax;
};
// From the correct password to the second factor.
export const staffTicketMs = 10 * minuteMs;
export const recoveryCodesMax = 10;
// From the challenge for a passkey to its signature.
export const passkeyChallengeMs = 2 * minuteMs;
export const passkeysMax = 10;

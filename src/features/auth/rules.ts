const minuteMs = 60_000;

// A phone number as typed, without the spaces and dashes people put between its digits.
export const phoneAsTyped = (typed: string): string => typed.replace(/[\s-]/g, '');

// After so many failures for one name from one address within the window, none is tried for as long as the window.
export const loginFailuresMax = 10;
export const loginWindowMs = 15 * minuteMs;

export const memberSessionMs = 7 * 24 * 60 * minuteMs;
export const staffSessionMs = 12 * 60 * minuteMs;
export const staffIdleMs = 30 * minuteMs;
const staffPasswordLengthMin = 15;
const staffPasswordLengthMax = 200;
export const isStaffPassword = (password: string): boolean => {
  const { length } = [...password];
  return length >= staffPasswordLengthMin && length <= staffPasswordLengthMax;
};
// From the right password to the second factor.
export const staffTicketMs = 10 * minuteMs;
export const recoveryCodesMax = 10;

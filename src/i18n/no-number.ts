// What stands where there is no number.
export const noNumber = '-';

export const passwordLengthMin = 8;
export const passwordLengthMax = 128;

// Length is the only rule for a member's password.
export const isPassword = (password: string): boolean => {
  const { length } = [...password];
  return length >= passwordLengthMin && length <= passwordLengthMax;
};

// Of a password as it is typed, right or wrong, of members and of staff.
export const typedPasswordLengthMax = 200;

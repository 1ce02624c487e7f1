const inviteCodeLengthMax = 100;

// The code of an invite link, /register?code=…; null if there is none.
export const inviteCodeIn = (search: string): string | null => {
  const code = new URLSearchParams(search).get('code')?.trim() ?? '';
  return code === '' || code.length > inviteCodeLengthMax ? null : code;
};

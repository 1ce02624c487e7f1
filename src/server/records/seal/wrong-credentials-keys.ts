// The settings that seal and open: 64 hexadecimal digits each.
export interface Keyed {
  readonly CREDENTIALS_KEY?: string | undefined;
  readonly CREDENTIALS_KEY_BEFORE?: string | undefined;
  readonly CREDENTIALS_KEY_NEXT?: string | undefined;
}

const others = ['CREDENTIALS_KEY_BEFORE', 'CREDENTIALS_KEY_NEXT'] as const;

// Why the keys that also open cannot be these, or null. `refused` is the key that nobody may use.
export const wrongCredentialsKeys = (keys: Keyed, refused: string | null): string | null => {
  for (const name of others) {
    const key = keys[name];
    if (key === undefined) continue;
    if (key === refused) return `${name} has the demo value; KRAPAO_MODE=live refuses it`;
    if (key === keys.CREDENTIALS_KEY) return `${name} is the same as CREDENTIALS_KEY; it must be another key, or none`;
  }
  return null;
};

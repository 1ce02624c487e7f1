import type { Settings } from '#server/settings.ts';

// The site a passkey belongs to: browsers sign for no other.
export interface OfficeSite {
  readonly origin: string;
  readonly host: string;
}

export const officeSite = (settings: Settings): OfficeSite => {
  const { origin, hostname } = new URL(settings.OFFICE_ORIGIN ?? `http://localhost:${String(settings.OFFICE_PORT)}`);
  return { origin, host: hostname };
};

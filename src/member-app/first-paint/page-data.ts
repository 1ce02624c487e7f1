import { dataOfPage } from '#ask/settings.ts';
import type { Locale } from '#i18n/locale.ts';

// What the server writes into a page: what the operator has set and public screens show.
export interface PageData {
  readonly operatorName: string;
  readonly website: string | null;
  readonly contactText: string | null;
  readonly lineLink: string | null;
  readonly lineName: string | null;
  readonly lineQR: string | null;
}

// A page drawn at build time has these instead, which the server fills: see server/http/web-pages/write-data.ts.
export const placeholder = (locale: Locale, field: keyof PageData): string => `https://unwritten/${locale}/${field}`;

// Null where the page comes from another server.
export const pageData = (locale: Locale): PageData | null =>
  (dataOfPage() as Partial<Record<Locale, PageData>> | null)?.[locale] ?? null;

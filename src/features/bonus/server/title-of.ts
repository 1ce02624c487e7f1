import type { Grant } from '#conditions/grants-table.ts';
import type { Sql } from '#database/database.ts';
import type { OfferTexts } from '../office-contract.ts';
import { offerOfColumns } from './office/offer-columns.ts';
import { findOfferVersion } from './offer-versions-table.ts';

// The title of a grant in the reader's language, from the version that the member accepted. The grant keeps the accepted
// text: if it is none of that version's titles, or the version is gone, that text is shown.
export const titleOf = async (
  sql: Sql,
  { code, title, createdAt }: Pick<Grant, 'code' | 'title' | 'createdAt'>,
  language: keyof OfferTexts,
): Promise<string> => {
  const version = code === null ? null : await findOfferVersion(sql, { code, at: createdAt });
  if (version === null) return title;
  const titles = offerOfColumns(version.terms).title;
  return Object.values(titles).includes(title) ? titles[language] : title;
};

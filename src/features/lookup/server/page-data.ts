import type { Context } from '#server/context.ts';
import { saidOrNull } from '#server/operator/texts/spoken.ts';
import { contact, info } from './settings.ts';

const webLink = (link: string | null): string | null => (link !== null && /^https?:\/\//.test(link) ? link : null);

// What the public screens show of the operator, for the page itself: a visitor sees it before the app has arrived.
export const pageData = async (context: Context) => {
  const { name, website } = await info.read(context);
  const { contactText, lineName, ...line } = await contact.read(context);
  // Without a name the app finds the word for it.
  const isNamed = lineName !== null;
  const inLanguage = (language: 'th' | 'lo' | 'en') => ({
    operatorName: name,
    website: webLink(website),
    contactText: saidOrNull(contactText, language),
    lineName,
    lineLink: isNamed ? webLink(line.lineLink) : null,
    lineQR: isNamed ? line.lineQR : null,
  });
  return { th: inLanguage('th'), la: inLanguage('lo'), en: inLanguage('en') };
};

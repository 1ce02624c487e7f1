// The break points set for the eye between Thai and Lao words are taken out where a machine reads the text.
export const plainText = (text: string): string => text.replaceAll('\u200b', '');

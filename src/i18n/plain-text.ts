// The invisible break points between Thai and Lao words are removed where a machine reads the text.
export const plainText = (text: string): string => text.replaceAll('\u200b', '');

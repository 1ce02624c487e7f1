// The invisible marks where Thai and Lao words break, and where they must not, are removed where a machine reads the text.
export const plainText = (text: string): string => text.replaceAll(/[\u200b\u2060]/g, '');

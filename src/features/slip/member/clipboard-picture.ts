const isPicture = (type: string): boolean => type === 'image/png' || type === 'image/jpeg';

export const canReadClipboard = (): boolean => typeof globalThis.navigator?.clipboard?.read === 'function';

// Called in the press itself: browsers ask the member then. Null if there is no picture or they say no.
export const readClipboardPicture = async (): Promise<Blob | null> => {
  try {
    for (const item of await navigator.clipboard.read()) {
      const type = item.types.find(isPicture);
      if (type !== undefined) return await item.getType(type);
    }
  } catch {
    return null;
  }
  return null;
};

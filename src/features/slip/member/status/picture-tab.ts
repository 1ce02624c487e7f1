export interface PictureTab {
  // False if the window is gone: the member must then tap a link.
  readonly show: (address: string) => boolean;
  readonly close: () => void;
}

// A blank window that has no access to this page. Null if the browser, or the app this page is shown in, allows none.
export const openPictureTab = (text: string): PictureTab | null => {
  const tab = window.open('', '_blank');
  if (tab === null) return null;
  try {
    tab.document.title = text;
    tab.document.body.textContent = text;
  } catch {
    // The text in the waiting window is optional.
  }
  return {
    show: (address) => {
      if (tab.closed) return false;
      try {
        tab.opener = null;
        tab.location.replace(address);
        return true;
      } catch {
        return false;
      }
    },
    close: () => tab.close(),
  };
};

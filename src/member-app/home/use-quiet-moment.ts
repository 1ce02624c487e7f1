import { useEffect, useState } from 'react';
import { isDialogShown } from '#ui/overlays/open-dialog.ts';

const checkAgainMs = 250;
const typing = 'input, textarea, select, [role="combobox"], [role="listbox"]';

const isInterrupting = (): boolean => isDialogShown() || document.activeElement?.matches(typing) === true;

// True once the screen has been shown for this time and no modal is open and no field has the focus.
export const useQuietMoment = (isWanted: boolean, afterMs: number): boolean => {
  const [arrivedAt] = useState(() => performance.now());
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const check = (): void => {
      if (isInterrupting()) timer = setTimeout(check, checkAgainMs);
      else setQuiet(true);
    };
    let timer = setTimeout(check, Math.max(0, arrivedAt + afterMs - performance.now()));
    return () => clearTimeout(timer);
  }, [isWanted, afterMs, arrivedAt]);
  return isWanted && isQuiet;
};

import { useEffect, useEffectEvent, useState } from 'react';
import { comingPaint } from '#ask/paint-first.ts';
import { loadRefusalTexts, useRefusalText } from '#i18n/refusal-text.ts';
import { useToasts } from '#ui/overlays/toasts.tsx';
import { takePicture } from './take-picture.ts';
import { findPicture, keepPicture } from '#ask/waiting-picture.ts';

const pictureIn = (items: DataTransfer | null): File | null =>
  [...(items?.files ?? [])].find(({ type }) => type.startsWith('image/')) ?? null;

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

// Takes a picture pasted or dropped anywhere on the page.
const usePictureInput = (take: (file: File) => void): void => {
  const takeNow = useEffectEvent(take);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      const file = pictureIn(event.clipboardData);
      if (file === null) return;
      event.preventDefault();
      takeNow(file);
    };
    // Without these the browser would leave the page to show a dropped file.
    const onDragOver = (event: DragEvent): void => {
      if (hasFiles(event)) event.preventDefault();
    };
    const onDrop = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) takeNow(file);
    };
    document.addEventListener('paste', onPaste);
    document.addEventListener('dragover', onDragOver);
    document.addEventListener('drop', onDrop);
    return () => {
      document.removeEventListener('paste', onPaste);
      document.removeEventListener('dragover', onDragOver);
      document.removeEventListener('drop', onDrop);
    };
  }, []);
};

// Counts the pictures that come without the picker: pasted, dropped, or shared by another app before.
export const useSlipArrival = (memberId: string | null): number => {
  const refusalText = useRefusalText();
  const toasts = useToasts();
  const [arrival, setArrival] = useState(0);
  useEffect(() => {
    if (memberId === null) return;
    const find = async (): Promise<void> => {
      await comingPaint();
      if ((await findPicture(memberId)) !== null) setArrival((count) => count + 1);
    };
    void find();
  }, [memberId]);
  usePictureInput((file) => {
    void takePicture(file, file.name).then(async (slip) => {
      if (slip === null) {
        await loadRefusalTexts();
        return toasts.danger(refusalText('SLIP_INVALID_FILE'));
      }
      await keepPicture(slip, memberId);
      setArrival((count) => count + 1);
    });
  });
  return arrival;
};

import { shrunkSize } from '../rules.ts';

const enoughBytes = 2 * 1024 * 1024;
const quality = 0.85;

const drawSmaller = async (file: Blob): Promise<Blob | null> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = shrunkSize(bitmap);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const drawing = canvas.getContext('2d');
    if (drawing === null) return null;
    // A transparent picture would otherwise become black.
    drawing.fillStyle = '#fff';
    drawing.fillRect(0, 0, width, height);
    drawing.drawImage(bitmap, 0, 0, width, height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  } finally {
    bitmap.close();
  }
};

// Large pictures are made smaller on the device. If the browser cannot, the picture is sent as it is.
export const shrinkPicture = async (file: Blob): Promise<Blob> => {
  if (file.size <= enoughBytes) return file;
  const smaller = await drawSmaller(file).catch(() => null);
  return smaller !== null && smaller.size < file.size ? smaller : file;
};

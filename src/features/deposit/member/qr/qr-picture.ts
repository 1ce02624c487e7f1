import { isInWebView } from '#ui/frame/in-app/is-in-web-view.ts';

const edge = 1_024;

const loaded = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error('the picture of the QR code could not be loaded')));
    image.src = address;
  });

const drawing = /<svg\b([^>]*)>([^]*)<\/svg>/i;
const sizes = /\s(?:width|height|xmlns)\s*=\s*(?:"[^"]*"|'[^']*')/gi;

// An svg loaded as an image runs no scripts, so that it is not parsed as markup before. Its size is set because some
// browsers do not draw one without a size.
const addressOf = (markup: string): string => {
  const [, attributes = '', content = ''] = drawing.exec(markup) ?? [];
  if (content === '') throw new Error('the markup contains no svg');
  const size = `xmlns="http://www.w3.org/2000/svg" width="${String(edge)}" height="${String(edge)}"`;
  const svg = `<svg ${size}${attributes.replaceAll(sizes, '')}>${content}</svg>`;
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
};

// The code as a PNG on white, since bank apps read pictures and not svg: for an img element, and as a file to share.
export interface QrPicture {
  // A data URL, because some browsers cannot save a picture with another address by pressing and holding it.
  readonly address: string;
  readonly file: File;
}

const fileOf = (canvas: HTMLCanvasElement, name: string): Promise<File> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('the picture of the QR code could not be encoded'));
      else resolve(new File([blob], name, { type: 'image/png' }));
    }, 'image/png');
  });

export const drawQrPicture = async (markup: string, fileName: string): Promise<QrPicture> => {
  const address = addressOf(markup);
  try {
    const image = await loaded(address);
    const canvas = document.createElement('canvas');
    canvas.width = edge;
    canvas.height = edge;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('this browser has no 2d canvas');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, edge, edge);
    context.drawImage(image, 0, 0, edge, edge);
    return { address: canvas.toDataURL('image/png'), file: await fileOf(canvas, fileName) };
  } finally {
    URL.revokeObjectURL(address);
  }
};

// Where downloads do not work, or do not reach the photo library, members save the picture by pressing and holding it.
const savesByHolding = (): boolean => isInWebView() || /iPhone|iPad|iPod/.test(navigator.userAgent);

export const canDownload = (): boolean => !savesByHolding() && 'download' in HTMLAnchorElement.prototype;

export const download = ({ address, file }: QrPicture): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
};

const isSharable = ({ file }: QrPicture): boolean => 'canShare' in navigator && navigator.canShare({ files: [file] });

// False if this browser cannot share it. A browser opens its share sheet only if nothing is awaited after the press.
export const share = async (picture: QrPicture): Promise<boolean> => {
  if (!isSharable(picture)) return false;
  try {
    await navigator.share({ files: [picture.file] });
    return true;
  } catch (error) {
    // The member closed the sheet.
    return error instanceof DOMException && error.name === 'AbortError';
  }
};

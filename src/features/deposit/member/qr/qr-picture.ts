const edge = 1_024;

const loaded = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error('the picture of the QR code could not be loaded')));
    image.src = address;
  });

// An svg loaded as an image runs no scripts. Its size is set because some browsers do not draw one without a size.
const addressOf = (markup: string): string => {
  const svg = new DOMParser().parseFromString(markup, 'text/html').querySelector('svg');
  if (svg === null) throw new Error('the markup contains no svg');
  svg.setAttribute('width', String(edge));
  svg.setAttribute('height', String(edge));
  return URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' }));
};

// The code as a PNG on white, as a data URL: bank apps read pictures, not svg.
export const qrPicture = async (markup: string): Promise<string> => {
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
    return canvas.toDataURL('image/png');
  } finally {
    URL.revokeObjectURL(address);
  }
};

// Where downloads do not work, or do not reach the photo library, members save the picture by pressing and holding it.
const savesByHolding = /Line\/|FBA[NV]|Instagram|TikTok|musical_ly|BytedanceWebview|; wv\)|iPhone|iPad|iPod/i;

export const canDownload = (): boolean =>
  !savesByHolding.test(navigator.userAgent) && 'download' in HTMLAnchorElement.prototype;

export const download = (address: string, fileName: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
};

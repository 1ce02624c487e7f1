import sharp, { type Sharp } from 'sharp';

const phoneWidth = 1080;
const phoneHeight = 2340;

const statusBar = (ink: string): string => `<text x="64" y="58" font-size="34" fill="${ink}">09:41</text>
  <rect x="940" y="32" width="76" height="34" rx="8" fill="none" stroke="${ink}" stroke-width="4"/>
  <rect x="946" y="38" width="46" height="22" rx="4" fill="${ink}"/>`;

const screen = (content: string, ground: string): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${phoneWidth}" height="${phoneHeight}" font-family="sans-serif">
  <rect width="100%" height="100%" fill="${ground}"/>${content}</svg>`,
    ),
  );

const placed = async (picture: Buffer, box: { width: number; height: number; left: number; top: number }) => {
  const { data, info } = await sharp(picture)
    .resize({ width: box.width, height: box.height, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, left: box.left + Math.floor((box.width - info.width) / 2), top: box.top };
};

// The slip as the gallery shows it whole, with the bars of the phone.
export const takeScreenshot = async (picture: Buffer): Promise<Buffer> => {
  const bars = `${statusBar('#202428')}<rect x="390" y="2310" width="300" height="10" rx="5" fill="#202428"/>`;
  const slip = await placed(picture, { width: phoneWidth, height: 2130, left: 0, top: 110 });
  return screen(bars, '#ffffff').composite([slip]).png().toBuffer();
};

const tile = (nth: number): string => {
  const [left, top] = [20 + (nth % 3) * 350, 1360 + Math.floor(nth / 3) * 350];
  const shade = 40 + ((nth * 47) % 150);
  return `<rect x="${left}" y="${top}" width="340" height="340" fill="rgb(${shade},${(shade * 7) % 200},${(shade * 3) % 220})"/>`;
};

// The slip small among other pictures.
export const showInGallery = async (picture: Buffer): Promise<Buffer> => {
  const others = Array.from({ length: 9 }, (_, nth) => tile(nth)).join('');
  const slip = await placed(picture, { width: 1000, height: 1180, left: 40, top: 140 });
  return screen(`${statusBar('#f2f4f6')}${others}`, '#101418')
    .composite([slip])
    .png()
    .toBuffer();
};

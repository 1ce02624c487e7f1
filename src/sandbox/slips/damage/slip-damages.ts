import sharp from 'sharp';
import { photographScreen } from './photograph-screen.ts';
import { seededRandom } from './seeded-random.ts';
import { showInGallery, takeScreenshot } from './show-on-phone.ts';

export interface SlipDamage {
  readonly name: string;
  readonly about: string;
  readonly apply: (picture: Buffer, seed: number) => Promise<Buffer>;
}

const jpeg = (picture: Buffer, quality: number): Promise<Buffer> => sharp(picture).jpeg({ quality }).toBuffer();

const turned = (degrees: number) => (picture: Buffer) =>
  sharp(picture).rotate(degrees, { background: '#3a3f44' }).jpeg({ quality: 80 }).toBuffer();

// Two apps in a row, each with its own size and quality.
const sendTwice = async (picture: Buffer): Promise<Buffer> => {
  const first = await sharp(picture).resize({ width: 700 }).jpeg({ quality: 55 }).toBuffer();
  return sharp(first).resize({ width: 620 }).jpeg({ quality: 45 }).toBuffer();
};

// What a person keeps of a slip: its card without the frame.
const cropToCard = async (picture: Buffer): Promise<Buffer> => {
  const { width, height } = await sharp(picture).metadata();
  return sharp(picture)
    .extract({ left: 30, top: 30, width: width - 60, height: height - 60 })
    .png()
    .toBuffer();
};

const cutLeft = async (picture: Buffer): Promise<Buffer> => {
  const { width, height } = await sharp(picture).metadata();
  return sharp(picture)
    .extract({ left: 0, top: 0, width: Math.round(width * 0.3), height: Math.round(height * 0.6) })
    .png()
    .toBuffer();
};

const photographed = (picture: Buffer, seed: number): Promise<Buffer> => photographScreen(picture, seed);

// How pictures of slips reach us. The last ones leave nothing to read.
export const slipDamages: readonly SlipDamage[] = [
  { name: 'none', about: 'as saved by the app', apply: async (picture) => picture },
  { name: 'jpeg-60', about: 'JPEG of quality 60', apply: (picture) => jpeg(picture, 60) },
  { name: 'jpeg-40', about: 'JPEG of quality 40', apply: (picture) => jpeg(picture, 40) },
  { name: 'jpeg-20', about: 'JPEG of quality 20', apply: (picture) => jpeg(picture, 20) },
  {
    name: 'small',
    about: '480 pixels wide',
    apply: (picture) => sharp(picture).resize({ width: 480 }).jpeg({ quality: 75 }).toBuffer(),
  },
  { name: 'chat', about: 'sent through two chat apps', apply: sendTwice },
  { name: 'screenshot', about: 'screenshot of the gallery, whole', apply: takeScreenshot },
  { name: 'gallery', about: 'screenshot of the gallery, small among others', apply: showInGallery },
  {
    name: 'inverted',
    about: 'colours inverted',
    apply: (picture) => sharp(picture).negate({ alpha: false }).png().toBuffer(),
  },
  { name: 'turned-90', about: 'turned by 90 degrees', apply: turned(90) },
  { name: 'turned-180', about: 'turned by 180 degrees', apply: turned(180) },
  { name: 'turned-270', about: 'turned by 270 degrees', apply: turned(270) },
  {
    name: 'turned-by-note',
    about: 'turned by 90 degrees, with a note (EXIF) to turn it back',
    apply: (picture) => sharp(picture).rotate(270).withMetadata({ orientation: 6 }).jpeg({ quality: 85 }).toBuffer(),
  },
  {
    name: 'askew',
    about: 'turned by 3 to 12 degrees',
    apply: (picture, seed) => turned(seededRandom(seed).between(3, 12) * (seed % 2 === 0 ? 1 : -1))(picture),
  },
  { name: 'cropped', about: 'cut to the card of the slip', apply: cropToCard },
  {
    name: 'blurred',
    about: 'out of focus',
    apply: (picture, seed) =>
      sharp(picture).blur(seededRandom(seed).between(1.2, 2.2)).jpeg({ quality: 70 }).toBuffer(),
  },
  {
    name: 'faint',
    about: 'low contrast',
    apply: (picture) => sharp(picture).linear(0.3, 130).jpeg({ quality: 70 }).toBuffer(),
  },
  { name: 'photographed', about: 'photographed from a screen', apply: photographed },
  {
    name: 'photographed-turned',
    about: 'photographed from a screen, upside down',
    apply: async (picture, seed) => turned(180)(await photographed(picture, seed)),
  },
  {
    name: 'photographed-small',
    about: 'photographed from a screen, 800 pixels high',
    apply: async (picture, seed) =>
      sharp(await photographed(picture, seed))
        .resize({ height: 800 })
        .jpeg({ quality: 60 })
        .toBuffer(),
  },
  {
    name: 'unreadable',
    about: 'blurred until nothing is left',
    apply: (picture) => sharp(picture).blur(14).jpeg({ quality: 60 }).toBuffer(),
  },
  { name: 'cut', about: 'cut so that the code is missing', apply: cutLeft },
];

export const slipDamageOf = (name: string): SlipDamage | null =>
  slipDamages.find((damage) => damage.name === name) ?? null;

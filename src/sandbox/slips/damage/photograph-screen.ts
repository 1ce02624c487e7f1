import sharp from 'sharp';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

type Point = readonly [x: number, y: number];
type Corners = readonly [Point, Point, Point, Point];

interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const channels = 3;
const deskShade = 70;

// Where each place of the unit square lies in a quadrangle, with corners from the top left clockwise.
const projectionOnto = ([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Corners) => {
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / area;
  const h = (dx1 * sy - sx * dy1) / area;
  const [a, b, d, e] = [x1 - x0 + g * x1, x3 - x0 + h * x3, y1 - y0 + g * y1, y3 - y0 + h * y3];
  return (u: number, v: number): Point => {
    const w = g * u + h * v + 1;
    return [(a * u + b * v + x0) / w, (d * u + e * v + y0) / w];
  };
};

// The value between four pixels; beyond the picture lies the desk.
const valueAt = ({ data, width, height }: Pixels, [x, y]: Point, channel: number): number => {
  if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) return deskShade;
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - left, y - top];
  const at = (column: number, row: number): number => data[(row * width + column) * channels + channel] ?? 0;
  const above = at(left, top) * (1 - right) + at(left + 1, top) * right;
  const below = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right;
  return above * (1 - down) + below * down;
};

// The grid of the screen's pixels and that of the camera's make bands, in each colour a little apart.
const bandsOf = (random: SeededRandom) => {
  const slant = random.between(0.1, 1.2);
  const step = (2 * Math.PI) / random.between(3.5, 9);
  const [across, along] = [Math.cos(slant) * step, Math.sin(slant) * step];
  return (x: number, y: number, channel: number): number => 1 - 0.09 * (1 + Math.sin(x * across + y * along + channel));
};

const cornersAround = ({ width, height }: Pixels, random: SeededRandom): Corners => {
  const off = (side: number): number => side * random.between(0.02, 0.12);
  return [
    [-off(width), -off(height)],
    [width + off(width), -off(height)],
    [width + off(width), height + off(height)],
    [-off(width), height + off(height)],
  ];
};

const photograph = (screen: Pixels, random: SeededRandom): Pixels => {
  const { width, height } = screen;
  const data = new Uint8Array(width * height * channels);
  const placeOf = projectionOnto(cornersAround(screen, random));
  const bands = bandsOf(random);
  const glare = random.between(0.75, 0.9);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const place = placeOf(x / width, y / height);
      const light = glare + 0.2 * (x / width);
      // Three numbers make noise that is nearly normal.
      const noise = (random.next() + random.next() + random.next() - 1.5) * 22;
      for (let channel = 0; channel < channels; channel += 1) {
        const shade = valueAt(screen, place, channel) * light * bands(x, y, channel) + noise;
        data[(y * width + x) * channels + channel] = Math.max(0, Math.min(255, Math.round(shade)));
      }
    }
  return { data, width, height };
};

// A picture of a screen that shows the picture: askew, with bands, noise and uneven light.
export const photographScreen = async (picture: Buffer, seed: number): Promise<Buffer> => {
  const flat = sharp(picture).flatten({ background: '#ffffff' }).toColourspace('srgb').raw();
  const { data, info } = await flat.toBuffer({ resolveWithObject: true });
  const taken = photograph({ data, width: info.width, height: info.height }, seededRandom(seed));
  return sharp(taken.data, { raw: { width: taken.width, height: taken.height, channels } })
    .blur(0.6)
    .jpeg({ quality: 78 })
    .toBuffer();
};

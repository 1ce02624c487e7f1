import type { StoredPicture } from './pictures.ts';

// A video is a tree of boxes: four bytes of length, four of type, then its content.
interface Box {
  readonly type: string;
  readonly begin: number;
  readonly content: number;
  readonly end: number;
}

type Video = StoredPicture & { readonly type: 'video/mp4' | 'video/quicktime' };

const boxesMax = 20_000;
const brands = /^(isom|iso[2-9a-c]|mp4[12]|avc1|M4V[ HP]|MSNV|dash|3gp[4-9]|f4v )$/;
const outerTypes = /^(ftyp|moov|mdat|free|skip|wide|uuid|meta|udta|moof|mfra|sidx|styp|pdin|ssix|prft|emsg)$/;
// Where it was taken, by what and by whom.
const privateTypes = /^(udta|meta|uuid)$/;

const boxAt = (bytes: Buffer, begin: number, end: number): Box | null => {
  if (begin + 8 > end) return null;
  const type = bytes.toString('latin1', begin + 4, begin + 8);
  const short = bytes.readUInt32BE(begin);
  if (short !== 1) return { type, begin, content: begin + 8, end: short === 0 ? end : begin + short };
  if (begin + 16 > end) return null;
  return { type, begin, content: begin + 16, end: begin + Number(bytes.readBigUInt64BE(begin + 8)) };
};

// Null unless the boxes fill their space to the last byte.
const boxesIn = (bytes: Buffer, { content, end }: Pick<Box, 'content' | 'end'>): Box[] | null => {
  const boxes: Box[] = [];
  for (let begin = content; begin < end;) {
    const box = boxAt(bytes, begin, end);
    if (box === null || box.end < box.content || box.end > end || boxes.length === boxesMax) return null;
    boxes.push(box);
    begin = box.end;
  }
  return boxes;
};

const of = (type: string) => (box: Box) => box.type === type;

const showsPictures = (bytes: Buffer, track: readonly Box[]): boolean => {
  const media = track.find(of('mdia'));
  const handler = media === undefined ? undefined : boxesIn(bytes, media)?.find(of('hdlr'));
  return handler !== undefined && bytes.toString('latin1', handler.content + 8, handler.content + 12) === 'vide';
};

const typeOf = (bytes: Buffer, first: Box | undefined): Video['type'] | null => {
  if (first?.type !== 'ftyp' || first.end < first.content + 8) return null;
  const brand = bytes.toString('latin1', first.content, first.content + 4);
  if (brand === 'qt  ') return 'video/quicktime';
  return brands.test(brand) ? 'video/mp4' : null;
};

// The length stays, since the film names its parts by their places in the file.
const blank = (bytes: Buffer, { type, begin, content, end }: Box): void => {
  if (!privateTypes.test(type)) return;
  bytes.write('free', begin + 4, 'latin1');
  bytes.fill(0, content, end);
};

// An MP4 or QuickTime video by its content, without the boxes that tell where and by what it was taken; null for anything
// else. No frame is decoded, so what serves it has to say its type and forbid everything else.
export const readVideo = (sent: Uint8Array): Video | null => {
  const bytes = Buffer.from(sent);
  const outer = boxesIn(bytes, { content: 0, end: bytes.length }) ?? [];
  const type = typeOf(bytes, outer[0]);
  const [film, second] = outer.filter(of('moov'));
  if (type === null || film === undefined || second !== undefined || !outer.some(of('mdat'))) return null;
  if (!outer.every((box) => outerTypes.test(box.type))) return null;
  const inner = boxesIn(bytes, film) ?? [];
  const tracks = inner.filter(of('trak')).map((track) => boxesIn(bytes, track) ?? []);
  if (!tracks.some((track) => showsPictures(bytes, track))) return null;
  for (const box of [...outer, ...inner, ...tracks.flat()]) blank(bytes, box);
  return { bytes, type };
};

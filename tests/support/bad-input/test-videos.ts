// Videos of a few hundred bytes, made of the boxes that every video has. No frame of them can be played.
type Content = Uint8Array | readonly Buffer[];

export const box = (type: string, content: Content = []): Buffer => {
  const inner = content instanceof Uint8Array ? content : Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + inner.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, inner]);
};

export const brandOf = (brand: string): Buffer => box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}`, 'latin1'));

const handler = (of: string): Buffer =>
  box('hdlr', Buffer.from(`\0\0\0\0\0\0\0\0${of}\0\0\0\0\0\0\0\0\0\0\0\0\0`, 'latin1'));

export const track = (of: string, more: readonly Buffer[] = []): Buffer =>
  box('trak', [box('tkhd', Buffer.alloc(84)), box('mdia', [handler(of)]), ...more]);

export const frames = box('mdat', Buffer.from('no frames, only bytes '.repeat(20)));

export const testVideo = (brand = 'isom', more: readonly Buffer[] = []): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    Buffer.concat([brandOf(brand), box('moov', [box('mvhd', Buffer.alloc(100)), track('vide'), ...more]), frames]),
  );

import { expect, it } from 'vitest';
import { box, brandOf, frames, testVideo, track } from '#support/bad-input/test-videos.ts';
import { readVideo } from './read-video.ts';

const film = box('moov', [track('vide')]);
const script = '<script>alert(1)</script>';
const long = (type: string, length: number): Buffer => {
  const head = box(type);
  head.writeUInt32BE(length);
  return head;
};

it('a video is known by its content as MP4 or QuickTime', () => {
  expect(readVideo(testVideo('isom'))?.type).toBe('video/mp4');
  expect(readVideo(testVideo('mp42'))?.type).toBe('video/mp4');
  expect(readVideo(testVideo('qt  '))?.type).toBe('video/quicktime');
});

it('where and by what a video was taken is erased, and nothing else is moved', () => {
  const place = box('udta', [box('\u00a9xyz', Buffer.from('+13.7563+100.5018/'))]);
  const maker = box('meta', Buffer.from('Apple iPhone of Somchai'));
  const sent = Buffer.from(testVideo('qt  ', [place, maker, track('soun', [place])]));
  const kept = Buffer.from(readVideo(sent)?.bytes ?? []);
  expect([sent.includes('13.7563'), sent.includes('Somchai')]).toEqual([true, true]);
  expect([kept.includes('13.7563'), kept.includes('Somchai')]).toEqual([false, false]);
  expect(kept.length).toBe(sent.length);
  expect(kept.indexOf('no frames')).toBe(sent.indexOf('no frames'));
});

it.for<[string, Uint8Array]>([
  ['nothing', Buffer.alloc(0)],
  ['a page of HTML', Buffer.from(`<html>${script}`)],
  ['a page behind the first box of a video', Buffer.concat([brandOf('isom'), Buffer.from(script)])],
  ['a video with a page behind it', Buffer.concat([testVideo(), Buffer.from(script)])],
  ['a photo of a phone in boxes', Buffer.concat([brandOf('heic'), film, frames])],
  ['a sound', Buffer.concat([brandOf('isom'), box('moov', [track('soun')]), frames])],
  ['a film without its frames', Buffer.concat([brandOf('isom'), film])],
  ['two films in one', Buffer.concat([brandOf('isom'), film, film, frames])],
  ['a video without its first box', Buffer.concat([film, frames])],
  ['a video with a box of no video', Buffer.concat([testVideo(), box('html', Buffer.from(script))])],
  ['half a video', testVideo().subarray(0, 200)],
  ['a box of less than its head', Buffer.concat([brandOf('isom'), long('moov', 4), frames])],
  ['a box of 4 GB', Buffer.concat([brandOf('isom'), long('moov', 0xffff_ffff)])],
  [
    'a thousand boxes of nothing',
    Buffer.concat([brandOf('isom'), ...Array.from({ length: 21_000 }, () => box('free'))]),
  ],
])('%s is no video', ([, bytes]) => {
  expect(readVideo(bytes)).toBeNull();
});

import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  accountOf,
  choose,
  createOf,
  kbank,
  openDeposit,
  pass,
  willingDeposits,
} from '#support/screens/deposit-modal.tsx';

// The test's browser draws nothing: its images load at once, and its canvas encodes one byte.
class LoadedImage extends EventTarget {
  set src(_: string) {
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  }
}

const picture = 'data:image/png;base64,AA==';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1';
const name = 'QR code for 60.00 baht';

beforeEach(() => {
  vi.stubGlobal('Image', LoadedImage);
  const canvas = HTMLCanvasElement.prototype;
  vi.spyOn(canvas, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: () => undefined,
  } as unknown as GPUCanvasContext);
  vi.spyOn(canvas, 'toDataURL').mockReturnValue(picture);
  vi.spyOn(canvas, 'toBlob').mockImplementation((done) => done(new Blob(['x'], { type: 'image/png' })));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const openLive = async (browser: { readonly userAgent: string; readonly share?: () => Promise<void> }) => {
  const share = vi.fn<(shared: ShareData) => Promise<void>>(() => browser.share?.() ?? Promise.resolve());
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(browser.userAgent);
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), browser.share === undefined ? {} : { share, canShare: () => true }),
  );
  willingDeposits(kbank, accountOf('SCB'));
  await openDeposit();
  await choose(/PromptPay/);
  await createOf('60');
  await pass(100);
  return share;
};

const pressSave = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Save QR code' }));

it('a live code is an img element with its amount as alternative text', async () => {
  await openLive({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' });
  const image = screen.getByRole<HTMLImageElement>('img', { name });
  expect(image.tagName).toBe('IMG');
  expect(image.src).toBe(picture);
});

it('a live code has the screen to itself: the other methods fold into one button', async () => {
  await openLive({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' });
  expect(screen.queryByRole('list', { name: 'Deposit method' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Change method' })).toBeTruthy();
});

it('on a phone without downloads the share sheet opens within the press itself, with the picture as a file', async () => {
  const share = await openLive({ userAgent: iPhone, share: () => Promise.resolve() });
  pressSave();
  expect(share).toHaveBeenCalledTimes(1);
  const [file] = share.mock.calls[0]?.[0].files ?? [];
  expect([file?.name, file?.type]).toEqual(['qr-60.00.png', 'image/png']);
  await pass(100);
  expect(screen.getAllByRole('img', { name })).toHaveLength(1);
});

it('a closed share sheet is no fault: nothing else opens', async () => {
  await openLive({ userAgent: iPhone, share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
  pressSave();
  await pass(100);
  expect(screen.getAllByRole('img', { name })).toHaveLength(1);
});

it.each([
  ['cannot share', undefined],
  ['refuses to share', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
])('a browser that %s shows the picture to press and hold', async (_, share) => {
  await openLive({ userAgent: iPhone, ...(share === undefined ? {} : { share }) });
  pressSave();
  await pass(100);
  expect(screen.getByText('Press and hold the image to save')).toBeTruthy();
  expect(screen.getAllByRole('img', { name })).toHaveLength(2);
});

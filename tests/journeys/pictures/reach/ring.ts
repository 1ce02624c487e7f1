// How the focus is seen. Each function runs in the page, on the element that has the focus.

// Where the ring is drawn: on the element, or on the box around it.
export interface Ring {
  readonly ratio: number;
  // By how much each side is cut off.
  readonly cut: Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;
}

// Null without a ring of three pixels.
export const readRing = (): Ring | null => {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const pixelOf = (colour: string): readonly number[] => {
    pen?.clearRect(0, 0, 1, 1);
    if (pen !== null) pen.fillStyle = colour;
    pen?.fillRect(0, 0, 1, 1);
    return [...(pen?.getImageData(0, 0, 1, 1).data ?? [])];
  };
  const luminanceOf = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = pixelOf(colour).map((value) => {
      const part = value / 255;
      return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ratioOf = (one: string, other: string): number => {
    const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const behind = (from: Element | null): readonly string[] => {
    if (from === null) return ['white'];
    const { backgroundColor, backgroundImage } = getComputedStyle(from);
    const stops = backgroundImage.includes('gradient') ? (backgroundImage.match(/(rgba?|color)\([^)]*\)/g) ?? []) : [];
    if (stops.length > 0) return stops;
    return (pixelOf(backgroundColor)[3] ?? 0) > 250 ? [backgroundColor] : behind(from.parentElement);
  };
  const chain = (from: Element | null): Element[] => (from === null ? [] : [from, ...chain(from.parentElement)]);
  const leastPx = 3;
  const ringed = chain(document.activeElement)
    .slice(0, 4)
    .find((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= leastPx;
    });
  if (ringed === undefined) return null;
  const { outlineColor, outlineOffset, outlineWidth } = getComputedStyle(ringed);
  const [offset, box] = [Number.parseFloat(outlineOffset), ringed.getBoundingClientRect()];
  const grown = offset + Number.parseFloat(outlineWidth);
  const cut = { left: 0, right: 0, top: 0, bottom: 0 };
  const cutBy = (frame: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>, isX: boolean, isY: boolean): void => {
    if (isX) cut.left = Math.max(cut.left, frame.left - box.left + grown);
    if (isX) cut.right = Math.max(cut.right, box.right + grown - frame.right);
    if (isY) cut.top = Math.max(cut.top, frame.top - box.top + grown);
    if (isY) cut.bottom = Math.max(cut.bottom, box.bottom + grown - frame.bottom);
  };
  cutBy({ left: 0, right: innerWidth, top: 0, bottom: innerHeight }, true, true);
  for (const parent of chain(ringed.parentElement).filter((one) => !one.matches('html, body'))) {
    const { overflowX, overflowY } = getComputedStyle(parent);
    cutBy(parent.getBoundingClientRect(), overflowX !== 'visible', overflowY !== 'visible');
  }
  const around = behind(offset < 0 ? ringed : ringed.parentElement);
  return { ratio: Math.min(...around.map((colour) => ratioOf(outlineColor, colour))), cut };
};

export interface FaceSlice {
  readonly label: string;
  readonly bgColor: string;
  readonly textColor: string;
}

const labelMax = 90;
const rim = 6;
const labelInset = rim + 10;
// As in wheel.module.css, with a gap.
const hubRadius = 52 + 4;

// The slices, the first beginning at the top, clockwise. Labels are at most 90 px wide and end before the hub.
export const drawWheel = (canvas: HTMLCanvasElement, slices: readonly FaceSlice[], size: number): void => {
  const scale = globalThis.devicePixelRatio || 1;
  canvas.width = size * scale;
  canvas.height = size * scale;
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  const radius = size / 2;
  const arc = (2 * Math.PI) / slices.length;
  pen.scale(scale, scale);
  pen.translate(radius, radius);
  pen.rotate(-Math.PI / 2);
  pen.font = `600 15px ${getComputedStyle(canvas).fontFamily}`;
  pen.textAlign = 'right';
  pen.textBaseline = 'middle';
  slices.forEach(({ bgColor, textColor, label }, place) => {
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.arc(0, 0, radius - rim / 2, place * arc, (place + 1) * arc);
    pen.closePath();
    pen.fillStyle = bgColor;
    pen.fill();
    pen.strokeStyle = '#ffffff99';
    pen.lineWidth = 1;
    pen.stroke();
    pen.save();
    pen.rotate((place + 0.5) * arc);
    pen.fillStyle = textColor;
    pen.fillText(label, radius - labelInset, 0, Math.min(labelMax, radius - labelInset - hubRadius));
    pen.restore();
  });
  pen.beginPath();
  pen.arc(0, 0, radius - rim / 2, 0, 2 * Math.PI);
  pen.strokeStyle = '#d9a63a';
  pen.lineWidth = rim;
  pen.stroke();
};

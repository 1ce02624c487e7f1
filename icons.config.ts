import type { Plugin } from 'vite';

type Attributes = Readonly<Record<string, string>>;
type Nodes = readonly (readonly [tag: string, attributes: Attributes])[];

const iconFile = /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/;
// The shapes of an icon, one of them, and one of its attributes, as the package writes them.
const nodesOf = /\bnode: \[(?:\s*\[\s*"\w+",\s*\{[^}]*\}\s*\],?)+\s*\]/;
const nodeOf = /\[\s*"(\w+)",\s*(\{[^}]*\})\s*\]/g;
const attributeOf = /([\w-]+): "([^"]*)"/g;

const numbersOf = (attributes: Attributes, names: readonly string[]): number[] =>
  names.map((name) => Number(attributes[name] ?? 0));

const circle = (attributes: Attributes): string => {
  const [x = 0, y = 0, r = 0] = numbersOf(attributes, ['cx', 'cy', 'r']);
  const half = (to: number): string => `a${String(r)} ${String(r)} 0 1 0 ${String(to)} 0`;
  return `M${String(x - r)} ${String(y)}${half(2 * r)}${half(-2 * r)}z`;
};

const line = (attributes: Attributes): string => {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbersOf(attributes, ['x1', 'y1', 'x2', 'y2']);
  return `M${String(x1)} ${String(y1)}L${String(x2)} ${String(y2)}`;
};

// Its corners are parts of circles.
const rectangle = (attributes: Attributes): string => {
  const [x = 0, y = 0, width = 0, height = 0, rx = 0] = numbersOf(attributes, ['x', 'y', 'width', 'height', 'rx']);
  const corner = (across: number, down: number): string =>
    rx === 0 ? '' : `a${String(rx)} ${String(rx)} 0 0 1 ${String(across * rx)} ${String(down * rx)}`;
  const [across, down] = [width - 2 * rx, height - 2 * rx];
  return [
    `M${String(x + rx)} ${String(y)}h${String(across)}${corner(1, 1)}`,
    `v${String(down)}${corner(-1, 1)}`,
    `h${String(-across)}${corner(-1, -1)}`,
    `v${String(-down)}${corner(1, -1)}z`,
  ].join('');
};

// A path that begins with a relative place begins at the place 0 0, also behind another.
const path = ({ d = '' }: Attributes): string => (d.startsWith('m') ? `M0 0${d}` : d);

const shapes: Readonly<Record<string, { readonly draw: (attributes: Attributes) => string; readonly of: string[] }>> = {
  circle: { draw: circle, of: ['cx', 'cy', 'r'] },
  line: { draw: line, of: ['x1', 'y1', 'x2', 'y2'] },
  rect: { draw: rectangle, of: ['x', 'y', 'width', 'height', 'rx', 'ry'] },
  path: { draw: path, of: ['d'] },
};

// What fills so small a circle is below its line.
const isDot = ({ r = '' }: Attributes): boolean => r !== '' && Number(r) <= 0.5;

// One path of all the shapes of an icon, as the package lists them; null if one is of another kind, or filled.
export const pathOf = (nodes: Nodes): string | null => {
  const drawn = nodes.map(([tag, attributes]) => {
    const shape = shapes[tag];
    return Object.keys(attributes).every(
      (name) => name === 'key' || shape?.of.includes(name) === true || isDot(attributes),
    )
      ? shape?.draw(attributes)
      : undefined;
  });
  return drawn.includes(undefined) ? null : drawn.join('');
};

// The shapes that a file of the package lists.
const nodesIn = (text: string): Nodes =>
  [...text.matchAll(nodeOf)].map(([, tag = '', attributes = '']) => [
    tag,
    Object.fromEntries([...attributes.matchAll(attributeOf)].map(([, name = '', value = '']) => [name, value])),
  ]);

const refusing = (code: string, id: string): string =>
  code.replace(
    '__iconData = ',
    `__iconData = (() => { throw new Error(${JSON.stringify(`${id} is no single path`)}); })() ?? `,
  );

// The file of an icon with one path in the place of its shapes; an icon that cannot be one stops the app that imports it.
export const withOnePath = (code: string, id: string): string => {
  const [found = ''] = nodesOf.exec(code) ?? [];
  const path = pathOf(nodesIn(found));
  const drawn = path ? code.replace(found, `path: ${JSON.stringify(path)}`) : refusing(code, id);
  return drawn.replace('__iconData.node;', '');
};

// Icons of the package are drawn as one path: a list of 7 ways to deposit had 100 shapes, each of them an element that a phone
// has to create, style, place and paint.
export const iconsAsPaths = (): Plugin => ({
  name: 'icons-as-paths',
  transform: (code, id) =>
    // An older name of an icon only names the newer one.
    iconFile.test(id) && code.includes('__iconData =') ? { code: withOnePath(code, id), map: null } : null,
});

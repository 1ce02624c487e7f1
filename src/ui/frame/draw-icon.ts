import { createElement, type ReactNode, type SVGProps } from 'react';

// As icons.config.ts writes it.
interface IconData {
  readonly path: string;
}

export interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number;
  readonly children?: ReactNode;
}

// In the place of the icon package's own, which serves any framework and reads a context: 1.3 kB that /login must not
// weigh. See vite.config.ts.
const drawIcon = ({ path }: IconData) => {
  const Icon = ({ size = 24, children, ...given }: IconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...given,
      },
      createElement('path', { d: path }),
      children,
    );
  return Icon;
};

export default drawIcon;

import { Gamepad2 } from 'lucide-react';
import { useState } from 'react';

export interface GameLogoProps {
  readonly logo: string | null;
  readonly sizePx: number;
}

// Decorative: the game's name is beside it. A missing picture is replaced by a drawn one.
export const GameLogo = ({ logo, sizePx }: GameLogoProps) => {
  const [isMissing, setMissing] = useState(false);
  if (logo === null || isMissing) return <Gamepad2 size={sizePx} strokeWidth={1.5} aria-hidden="true" />;
  return <img src={logo} alt="" width={sizePx} height={sizePx} loading="lazy" onError={() => setMissing(true)} />;
};

export type GameProtocol = 'joker' | 'transfer-wallet';
export type Pastime = 'reels' | 'match' | 'draw';

export interface SandboxGame {
  readonly code: string;
  readonly name: string;
  readonly protocol: GameProtocol;
  readonly pastime: Pastime;
  // UFABET alone hands out form-state fields and wants them back with the login form.
  readonly wantsLoginFields: boolean;
  readonly colours: readonly [from: string, to: string];
}

const slot = (code: string, name: string, colours: SandboxGame['colours']): SandboxGame => ({
  code,
  name,
  protocol: 'transfer-wallet',
  pastime: 'reels',
  wantsLoginFields: false,
  colours,
});

export const sandboxGames: readonly SandboxGame[] = [
  { ...slot('JOKER', 'Joker', ['#6d28d9', '#312e81']), protocol: 'joker' },
  { ...slot('JOKER2', 'Joker 2', ['#be185d', '#4c1d95']), protocol: 'joker' },
  slot('SLOTXO', 'Slot XO', ['#b45309', '#7c2d12']),
  slot('SUPERSLOT', 'Super Slot', ['#0369a1', '#1e3a8a']),
  slot('IMI', 'IMI', ['#0f766e', '#134e4a']),
  slot('USUN', 'U Sun', ['#b45309', '#9f1239']),
  slot('AREASLOT', 'Area Slot', ['#15803d', '#14532d']),
  slot('CIRCUS', 'Circus', ['#b91c1c', '#7f1d1d']),
  slot('SLOTRACHA', 'Slot Racha', ['#854d0e', '#422006']),
  slot('PGSLOT', 'PG Slot', ['#0e7490', '#164e63']),
  { ...slot('UFABET', 'UFA Bet', ['#1d4ed8', '#172554']), pastime: 'match', wantsLoginFields: true },
  { ...slot('HUAYHD', 'Huay HD', ['#a21caf', '#581c87']), pastime: 'draw' },
];

export const findSandboxGame = (code: string): SandboxGame | undefined =>
  sandboxGames.find((game) => game.code === code);

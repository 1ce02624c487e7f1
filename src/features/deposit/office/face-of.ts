import type { DeskItem } from '../office-contract.ts';

export const lastDigits = (number: string): string => `•••• ${number.slice(-4)}`;

export const faceOf = (face: DeskItem['member']): string | null =>
  face === null ? null : `${face.name} ${lastDigits(face.phone)}`;

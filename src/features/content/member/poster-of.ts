import type { VideoName } from '../contract.ts';

export const posterOf = (name: VideoName): string => `/howto/${name === 'bonusCancel' ? 'bonus-cancel' : name}.svg`;

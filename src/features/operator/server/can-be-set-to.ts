import type { Context } from '#server/context.ts';

// Whether the product knows the setting and can work with the value.
export const canBeSetTo = (context: Context, name: string, value: unknown): boolean =>
  context.operatorSettings.some((setting) => setting.name === name && setting.canBe(value));

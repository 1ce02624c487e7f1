import type { SettingName } from '#ask/settings.ts';

const blockId = 'settings';

// The settings of the page, as they stand there, until the end of the test.
export const writeSettings = (text: string): void => {
  forgetSettings();
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = blockId;
  block.textContent = text;
  document.head.append(block);
};

export const withSettings = (settings: Partial<Record<SettingName, unknown>>): void =>
  writeSettings(JSON.stringify(settings));

export const forgetSettings = (): void => document.getElementById(blockId)?.remove();

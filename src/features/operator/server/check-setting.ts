import type { Read } from '#server/verb.ts';
import type { operatorOfficeCalls } from '../office-contract.ts';

// For the form of a setting, before anybody is asked for a change. An unknown setting is wrong as a whole.
export const checkSetting: Read<typeof operatorOfficeCalls.checkSetting> = ({ context, question: { name, value } }) =>
  Promise.resolve({
    faults: [...(context.operatorSettings.find((setting) => setting.name === name)?.faultsOf(value) ?? [''])],
  });

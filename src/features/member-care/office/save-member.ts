import type { AnswerOf } from '#contract/endpoint.ts';
import type { memberCareOfficeCalls } from '../office-contract.ts';

// The answer is saved to a file on the person's device and nowhere else.
export const saveMember = (memberId: string, exported: AnswerOf<typeof memberCareOfficeCalls.exportData>): void => {
  const file = new Blob([JSON.stringify(exported, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `member-${memberId}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
};

import { askWithFile } from '#ask/ask-with-file.ts';
import { chatOfficeCalls } from '../office-contract.ts';
import { attachableOf } from '../rules.ts';
import { useDraft } from './drafts.ts';
import { fileGone, noFile, type StaffFile } from './staff-file.ts';

export interface AttachedFile {
  readonly file: StaffFile;
  readonly choose: (chosen: File) => Promise<void>;
  readonly drop: () => void;
  readonly retry: () => void;
  // The server no longer has it: it keeps a file for an hour without a line that shows it.
  readonly lose: () => void;
}

// The file belongs to the draft of its talk: it goes on, and stays, while the person is in another one.
export const useStaffFile = (conversationId: string): AttachedFile => {
  const { draft, change } = useDraft(conversationId);
  const { file } = draft;
  const drop = (): void => {
    file.stop?.abort();
    change((now) => ({ ...now, file: noFile }));
  };
  const choose = async (chosen: File): Promise<void> => {
    drop();
    const { kind, problem } = attachableOf(chosen);
    if (problem !== null) return change((now) => ({ ...now, file: { ...noFile, kind, problem } }));
    const stop = new AbortController();
    change((now) => ({ ...now, file: { ...noFile, kind, name: chosen.name, chosen, stop } }));
    // Nothing of a file that was dropped meanwhile.
    const update = (changes: Partial<StaffFile>): void =>
      change((now) => (now.file.stop === stop ? { ...now, file: { ...now.file, ...changes } } : now));
    const asked = await askWithFile(
      chatOfficeCalls.upload,
      { conversationId },
      { file: chosen, onProgress: (part) => update({ part }), signal: stop.signal },
    );
    if (asked.ok) return update({ part: 1, path: asked.answer.path });
    const { message, outcome } = asked.refusal;
    // The server has read its content.
    if (message === 'KEY_INVALID') return update({ ...noFile, problem: 'fileUnsupported' });
    update({ failure: outcome === 'refused' ? message : 'unknown' });
  };
  const retry = (): void => {
    if (file.chosen !== null) void choose(file.chosen);
  };
  const lose = (): void => change((now) => ({ ...now, file: { ...now.file, path: null, failure: fileGone } }));
  return { file, choose, drop, retry, lose };
};

import { useEffect, useRef, useState } from 'react';
import { askWithFile } from '#ask/ask-with-file.ts';
import { chatOfficeCalls } from '../office-contract.ts';
import { type Attachable, attachableOf } from '../rules.ts';

// A file that a person of the staff attaches: on its way with the part that was sent, there with its address, or neither.
export interface StaffFile {
  readonly name: string | null;
  readonly part: number;
  readonly path: string | null;
  readonly problem: Attachable['problem'] | 'fileFailed';
  readonly kind: Attachable['kind'];
}

const none: StaffFile = { name: null, part: 0, path: null, problem: null, kind: 'image' };

export const useStaffFile = (conversationId: string) => {
  const [file, setFile] = useState<StaffFile>(none);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const drop = (): void => {
    running.current?.abort();
    setFile(none);
  };
  const choose = async (chosen: File): Promise<void> => {
    drop();
    const found = attachableOf(chosen);
    if (found.problem !== null) return setFile({ ...none, ...found });
    const stop = new AbortController();
    running.current = stop;
    const begun = { ...none, kind: found.kind, name: chosen.name };
    setFile(begun);
    const asked = await askWithFile(
      chatOfficeCalls.upload,
      { conversationId },
      { file: chosen, onProgress: (part) => setFile({ ...begun, part }), signal: stop.signal },
    );
    if (stop.signal.aborted) return;
    setFile(asked.ok ? { ...begun, part: 1, path: asked.answer.path } : { ...none, problem: 'fileFailed' });
  };
  return { file, choose, drop };
};

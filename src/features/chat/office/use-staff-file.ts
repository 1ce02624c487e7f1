import { useEffect, useRef, useState } from 'react';
import { askWithFile } from '#ask/ask-with-file.ts';
import { chatOfficeCalls } from '../office-contract.ts';
import { type Attachable, attachableOf } from '../rules.ts';

// A file that a person of the staff attaches: on its way with the part that was sent, there with its address, or neither.
export interface StaffFile {
  readonly name: string | null;
  readonly part: number;
  readonly path: string | null;
  // What may not go; a file that did not arrive can be sent again.
  readonly problem: Attachable['problem'];
  readonly failure: string | null;
  readonly kind: Attachable['kind'];
}

const none: StaffFile = { name: null, part: 0, path: null, problem: null, failure: null, kind: 'image' };

export const useStaffFile = (conversationId: string) => {
  const [file, setFile] = useState<StaffFile>(none);
  const running = useRef<AbortController | null>(null);
  const last = useRef<File | null>(null);
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
    last.current = chosen;
    const begun = { ...none, kind: found.kind, name: chosen.name };
    setFile(begun);
    const asked = await askWithFile(
      chatOfficeCalls.upload,
      { conversationId },
      { file: chosen, onProgress: (part) => setFile({ ...begun, part }), signal: stop.signal },
    );
    if (stop.signal.aborted) return;
    if (asked.ok) return setFile({ ...begun, part: 1, path: asked.answer.path });
    const { message, outcome } = asked.refusal;
    // The server has read its content.
    if (message === 'KEY_INVALID') return setFile({ ...none, problem: 'fileUnsupported' });
    setFile({ ...begun, failure: outcome === 'refused' ? message : 'unknown' });
  };
  const retry = (): void => {
    if (last.current !== null) void choose(last.current);
  };
  return { file, choose, drop, retry };
};

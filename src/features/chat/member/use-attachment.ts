import { useEffect, useRef, useState } from 'react';
import { askWithFile } from '#ask/ask-with-file.ts';
import { chatCalls } from '../contract.ts';
import { attachmentProblem } from '../rules.ts';
import type { ChatTalk } from './chat-talk.ts';

export interface Attachment {
  readonly file: File;
  // Shows it before it was sent.
  readonly preview: string;
  readonly status: 'uploading_file' | 'failed';
  // The part that was sent, from 0 to 1.
  readonly part: number;
}

type Problem = ReturnType<typeof attachmentProblem>;

export interface Attaching {
  readonly attachment: Attachment | null;
  readonly problem: Problem;
  readonly choose: (file: File) => void;
  readonly retry: () => void;
  readonly cancel: () => void;
}

// One picture at a time: it is uploaded, then a line shows it.
export const useAttachment = (talk: ChatTalk): Attaching => {
  const [attachment, setAttachment] = useState<Attachment | null>(null);
  const [problem, setProblem] = useState<Problem>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const change = (changes: Partial<Attachment>): void =>
    setAttachment((known) => (known === null ? null : { ...known, ...changes }));
  const end = (): void => {
    running.current?.abort();
    setAttachment((known) => {
      if (known !== null) URL.revokeObjectURL(known.preview);
      return null;
    });
  };
  const upload = async (file: File): Promise<void> => {
    const stop = new AbortController();
    running.current = stop;
    change({ status: 'uploading_file', part: 0 });
    const { userId, guestId } = talk.owner;
    const question = { userId: userId ?? undefined, guestId: guestId ?? undefined };
    const asked = await askWithFile(chatCalls.uploadImage, question, {
      file,
      onProgress: (part) => change({ part }),
      signal: stop.signal,
      asVisitor: userId === null,
    });
    if (stop.signal.aborted) return;
    if (!asked.ok) return change({ status: 'failed' });
    talk.write(asked.answer.path, 'media');
    end();
  };
  return {
    attachment,
    problem,
    choose: (file) => {
      const found = attachmentProblem(file);
      setProblem(found);
      if (found !== null) return;
      end();
      setAttachment({ file, preview: URL.createObjectURL(file), status: 'uploading_file', part: 0 });
      void upload(file);
    },
    retry: () => {
      if (attachment !== null) void upload(attachment.file);
    },
    cancel: end,
  };
};

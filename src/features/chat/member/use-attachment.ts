import { useEffect, useRef, useState } from 'react';
import { type Attachable, attachableOf } from '../rules.ts';
import type { ChatTalk } from './chat-talk.ts';
import { uploadFile } from './upload-file.ts';

export interface Attachment {
  readonly file: File;
  readonly kind: Attachable['kind'];
  // Shows it before it was sent.
  readonly preview: string;
  readonly status: 'uploading_file' | 'failed';
  // The part that was sent, from 0 to 1.
  readonly part: number;
}

// What may not go, and why.
type Refused = Attachable & { readonly problem: NonNullable<Attachable['problem']> };

export interface Attaching {
  readonly attachment: Attachment | null;
  readonly refused: Refused | null;
  readonly choose: (file: File) => void;
  readonly retry: () => void;
  readonly cancel: () => void;
}

// One file at a time: it is uploaded, then a line shows it.
export const useAttachment = (talk: ChatTalk): Attaching => {
  const [attachment, setAttachment] = useState<Attachment | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
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
  const upload = async ({ file, kind }: Pick<Attachment, 'file' | 'kind'>): Promise<void> => {
    const stop = new AbortController();
    running.current = stop;
    change({ status: 'uploading_file', part: 0 });
    const { userId, guestId } = talk.owner;
    const asked = await uploadFile({
      file,
      kind,
      owner: { userId: userId ?? undefined, guestId: guestId ?? undefined },
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
    refused,
    choose: (file) => {
      const { kind, problem } = attachableOf(file);
      setRefused(problem === null ? null : { kind, problem });
      if (problem !== null) return;
      end();
      setAttachment({ file, kind, preview: URL.createObjectURL(file), status: 'uploading_file', part: 0 });
      void upload({ file, kind });
    },
    retry: () => {
      if (attachment !== null) void upload(attachment);
    },
    cancel: end,
  };
};

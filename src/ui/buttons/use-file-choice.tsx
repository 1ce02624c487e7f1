import { type ReactNode, useRef } from 'react';

interface FileChoice {
  readonly input: ReactNode;
  // Opens the device's list of files.
  readonly open: () => void;
}

// Chooses one file of this device, of one of the types.
export const useFileChoice = (accept: readonly string[], onChoose: (file: File) => void): FileChoice => {
  const element = useRef<HTMLInputElement>(null);
  const input = (
    <input
      ref={element}
      type="file"
      accept={accept.join(',')}
      hidden
      data-attach
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        // The same file may be chosen again.
        target.value = '';
        if (file !== undefined) onChoose(file);
      }}
    />
  );
  return { input, open: () => element.current?.click() };
};

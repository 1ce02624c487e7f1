import { type ReactNode, useRef } from 'react';

interface FileChoiceProps {
  // The types that are offered.
  readonly accept: readonly string[];
  readonly onChoose: (file: File) => void;
  // What is pressed to choose one.
  readonly children: (open: () => void) => ReactNode;
}

// Chooses one file of this device.
export const FileChoice = ({ accept, onChoose, children }: FileChoiceProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
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
      {children(() => input.current?.click())}
    </>
  );
};

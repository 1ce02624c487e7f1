export interface SavedFile {
  readonly name: string;
  readonly type: 'application/json' | 'text/csv';
  readonly text: string;
}

// Saves a file to the person's device, and nowhere else.
export const saveFile = ({ name, type, text }: SavedFile): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

// What the shell passes to every modal.
export interface ModalProps {
  readonly about: string | null;
  readonly onClose: () => void;
}

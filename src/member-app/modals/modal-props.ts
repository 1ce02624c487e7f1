// What the shell hands to every modal.
export interface ModalProps {
  readonly about: string | null;
  readonly onClose: () => void;
}

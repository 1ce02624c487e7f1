// Also one that is not yet modal.
export const isDialogShown = (): boolean => document.querySelector('dialog:is([open], [popover])') !== null;

// As the page behind becomes inert, the browser styles each of its elements again. A cheap phone must not wait for that before it
// shows what was pressed, so a dialog is first shown in front of the page, and modal right after it was painted. What is
// returned ends that, for a dialog that closes before.
export const openDialog = (dialog: HTMLDialogElement): (() => void) => {
  // Behind an open modal everything is inert, also what is shown in front of it.
  if (!('showPopover' in dialog) || document.querySelector('dialog[open]') !== null) {
    dialog.showModal();
    return () => undefined;
  }
  dialog.popover = 'manual';
  dialog.showPopover();
  let task: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    // A task that an animation frame starts comes after its paint.
    task = setTimeout(() => {
      const focused = dialog.querySelector<HTMLElement>(':focus');
      dialog.removeAttribute('popover');
      // It keeps the focus, since the browser looks for nothing else to give it to.
      if (focused !== null) focused.autofocus = true;
      dialog.showModal();
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
    dialog.removeAttribute('popover');
  };
};

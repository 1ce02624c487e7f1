import { afterEach, expect, it, vi } from 'vitest';
import { isDialogShown, openDialog } from './open-dialog.ts';

const shownAs = (dialog: HTMLDialogElement): string => {
  if (dialog.hasAttribute('data-modal')) return 'modal';
  return dialog.popover === null ? 'nothing' : 'in front';
};

// As browsers do it: what is shown in front of the page cannot become modal, and the first `autofocus` gets the focus.
const inBrowser = (): void => {
  const { prototype } = HTMLDialogElement;
  Object.assign(prototype, { showPopover: () => undefined });
  vi.spyOn(prototype, 'showModal').mockImplementation(function open(this: HTMLDialogElement) {
    if (shownAs(this) === 'in front') throw new DOMException('shown already', 'InvalidStateError');
    this.dataset['modal'] = '';
    this.open = true;
    (this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector('button'))?.focus();
  });
};

afterEach(() => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showPopover');
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const dialogOf = (): HTMLDialogElement => {
  const dialog = document.createElement('dialog');
  dialog.innerHTML = '<button>Close</button><input>';
  document.body.append(dialog);
  return dialog;
};

const painted = (): Promise<void> =>
  new Promise((resolve) => void requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));

it('a dialog is shown in front of the page at once, and makes the page inert after it was painted, with the focus where it was', async () => {
  inBrowser();
  const dialog = dialogOf();
  openDialog(dialog);
  expect(shownAs(dialog)).toBe('in front');
  dialog.querySelector('input')?.focus();
  await painted();
  expect(shownAs(dialog)).toBe('modal');
  expect(document.activeElement).toBe(dialog.querySelector('input'));
});

it('a dialog counts as shown from its first frame on, before it is modal, until it is closed', async () => {
  inBrowser();
  expect(isDialogShown()).toBe(false);
  const dialog = dialogOf();
  const close = openDialog(dialog);
  expect([shownAs(dialog), isDialogShown()]).toEqual(['in front', true]);
  close();
  expect(isDialogShown()).toBe(false);
  openDialog(dialog);
  await painted();
  expect([shownAs(dialog), isDialogShown()]).toEqual(['modal', true]);
});

it('a dialog that closes before it was painted never makes the page inert', async () => {
  inBrowser();
  const dialog = dialogOf();
  openDialog(dialog)();
  expect(shownAs(dialog)).toBe('nothing');
  await painted();
  expect(shownAs(dialog)).toBe('nothing');
});

it('a dialog above another modal, or in a browser that shows nothing in front, is modal at once', () => {
  const old = dialogOf();
  inBrowser();
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showPopover');
  openDialog(old);
  expect(shownAs(old)).toBe('modal');
  inBrowser();
  const above = dialogOf();
  openDialog(above);
  expect(shownAs(above)).toBe('modal');
});

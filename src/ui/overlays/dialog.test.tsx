import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { Dialog } from './dialog.tsx';
import { type Dialogs, DialogsProvider, useDialogs } from './dialogs.tsx';
import { ToastProvider } from './toasts.tsx';

const Page = ({ sendingText = null }: { readonly sendingText?: string | null }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <ToastProvider>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen ? (
        <Dialog
          title="Withdraw"
          sendingText={sendingText}
          onClose={() => setOpen(false)}
          footer={<button type="button">Send</button>}
        >
          <input aria-label="Amount" />
        </Dialog>
      ) : null}
    </ToastProvider>
  );
};

let dialogs: Dialogs | undefined;
const Grab = () => {
  const shown = useDialogs();
  useEffect(() => {
    dialogs = shown;
  }, [shown]);
  return null;
};

const openPage = (sendingText: string | null = null): HTMLElement => {
  render(<Page sendingText={sendingText} />);
  const opener = screen.getByText('Open');
  opener.focus();
  fireEvent.click(opener);
  return opener;
};

it('locks the scrolling of the page while a modal is open and gives it back', () => {
  proves('PRES-01');
  openPage();
  expect(document.body.style.overflow).toBe('hidden');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.body.style.overflow).toBe('');
});

it('keeps the lock until the last of two modals has closed', async () => {
  proves('PRES-01');
  const { unmount } = render(
    <ToastProvider>
      <DialogsProvider>
        <Grab />
        <Dialog title="Deposit" onClose={() => undefined}>
          text
        </Dialog>
      </DialogsProvider>
    </ToastProvider>,
  );
  let answer: Promise<boolean> | undefined;
  act(() => {
    answer = dialogs?.confirm({ title: 'Cancel the QR code?', text: 'It ends at once.' });
  });
  fireEvent.click(screen.getByText('ยืนยัน'));
  expect(await answer).toBe(true);
  expect(document.body.style.overflow).toBe('hidden');
  unmount();
  expect(document.body.style.overflow).toBe('');
});

it('is labelled by its title, takes the focus and gives it back to its opener', () => {
  const opener = openPage();
  const dialog = screen.getByRole('dialog', { name: 'Withdraw' });
  expect(dialog.getAttribute('aria-modal')).toBe('true');
  expect(dialog.contains(document.activeElement)).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'ปิด' }));
  expect(document.activeElement).toBe(opener);
});

it('has its title focused by the browser as it opens, and a field by a call, which opens the keys of a phone', () => {
  const byBrowser: (boolean | undefined)[] = [];
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function open(
    this: HTMLDialogElement,
  ) {
    byBrowser.push(this.querySelector<HTMLElement>('[data-autofocus]')?.autofocus);
    this.open = true;
  });
  openPage();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Withdraw' }));
  cleanup();
  render(
    <ToastProvider>
      <Dialog title="Deposit" startsInField onClose={() => undefined}>
        <input aria-label="Amount" data-autofocus="" />
      </Dialog>
    </ToastProvider>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Amount'));
  expect(byBrowser).toEqual([true, false]);
  showModal.mockRestore();
});

it('tells its panel how high the footer is whenever the browser reports it, and no longer once it is closed', () => {
  const reports: ResizeObserverCallback[] = [];
  const disconnect = vi.fn<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe = () => undefined;
      readonly disconnect = disconnect;
      constructor(report: ResizeObserverCallback) {
        reports.push(report);
      }
    },
  );
  openPage();
  const panel = screen.getByText('Send').parentElement?.parentElement;
  expect(panel?.style.getPropertyValue('--footer-height')).toBe('');
  for (const blockSize of [64, 120]) {
    reports[0]?.([{ borderBoxSize: [{ blockSize }] } as never], {} as ResizeObserver);
    expect(panel?.style.getPropertyValue('--footer-height')).toBe(`${String(blockSize)}px`);
  }
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(disconnect).toHaveBeenCalled();
  vi.unstubAllGlobals();
});

it('keeps Tab inside, at both ends', () => {
  openPage();
  const dialog = screen.getByRole('dialog');
  screen.getByText('Send').focus();
  fireEvent.keyDown(dialog, { key: 'Tab' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'ปิด' }));
  fireEvent.keyDown(dialog, { key: 'Tab', shiftKey: true });
  expect(document.activeElement).toBe(screen.getByText('Send'));
});

it('is not dismissed while money is being sent, and says why', () => {
  openPage('Sending. Please wait.');
  const dialog = screen.getByRole('dialog');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  fireEvent.click(dialog);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  fireEvent.click(screen.getByRole('button', { name: 'ปิด' }));
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(screen.getByText('Sending. Please wait.').getAttribute('role')).toBe('status');
});

it('stays open when a choice of a file inside it is cancelled, three times in a row', () => {
  openPage();
  for (let times = 0; times < 3; times += 1)
    fireEvent(screen.getByLabelText('Amount'), new Event('cancel', { bubbles: true }));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('shows alerts one after the other and resolves each when it is closed', async () => {
  render(
    <ToastProvider>
      <DialogsProvider>
        <Grab />
      </DialogsProvider>
    </ToastProvider>,
  );
  const closed = vi.fn<() => void>();
  act(() => {
    void dialogs?.alert({ kind: 'error', text: 'ยอดเงินไม่เพียงพอ' }).then(closed);
    void dialogs?.alert({ kind: 'success', text: 'บันทึกเรียบร้อยแล้ว' });
  });
  expect(screen.getByRole('alertdialog').textContent).toContain('ยอดเงินไม่เพียงพอ');
  await act(() => fireEvent.click(screen.getByRole('button', { name: 'ปิด' })));
  expect(closed).toHaveBeenCalledOnce();
  expect(screen.getByRole('alertdialog').textContent).toContain('บันทึกเรียบร้อยแล้ว');
});

it('a forced close by the browser dismisses the modal, or opens it again while money is being sent', () => {
  openPage();
  act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  openPage('Sending. Please wait.');
  act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
  expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
});

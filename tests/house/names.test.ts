import { describe, expect, it } from 'vitest';
import { barrelViolations, exportViolations, pathViolations, toKebab } from './names.ts';
import { miniature, paths, tree } from './source-tree.ts';
import { expectNone, reported } from './violation.ts';

describe('names', () => {
  it('files and folders are kebab-case and none has a catch-all name', () => expectNone(pathViolations(paths)));
  it('a file with one export is named after it', () => expectNone(exportViolations(tree)));
  it('no file re-exports another file’s exports', () => expectNone(barrelViolations(tree)));
});

describe('the name rules can fail', () => {
  it.each(['utils', 'lib', 'common', 'helpers', 'core', 'misc', 'types'])('a folder or a file named %s', (name) => {
    expect(reported(pathViolations([`src/ledger/${name}/money.ts`]))).toContain(`"${name}" says nothing`);
    expect(reported(pathViolations([`src/ledger/${name}.ts`]))).toContain(`"${name}" says nothing`);
    expect(reported(pathViolations([`tests/${name}.test.ts`]))).toContain(`"${name}" says nothing`);
  });

  it('a name in another case, or a catch-all name by its ending', () => {
    expect(reported(pathViolations(['src/ui/ModalHost.tsx']))).toContain('"ModalHost" is not written in kebab-case');
    expect(reported(pathViolations(['src/ui/modal_host.tsx']))).toContain('"modal_host" is not written in kebab-case');
    expect(reported(pathViolations(['src/ui/date-utils.ts']))).toContain('"date-utils" says nothing');
    expect(reported(pathViolations(['src/ui/modal-host.module.css', 'src/ledger/README.md']))).toBe('');
  });

  it('a file that is not named after its one export', () => {
    const said = (path: string, text: string) => reported(exportViolations(miniature({ [path]: text })));
    expect(said('src/features/withdraw/server/verb.ts', 'export const requestWithdrawal = 1;')).toContain(
      'Instead: request-withdrawal.ts, or an export called after the file',
    );
    expect(said('src/ui/modal.tsx', 'export default function Dialog() {}')).toContain('one export is Dialog');
    expect(said('src/ledger/hold.ts', 'export interface Entry {}')).toContain('one export is Entry');
    expect(said('src/ui/modal.tsx', 'export const Modal = 1; export interface ModalProps {}')).toBe('');
    expect(said('src/ledger/move-batcher.ts', 'export const createMoveBatcher = 1;')).toBe('');
    expect(said('src/features/withdraw/routes.ts', 'export const withdrawRoutes = 1;')).toBe('');
  });

  it('names become kebab-case as one reads them', () => {
    expect(['useWithdraw', 'createQRCode', 'SMSPort', 'argon2Hash'].map(toKebab)).toEqual([
      'use-withdraw',
      'create-qr-code',
      'sms-port',
      'argon2-hash',
    ]);
  });

  it('a barrel', () => {
    const said = (path: string, text: string) => reported(barrelViolations(miniature({ [path]: text })));
    expect(said('src/ui/index.ts', 'export const a = 1;')).toContain('called index');
    expect(said('src/ui/all.ts', "export * from './modal.tsx';")).toContain('passes on what another file exports');
    expect(said('src/ui/all.ts', "export { Modal } from './modal.tsx';")).toContain('passes on');
    expect(said('src/ui/all.ts', "export type { P } from './modal.tsx';")).toContain('passes on');
    expect(said('src/ledger/public.ts', "export { hold } from './hold.ts';")).toBe('');
  });
});

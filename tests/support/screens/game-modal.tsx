import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
import { gameCalls } from '#features/game/contract.ts';
import { GameAccountModal } from '#features/game/member/game-account-modal.tsx';
import { applyLocale } from '#i18n/locale.ts';
import { loadRefusalTexts } from '#i18n/refusal-text.ts';
import { type FakeBackend, fakeBackend } from './fake-backend.tsx';
import { renderScreen } from './render-screen.tsx';
import { gameAnswer } from './wallet-answer.tsx';

export interface PostedForm {
  readonly action: string;
  readonly fields: Record<string, string>;
}

// What a form would send out of the browser, which a test cannot do.
export const catchForms = (): PostedForm[] => {
  const posted: PostedForm[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    const fields = [...this.querySelectorAll('input')].map(({ name, value }) => [name, value] as const);
    posted.push({ action: this.getAttribute('action') ?? '', fields: Object.fromEntries(fields) });
  });
  return posted;
};

// The tab that a click opens, reduced to what the app uses.
export const catchTab = () => {
  const tab = {
    closed: false,
    opener: globalThis as unknown,
    document: document.implementation.createHTMLDocument(''),
    location: { replace: vi.fn<(address: string) => void>() },
    close: vi.fn<() => void>(),
  };
  const open = vi.fn<(address: string, target: string) => unknown>(() => tab);
  vi.stubGlobal('open', open);
  return { tab, open };
};

export const gameCredential = { username: 'kp1', password: 'p w/1' };

export interface OpenedGame {
  readonly backend: FakeBackend;
  readonly transferAll: ReturnType<typeof vi.fn<() => Promise<boolean>>>;
  readonly onTransfer: ReturnType<typeof vi.fn<() => void>>;
}

export interface GameToOpen {
  readonly game: Parameters<typeof gameAnswer>[0];
  readonly wallet?: bigint;
  readonly credential?: AnswerOf<typeof gameCalls.getCredential>;
  // Whether the transfer before playing succeeds in moving the money.
  readonly hasTransferred?: boolean;
}

// The modal of an active game, with its credentials visible.
export const openGameModal = async (asked: GameToOpen): Promise<OpenedGame> => {
  const { game, wallet = 0n, credential = gameCredential, hasTransferred = true } = asked;
  applyLocale('en');
  await loadRefusalTexts();
  const backend = fakeBackend();
  backend.answers(gameCalls.getCredential, credential);
  const transferAll = vi.fn<() => Promise<boolean>>(() => Promise.resolve(hasTransferred));
  const onTransfer = vi.fn<() => void>();
  renderScreen(
    <GameAccountModal
      game={gameAnswer(game)}
      currency="BAHT"
      wallet={wallet}
      transferAll={transferAll}
      onTransferOnly={() => Promise.resolve()}
      onTransfer={onTransfer}
      isOpeningAccount={false}
      onOpenAccount={() => undefined}
      onClose={() => undefined}
    />,
    { at: '/user/home' },
  );
  if (game.isListed !== false) await screen.findByText(credential.username);
  return { backend, transferAll, onTransfer };
};

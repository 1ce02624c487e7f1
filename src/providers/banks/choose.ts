import type { BankPort } from './port.ts';
import { createStatementFeed, type StatementFeedSettings } from './statement-feed/statement-feed-adapter.ts';

export type BankProviderSettings = { protocol: 'statement-feed' } & StatementFeedSettings;

export const chooseBank = (settings: BankProviderSettings): BankPort => {
  switch (settings.protocol) {
    case 'statement-feed':
      return createStatementFeed(settings);
  }
};

import type { FastifyInstance } from 'fastify';
import type { BankBook } from '../bank/bank.ts';
import type { Payer } from '../bank/payer.ts';
import { createAuthenticator } from '../authenticator.ts';
import type { Inbox } from '../sms/inbox.ts';
import type { World } from '../world.ts';
import { addAccountsPage } from './accounts-page.ts';
import { addAssets } from './assets.ts';
import { addAuthenticatorPage } from './authenticator-page.ts';
import { addBookPage } from './book-page.ts';
import type { Gifts } from '../gifts/gifts.ts';
import { addGiftsPage } from './gifts-page.ts';
import { addHomePage } from './home-page.ts';
import { addInboxPage } from './inbox-page.ts';
import { addPayerPage } from './payer-page.ts';
import { addSlipMakerPage } from './slip-maker-page.ts';
import { addWeatherPage } from './weather-page.ts';

export interface PageParts {
  world: World;
  bank: BankBook;
  payer: Payer;
  inbox: Inbox;
  gifts: Gifts;
}

export const addPages = (app: FastifyInstance, { world, bank, payer, inbox, gifts }: PageParts): void => {
  addAssets(app);
  addHomePage(app, world);
  addPayerPage(app, { bank, payer });
  addGiftsPage(app, gifts);
  addSlipMakerPage(app, { world, bank, payer });
  addInboxPage(app, inbox);
  addAuthenticatorPage(app, createAuthenticator(world));
  addAccountsPage(app, { bank, payer });
  addWeatherPage(app, world);
  addBookPage(app, world);
};

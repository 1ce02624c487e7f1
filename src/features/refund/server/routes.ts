import { bannersAt } from '#server/operator/texts/banners.ts';
import { reads, writes, type Route } from '#server/route.ts';
import { refundCalls } from '../contract.ts';
import { checkRefund } from './check-refund.ts';
import { listRefunds } from './list-refunds.ts';
import { readUnreadGames, receiveRefund } from './receive-refund.ts';

export const routes: readonly Route[] = [
  reads(refundCalls.check, checkRefund),
  writes(refundCalls.receive, receiveRefund, { before: readUnreadGames }),
  writes(refundCalls.addWallet, receiveRefund, { before: readUnreadGames }),
  reads(refundCalls.list, listRefunds),
  reads(refundCalls.listBanners, (asked) => bannersAt(asked, 'refund')),
];

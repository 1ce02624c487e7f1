import { reads, writes, type Route } from '#server/route.ts';
import { bonusCalls } from '../contract.ts';
import { bonusOfficeCalls } from '../office-contract.ts';
import { activateBonus } from './activate-bonus.ts';
import { activatePromotion } from './activate-promotion.ts';
import { checkActive, checkMinimum } from './check-active.ts';
import { clearBonus } from './clear-bonus.ts';
import { currentPromotion, findPromotion } from './find-promotion.ts';
import { listBonuses } from './list-bonuses.ts';
import { listAllOffers } from './office/list-all-offers.ts';
import { changeOffer, makeOffer } from './office/make-offer.ts';
import { operatorId } from './office/operator-id.ts';
import { openOffer } from './office/open-offer.ts';
import { simulateOffer } from './office/simulate-offer.ts';
import { closeOffer } from './office/close-offer.ts';

export const routes: readonly Route[] = [
  reads(bonusCalls.list, listBonuses),
  writes(bonusCalls.activate, activateBonus),
  reads(bonusCalls.checkActive, checkActive),
  reads(bonusCalls.checkMinimum, checkMinimum),
  writes(bonusCalls.clear, clearBonus),
  reads(bonusCalls.currentPromotion, currentPromotion),
  reads(bonusCalls.findPromotion, findPromotion),
  writes(bonusCalls.activatePromotion, activatePromotion),
];

const onOperator = { on: () => operatorId };

export const officeRoutes: readonly Route[] = [
  reads(bonusOfficeCalls.listOffers, listAllOffers),
  reads(bonusOfficeCalls.openOffer, openOffer),
  reads(bonusOfficeCalls.simulateOffer, simulateOffer),
  writes(bonusOfficeCalls.makeOffer, makeOffer, onOperator),
  writes(bonusOfficeCalls.changeOffer, changeOffer, onOperator),
  writes(bonusOfficeCalls.closeOffer, closeOffer, onOperator),
];

import { createOutbound, type OutboundSettings } from '../../outbound.ts';
import type { SlipPort } from '../port.ts';
import { createSlip2goClient } from './slip2go-client.ts';
import { readSlipAnswer, slipQuestion } from './slip2go-translate.ts';

export interface Slip2goSettings extends OutboundSettings {
  // The shop's API secret, a bearer token. The service also accepts calls only from addresses the shop has listed.
  secret: string;
}

export const createSlip2go = (settings: Slip2goSettings): SlipPort => {
  const client = createSlip2goClient(createOutbound(settings), settings.secret);
  return {
    lookUp: async (proof) => readSlipAnswer(await client.slipOfCode(slipQuestion(proof)), proof),
  };
};

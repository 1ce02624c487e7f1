import { buildMember } from '../../people.ts';
import type { System } from '../system.ts';
import { slipCorpus } from './slip-corpus.ts';
import { plots, type Upload } from './slip-plots.ts';
import { sceneOf } from './slip-scene.ts';

// Uploads of genuine slips that the product credits, each paid in the sandbox as it is taken; all damages and all styles
// come in turn.
export async function* honestUploads(system: System): AsyncGenerator<Upload, void> {
  const stage = {
    sandbox: system.sandbox,
    member: (build = {}) => buildMember(system.context, build),
    // Slips are paid a minute before it: at once, since the accounts have only just begun.
    now: () => new Date(Date.now() + 60_000),
  };
  const genuine = slipCorpus.filter(({ plot }) => plot === 'honest');
  for (let nth = 0; nth < genuine.length; nth += 1) {
    const slip = genuine[(nth * 21) % genuine.length];
    if (slip === undefined) return;
    const scene = sceneOf(stage, slip);
    // Accounts that credit by their feed take no slips.
    if (scene.account.bankCode === 'KBANK') yield* await plots.honest(scene);
  }
}

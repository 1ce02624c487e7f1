import { countGrantsOf } from '#conditions/grants-table.ts';
import { listChangesById, listWaitingChangesOf, type ChangeRow } from '#server/records/operator-changes-table.ts';
import type { Read } from '#server/verb.ts';
import type { bonusOfficeCalls } from '../../office-contract.ts';
import { listOfferVersions, type OfferVersionRow } from '../offer-versions-table.ts';
import { findOffer, listCodes } from '../offers-table.ts';
import { stateOf, waitingOf } from './list-all-offers.ts';
import { offerOfColumns } from './offer-columns.ts';

const versionOf = ({ version, terms, changeId, publishedAt }: OfferVersionRow, changes: readonly ChangeRow[]) => {
  const change = changes.find((one) => one.changeId === changeId);
  return {
    version,
    offer: offerOfColumns(terms),
    isClosed: terms['withdrawn_at'] !== null,
    publishedAt: publishedAt.toISOString(),
    because: change?.because ?? null,
    madeBy: change?.madeBy ?? null,
    publishedBy: change?.decidedBy ?? null,
  };
};

export const openOffer: Read<typeof bonusOfficeCalls.openOffer> = async ({ context, question, refuse }) => {
  const { database } = context;
  const offer = (await findOffer(database, question.code)) ?? refuse('NO_DATA');
  const [rows, use, waiting, codes] = await Promise.all([
    listOfferVersions(database, offer.code),
    countGrantsOf(database, offer.code),
    listWaitingChangesOf(database, 'offer', offer.code),
    listCodes(database, offer.code),
  ]);
  const changes = await listChangesById(
    database,
    rows.flatMap(({ changeId }) => (changeId === null ? [] : [changeId])),
  );
  const versions = rows.map((row) => versionOf(row, changes));
  const [current] = versions;
  if (current === undefined) throw new Error(`the offer ${offer.code} has no version`);
  return {
    state: stateOf(offer, context.now()),
    offer: current.offer,
    use,
    codes: codes.map(({ code, quota, taken }) => ({
      code,
      quota: quota === null ? null : Number(quota),
      taken: Number(taken),
    })),
    versions,
    waiting: waiting.map(waitingOf),
  };
};

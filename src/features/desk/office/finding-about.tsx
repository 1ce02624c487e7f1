import { Fragment } from 'react';
import { gameNameOf } from '#contract/games.ts';
import { formatDate, formatDateTime } from '#i18n/date-formats.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import { GoLink } from '#ui/frame/go-link.tsx';
import { ShortId } from '#ui/office/detail/detail-parts.tsx';
import { useMayOpen } from '#ui/office/may-open.ts';
import type { FindingLine } from './use-desk.ts';
import { objectTexts } from './lane-strings.ts';

const day = /^\d{4}-\d\d-\d\d$/;
const instant = /^\d{4}-\d\d-\d\dT/;
const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const joints = ['on', 'since', 'up', 'to', 'of'];
// A sort of object that the server writes in two words.
const pairs = ['held play', 'gift links'];

const wordOf = (word: string): string => {
  if (instant.test(word)) return formatDateTime(word);
  return day.test(word) ? formatDate(`${word}T00:00:00+07:00`) : gameNameOf(word);
};

// The screen of what has an id; a sort without one has no address.
const addressOf = (sort: string, found: { memberId: string; id: string }): string | null => {
  if (sort === 'withdrawal') return `/withdrawals/${found.id}`;
  if (sort === 'member') return `/members/${found.id}`;
  if (sort === 'transfer' || sort === 'gift') return `/statements/${found.memberId}.${found.id}`;
  return sort === 'held play' ? `/held-wins/${found.memberId}.${found.id}` : null;
};

const Linked = ({ to, name }: { readonly to: string; readonly name: string }) =>
  useMayOpen(to) ? <GoLink to={to}>{name}</GoLink> : name;

// What a finding is about. The server writes "game JOKER on 2026-11-24", staff read "Game Joker 24/11/2026". What has an id
// is named with a link to its screen, the id small beside it.
export const FindingAbout = ({ memberId, object }: Pick<FindingLine, 'memberId' | 'object'>) => {
  const objects = useTexts(objectTexts);
  const sort = pairs.find((pair) => object.startsWith(`${pair} `)) ?? object.split(' ', 1)[0] ?? '';
  if (!isTextKey(objectTexts, sort)) return object;
  const words = object.slice(sort.length).trim().split(' ');
  const ids = words.filter((word) => id.test(word));
  const rest = words.filter((word) => word !== '' && !joints.includes(word) && !id.test(word));
  const name = [objects(sort), ...rest.map(wordOf)].join(' ');
  const [first] = ids;
  const to = first === undefined ? null : addressOf(sort, { memberId, id: first });
  return (
    <>
      {to === null ? name : <Linked to={to} name={name} />}
      {ids.map((one) => (
        <Fragment key={one}>
          {' '}
          <ShortId id={one} />
        </Fragment>
      ))}
    </>
  );
};

const list = document.querySelector('#rounds');
const none = document.querySelector('#no-rounds');
const productZoneMs = 7 * 60 * 60_000;

export const hundredthsOf = (text) => {
  const parts = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim());
  return parts === null ? null : Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
};

export const shown = (hundredths) => {
  const text = String(hundredths).padStart(3, '0');
  const whole = text.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${whole}.${text.slice(-2)}`;
};

const cell = (content, name) => {
  const span = document.createElement('span');
  span.className = name;
  span.append(content);
  return span;
};

const clockTime = (at) => new Date(Date.parse(at) + productZoneMs).toISOString().slice(11, 19);

const line = ({ at, stake, win, shown: seen }, pastime) => {
  const row = document.createElement('li');
  const [put, got] = [Math.round(stake * 100), Math.round(win * 100)];
  row.append(
    cell(clockTime(at), 'when'),
    cell(seen === '' ? '–' : pastime.picture(seen), 'seen'),
    cell(`−${shown(put)}`, 'put'),
    cell(`+${shown(got)}`, got > 0 ? 'got gain' : 'got'),
  );
  return row;
};

// The provider's own record of the rounds, newest first, so that a reload shows the same list.
export const showRounds = (rounds, pastime) => {
  none.hidden = rounds.length > 0;
  list.replaceChildren(...rounds.map((round) => line(round, pastime)));
};

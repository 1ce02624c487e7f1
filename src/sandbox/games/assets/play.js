import { cardsPastime } from './cards-pastime.js';
import { drawPastime } from './draw-pastime.js';
import { matchPastime } from './match-pastime.js';
import { reelsPastime } from './reels-pastime.js';
import { hundredthsOf, showRounds, shown } from './rounds-list.js';

// Amounts are whole hundredths here; only the call itself sends them as numbers with two decimals.
const pastimes = { reels: reelsPastime, match: matchPastime, draw: drawPastime, cards: cardsPastime };
const page = document.querySelector('#game');
const form = document.querySelector('#round');
const stage = document.querySelector('#stage');
const button = document.querySelector('#play');
const balance = document.querySelector('#balance');
const result = document.querySelector('#result');
const { code, username } = page.dataset;
const texts = JSON.parse(page.dataset.texts);
const pastime = pastimes[page.dataset.pastime]({ stage, form, texts });
const roundMs = matchMedia('(prefers-reduced-motion: reduce)').matches ? 150 : 900;

const showBalance = (hundredths) => {
  balance.dataset.amount = (hundredths / 100).toFixed(2);
  balance.textContent = shown(hundredths);
};

const tell = (text, tone) => {
  result.textContent = text;
  result.className = tone;
};

const address = `/games/${code}/accounts/${encodeURIComponent(username)}/rounds`;

const readRounds = async () => {
  const answer = await fetch(address);
  if (answer.ok) showRounds(await answer.json(), pastime);
};

const sendRound = async ({ stake, win, seen }) => {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ stake: stake / 100, win: win / 100, shown: seen }),
  });
  if (answer.ok) return { kind: 'done', balance: Math.round((await answer.json()).balance * 100) };
  return { kind: answer.status === 409 ? 'too-little' : 'failed' };
};

const playRound = async (stake) => {
  const outcome = pastime.decide(stake);
  stage.classList.remove('is-won');
  stage.classList.add('is-playing');
  tell(texts.playing, '');
  try {
    const [sent] = await Promise.all([
      sendRound({ stake, win: outcome.win, seen: pastime.note(outcome) }),
      new Promise((resolve) => setTimeout(resolve, roundMs)),
    ]);
    if (sent.kind !== 'done') return tell(sent.kind === 'too-little' ? texts.tooLittle : texts.failed, 'loss');
    pastime.show(outcome);
    showBalance(sent.balance);
    const isWin = outcome.win > 0;
    stage.classList.toggle('is-won', isWin);
    void readRounds().catch(() => undefined);
    return tell(isWin ? texts.won.replace('{amount}', shown(outcome.win)) : texts.lost, isWin ? 'gain' : '');
  } catch {
    return tell(texts.failed, 'loss');
  } finally {
    stage.classList.remove('is-playing');
  }
};

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const stake = hundredthsOf(form.elements.stake.value);
  if (stake === null || stake === 0 || !pastime.isReady()) {
    tell(texts.stakeNotAccepted, 'loss');
    return;
  }
  button.disabled = true;
  void playRound(stake).finally(() => {
    button.disabled = false;
  });
});

for (const chip of document.querySelectorAll('.chip'))
  chip.addEventListener('click', () => {
    form.elements.stake.value = chip.value;
  });

showBalance(hundredthsOf(balance.dataset.amount) ?? 0);
showRounds(JSON.parse(page.dataset.rounds), pastime);
pastime.show(pastime.decide(0));
// Before this script listens, a press would send the form itself and leave the page.
button.disabled = false;

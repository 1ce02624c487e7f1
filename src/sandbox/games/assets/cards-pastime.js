import { randomBelow } from './random-below.js';

const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const suits = ['♠', '♥', '♦', '♣'];
const isRed = (card) => card.endsWith('♥') || card.endsWith('♦');

const drawCard = () => {
  const rank = randomBelow(ranks.length);
  return { rank, text: ranks[rank] + suits[randomBelow(suits.length)] };
};

const winnerOf = (player, banker) => {
  if (player.rank === banker.rank) return 'tie';
  return player.rank > banker.rank ? 'player' : 'banker';
};

const payOf = { player: 2, banker: 2, tie: 8 };

const write = (box, text) => {
  box.textContent = text;
  box.classList.toggle('red', isRed(text));
};

export const cardsPastime = ({ stage, form }) => ({
  isReady: () => form.elements.side.value !== '',
  decide: (stake) => {
    const [player, banker] = [drawCard(), drawCard()];
    const winner = winnerOf(player, banker);
    const isRight = form.elements.side.value === winner;
    return { cards: [player.text, banker.text], win: isRight ? stake * payOf[winner] : 0 };
  },
  note: ({ cards }) => cards.join(' '),
  picture: (seen) => seen,
  show: ({ cards }) => {
    for (const [index, box] of [...stage.querySelectorAll('.playing-card')].entries()) write(box, cards[index]);
  },
});

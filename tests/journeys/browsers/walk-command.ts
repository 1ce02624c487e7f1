import { mkdir, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { startSystem } from '../support/running-system.ts';
import { outside } from '../support/outside.ts';
import { type Member, member, stranger } from '../support/members.ts';
import { readQrIn } from '../support/read-qr.ts';
import { wordsOf } from '../support/words.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { Hand } from './hand.ts';
import { startWebKit } from './webkit.ts';

// node tests/journeys/browsers/walk-command.ts [firefox | webkit]: what members do most, in Debian's Firefox and WebKit.
// Needs npm run build, firefox-esr, webkit2gtk-driver and xvfb. Pictures of each step lie in .cache/browsers.

const folder = new URL('../../../.cache/browsers/', import.meta.url);
const t = wordsOf('th');
const codeTriesMax = 10;

interface Walk {
  readonly engine: Engine;
  readonly hand: Hand;
  readonly address: string;
  readonly made: Member;
  // Keeps a picture of the page.
  readonly seen: (name: string) => Promise<void>;
}

const register = async ({ engine, hand, address, seen }: Walk): Promise<void> => {
  const { phone, name, password, firstName, lastName, accountNo } = stranger();
  await engine.open(`${address}/register`);
  await hand.type(t('phone'), phone);
  await hand.press(t('next'));
  await hand.type(t('otp'), await outside.codeFor(phone));
  await hand.type(t('profileName'), name);
  await hand.type(t('password'), password);
  await hand.type(t('confirmPassword'), password);
  await seen('register');
  await hand.press(t('next'));
  await hand.press(t('bank'));
  await hand.press('KBANK');
  await hand.type(t('firstName'), firstName);
  await hand.type(t('lastName'), lastName);
  await hand.type(t('bankAccountNo'), accountNo);
  await seen('bank');
  await hand.press(t('register'));
  await hand.sees(t('registerSuccess'));
  await hand.isAt('/login');
  // WebKit would load the login again, with the number that was registered.
  await engine.open(`${address}/contact`);
};

const logIn = async ({ engine, hand, address, made, seen }: Walk): Promise<void> => {
  await engine.open(`${address}/login`);
  await seen('login');
  await hand.type(t('phone'), made.phone);
  await hand.type(t('password'), made.password);
  await hand.press(t('logIn'));
  await hand.isAt('/user/home');
  // The terms of use.
  await hand.press(t('accept'));
  await hand.sees('฿700.00');
  await seen('home');
};

// The drawn code gives way to a picture of itself, and is not there for a moment.
const shownCode = async (engine: Engine): Promise<string> => {
  for (let tries = 1; tries < codeTriesMax; tries += 1) {
    const found = await readQrIn(await engine.picture()).catch(() => null);
    if (found !== null) return found;
    await pause(500);
  }
  return readQrIn(await engine.picture());
};

const deposit = async ({ engine, hand, made, seen }: Walk): Promise<void> => {
  // By the stream: nothing is pressed.
  await outside.transferToOperator(made, 50);
  await hand.sees('฿750.00');
  await seen('arrived');
  await hand.press(t('deposit'));
  await hand.press('คิวอาร์พร้อมเพย์');
  await hand.type(t('amount'), '120');
  await hand.press(t('createQr'));
  await hand.sees('฿120.');
  await hand.seesPicture('dialog img');
  await seen('code');
  await outside.payQr({ payload: await shownCode(engine), from: made });
  await hand.sees(t('credited'));
  await seen('paid');
  await hand.press(t('close'));
  await hand.sees('฿870.');
};

const withdraw = async ({ hand, seen }: Walk): Promise<void> => {
  await hand.press(t('withdraw'));
  await hand.type(t('amount'), '110');
  await hand.press(t('next'));
  await seen('review');
  await hand.press(`${t('withdraw')} ฿110.00`);
  await hand.sees(t('withdrawSuccess'));
  await seen('withdrawn');
  await hand.press(t('done'));
  await hand.sees('฿760.');
};

const transfer = async ({ engine, hand, seen }: Walk): Promise<void> => {
  await hand.press(t('transfer'));
  await hand.press(t('from'));
  await hand.press(t('mainWallet'));
  await hand.press(t('to'));
  await hand.press('Joker');
  await hand.type(t('amount'), '250');
  await hand.press(`${t('transfer')} ฿250.00`);
  await hand.sees(t('transferSuccess'));
  await seen('transfer');
  await hand.press(t('done'));
  await engine.run(`document.querySelector('article')?.scrollIntoView({ block: 'center' })`);
  await hand.seesPicture('article img');
  await hand.sees('฿250.00');
  await seen('games');
};

const spin = async ({ hand, seen }: Walk): Promise<void> => {
  await hand.press(t('wheelTile'));
  await hand.isAt('/user/spin');
  await hand.press(t('spin'));
  await hand.mayPress(t('close'));
  await seen('prize');
};

const talkAndLeave = async ({ engine, hand, address, seen }: Walk): Promise<void> => {
  await engine.open(`${address}/user/statement`);
  await hand.sees('250.00');
  await seen('statement');
  await engine.open(`${address}/user/contact`);
  await hand.press(t('openChat'));
  await hand.type(t('typeMessage'), 'hello');
  await hand.press(t('send'));
  await hand.sees(t('sent'));
  await seen('chat');
  await engine.open(`${address}/user/profile`);
  await hand.press(t('logOut'));
  await hand.isAt('/login');
};

const walk = async (engine: Engine, address: string): Promise<void> => {
  let pictures = 0;
  const seen = async (name: string): Promise<void> => {
    pictures += 1;
    const path = new URL(`${engine.name}-${String(pictures).padStart(2, '0')}-${name}.png`, folder);
    await writeFile(path, await engine.picture());
  };
  const made = await member({ balance: 700, games: ['JOKER'] });
  const plan = { engine, hand: new Hand(engine), address, made, seen };
  for (const part of [register, logIn, deposit, withdraw, transfer, spin, talkAndLeave]) await part(plan);
};

const engines = { firefox: startFirefox, webkit: startWebKit };
const wanted = process.argv.slice(2);

await mkdir(folder, { recursive: true });
const system = await startSystem();
Object.assign(process.env, { MEMBER_ADDRESS: system.member, SANDBOX_ADDRESS: system.sandbox });
let failed = 0;
try {
  for (const [name, start] of Object.entries(engines)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const engine = await start();
    try {
      await walk(engine, system.member);
      for (const error of engine.errors()) console.log(`${engine.name}: ${error}`);
      failed += engine.errors().length;
    } catch (error) {
      failed += 1;
      console.log(`${engine.name}: ${String(error)}`);
      await writeFile(new URL(`${engine.name}-failed.png`, folder), await engine.picture());
    } finally {
      await engine.close();
    }
  }
} finally {
  await system.stop();
}
console.log(`${String(failed)} failures`);
process.exitCode = failed === 0 ? 0 : 1;

import fastify from 'fastify';
import { expect, it } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { readSettings } from '../settings.ts';
import { addSharedSlips, runtimeSettings } from './web-app.ts';

it('the page gets the VITE_ values of the environment and nothing else', () => {
  proves('OP-296');
  const settings = readSettings({ VITE_LAOS: 'true', VITE_FP_MINIMUM: '20', SMS_SECRET: 'a secret', PORT: '9999' });
  const reported = runtimeSettings(settings);
  expect(reported).toMatchObject({ VITE_LAOS: 'true', VITE_FP_MINIMUM: '20' });
  expect(Object.keys(reported).filter((name) => !name.startsWith('VITE_'))).toEqual([]);
  expect(JSON.stringify(reported)).not.toContain('a secret');
});

it('the page gets the address of a video that the environment sets', () => {
  proves('OP-187');
  const video = { VITE_HOWTO_PLAY: 'https://videos.example/play.mp4', VITE_HOWTO_BONUS: '/videos/bonus.mp4' };
  expect(runtimeSettings(readSettings(video))).toMatchObject(video);
});

it('a slip shared while no service worker is there leads to the deposit, which asks for it again', async () => {
  const app = fastify();
  addSharedSlips(app);
  const sent = { 'content-type': 'multipart/form-data; boundary=b' };
  const reply = await app.inject({ method: 'POST', url: '/share-slip', headers: sent, body: '--b--' });
  expect(reply.statusCode).toBe(303);
  expect(reply.headers.location).toBe('/user/home?share=again');
  await app.close();
});

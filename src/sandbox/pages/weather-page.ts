import type { FastifyInstance } from 'fastify';
import { kindsOf, services, weatherQuestion, reportFrom, type Service, type WeatherKind } from '../weather.ts';
import type { World } from '../world.ts';
import { problemPage, sendPage } from './frame.ts';
import { html, type Markup } from './markup.ts';

const here = '/weather';

const serviceNames: Readonly<Record<Service, readonly [name: string, thai: string]>> = {
  bank: ['Bank feed and notices', 'ธนาคาร'],
  gateway: ['QR gateways: KBANK, WW, FP, PAYONEX', 'ช่องทาง QR'],
  slips: ['Slip checking', 'ตรวจสลิป'],
  sms: ['Text messages', 'ข้อความ'],
  gifts: ['Gift links', 'ซองของขวัญ'],
  games: ['Games', 'เกม'],
  payout: ['Payouts', 'ถอนเงิน'],
};

const kindNames: Readonly<Record<WeatherKind, string>> = {
  fine: 'Fine',
  slow: 'Slow',
  refuse: 'Refuses',
  'timeout-before': 'Silent, nothing done',
  'timeout-after': 'Silent, but done',
  duplicate: 'Everything twice',
  reorder: 'Out of order',
  garbage: 'Broken answers',
  down: 'Down',
  late: 'Slips published late',
  quota: 'Quota used up',
  liar: 'Lies',
};

const serviceForm = (service: Service, world: World): Markup => {
  const { kind, seconds } = world.weather.at(service);
  const [name, thai] = serviceNames[service];
  return html`<form method="post" action="/weather/change" class="card weather ${kind === 'fine' ? 'fine' : 'foul'}">
    <h2>${name} <span lang="th">${thai}</span></h2>
    <input type="hidden" name="service" value="${service}" />
    <label
      >Weather
      <select name="kind">
        ${kindsOf(service).map(
          (each) => html`<option value="${each}" ${each === kind ? html`selected` : null}>${kindNames[each]}</option>`,
        )}
      </select></label
    >
    <div class="pair">
      <label>Seconds <input name="seconds" inputmode="decimal" value="${kind === 'fine' ? '' : seconds}" /></label>
      <label>Only for code <input name="code" autocomplete="off" placeholder="all" /></label>
    </div>
    <button>Set</button>
  </form>`;
};

const singleCodes = (world: World): Markup | null => {
  const reports = world.weather.reports().filter(({ code }) => code !== null);
  return reports.length === 0
    ? null
    : html`<p>
        Single codes: ${reports.map(({ service, code, kind }) => `${service} ${code ?? ''}: ${kindNames[kind]}. `)}
      </p>`;
};

const fieldsOf = (body: unknown): Record<string, unknown> => {
  const fields = { ...(body as Record<string, unknown>) };
  if (fields['seconds'] === '') delete fields['seconds'];
  else fields['seconds'] = Number(fields['seconds']);
  return fields;
};

export const addWeatherPage = (app: FastifyInstance, world: World): void => {
  app.get('/weather', async (_request, reply) =>
    sendPage(reply, {
      title: 'Weather',
      here,
      isWide: true,
      body: html`<h1>Weather <span lang="th">สถานการณ์</span></h1>
        <p>How the outside behaves from now on, until it is changed. Money never gets lost in it: try.</p>
        <form method="post" action="/weather/fine"><button class="quiet">Fine weather everywhere</button></form>
        ${singleCodes(world)}
        <div class="grid">${services.map((service) => serviceForm(service, world))}</div>`,
    }),
  );

  app.post('/weather/change', async (request, reply) => {
    const question = weatherQuestion.safeParse(fieldsOf(request.body));
    if (!question.success) return problemPage(reply, { here, text: 'Seconds are a number from 0 to 3600.' });
    world.weather.set(reportFrom(question.data));
    return reply.redirect('/weather', 303);
  });

  app.post('/weather/fine', async (_request, reply) => {
    for (const service of services) world.weather.set(reportFrom({ service, kind: 'fine' }));
    return reply.redirect('/weather', 303);
  });
};

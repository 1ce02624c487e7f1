// What the server shell may use: the first offers of the demo.
export { seedDemoOffers } from './seed-demo-offers.ts';

// For features whose own call answers the banners of their place.
export { bannersAt } from './banners-at.ts';

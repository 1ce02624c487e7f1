import { giveWay } from './give-way.ts';

// Imported before anything that starts a thread: threads keep the priority of the one that starts them.
giveWay();

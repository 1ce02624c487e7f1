import { giveWay } from './give-way.ts';

// Imported before anything that starts further threads: they keep the priority of the one that starts them.
giveWay();

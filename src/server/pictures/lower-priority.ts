import { constants, setPriority } from 'node:os';

// Imported before anything that starts a thread: threads keep the priority of the one that starts them.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

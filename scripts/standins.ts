import { answerStandIns, createStandIns } from '#tests/fakes/stand-ins.ts';
import { readPorts } from './ports.ts';
import { serveRequests } from './serve-requests.ts';

// The stand-ins' own process, started by start-product.ts. Its memory is the third parties' memory: ending it forgets all.
const state = createStandIns();
const { standins } = readPorts(process.env);
await serveRequests((request) => answerStandIns(request, state, Date.now()), standins);

import { type Outage, outages } from '@foyer/testing/outage-drill';
import { drillOutages } from '../test/drill-outages.ts';

/** `npm run bench -- outages`: PostgreSQL killed sixty times (`FOYER_BENCH_KILLS`) under eight buyers, the server itself after every fourth time, and the network between them cut; 1 where something was lost. */
const kills = Number(process.env.FOYER_BENCH_KILLS ?? 60);
const order = Array.from({ length: kills }, (_, at) => outages[at % outages.length] ?? 'fast');
const both = order.flatMap((kill, at): Outage[] => (at % 4 === 3 ? [kill, 'server killed'] : [kill]));
const checks = await drillOutages([...both, 'network cut'], 8, 2000, (line) => console.log(line));
for (const [name, faults] of Object.entries(checks)) {
  console.log(`${faults.length === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  for (const fault of faults) console.log(`       ${fault}`);
}
if (Object.values(checks).some((faults) => faults.length > 0)) process.exitCode = 1;

// usage: node --import tsx tests/bench/.tmp-profile.mts PATHNAME... ; writes /tmp/prof-NAME.cpuprofile and prints top
import WebSocket from 'ws';
import { mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../db/client.server.ts';
import { migrate } from '../../db/migrate.ts';
import { demoPassword, seed } from '../../db/seed.ts';
import { bundleWorker } from '../../scripts/bundle-worker.ts';
import { startSqld } from '../../scripts/start-sqld.ts';
import { findFreePort } from '../support/free-ports.ts';
import { newNetworkAddress } from '../support/network-address.ts';
import { signIn } from '../support/visitor.ts';
import { startMeasuredWorker } from './measured-worker.ts';
const seller = 'standard@example.com';
const folder = mkdtempSync(join(tmpdir(), 'prof-'));
const port = await findFreePort();
const sqld = await startSqld({ dataDir: folder, port });
await migrate(sqld.url);
const db = openDatabase({ url: sqld.url });
await seed(db, Date.now());
const { rows } = await db.$client.execute({ sql: 'SELECT id FROM invoices WHERE user_id = (SELECT id FROM users WHERE email = ?) ORDER BY created_at DESC', args: [seller] });
const id = String(rows[0].id);
const toml = readFileSync('wrangler.toml', 'utf8').replace('minify = true', 'minify = false').replace('keep_names = false', 'keep_names = true');
writeFileSync('.tmp-wrangler.toml', toml);
const mode = process.env.MODE ?? 'app';
let script: string, config: string, name: string;
if (mode === 'plain') { const r = await bundleWorker({ name: 'plain', config: 'tests/bench/plain-worker.toml' }, { folder, environment: '' }); if (!r.ok) throw new Error(r.lines.join('\n')); script = join(folder, 'plain-worker.js'); config = 'tests/bench/plain-worker.toml'; name = 'plain'; }
else { const r = await bundleWorker({ name: 'app', config: '.tmp-wrangler.toml' }, { folder, environment: '' }); if (!r.ok) console.log(r.lines.join('\n')); script = join(folder, 'app.js'); config = 'wrangler.toml'; name = 'app'; }
const inspectorPort = await findFreePort();
const worker = await startMeasuredWorker({ name, script, config, vars: { LIBSQL_URL: sqld.url }, inspectorPort });
const paths: Record<string, string> = { list: '/us/invoices', create: '/us/create-invoice', settings: '/us/settings', public: `/view-invoice/${id}`, pay: `/invoice/${id}`, pricing: '/us/pricing', healthz: '/healthz', overview: '/us/overview', pdf: `/view-invoice/${id}/pdf`, plain: '/' };
const cookie = mode === 'plain' ? '' : (await signIn(worker.origin, { email: seller, password: demoPassword })).cookies();
const list = await (await fetch(`http://127.0.0.1:${inspectorPort}/json`)).json();
for (const name of process.argv.slice(2)) {
  const guest = name === 'public' || name === 'pay' || name === 'healthz' || name === 'pdf';
  const ask = async (n: number) => { let bytes = 0; for (let i = 0; i < n; i++) { const a = await fetch(worker.origin + paths[name], { headers: { 'CF-Connecting-IP': newNetworkAddress(), Cookie: guest ? '' : cookie }, redirect: 'manual' }); bytes = (await a.arrayBuffer()).byteLength; if (a.status !== 200) throw new Error(`${name} ${a.status}`); } return bytes; };
  await ask(150);
  const t0 = worker.processorTime(); const bytes = await ask(200); const per = (worker.processorTime() - t0) / 200;
  const ws = new WebSocket(list[0].webSocketDebuggerUrl);
  await new Promise((r, j) => { ws.onopen = r; ws.onerror = j; });
  let n = 0; const waits = new Map<number, (v: any) => void>();
  ws.onmessage = (e) => { const m = JSON.parse(String(e.data)); if (m.id) waits.get(m.id)?.(m.result ?? m); };
  const send = (method: string, params = {}) => new Promise<any>((r) => { waits.set(++n, r); ws.send(JSON.stringify({ id: n, method, params })); });
  await send('Profiler.enable'); await send('Profiler.setSamplingInterval', { interval: 100 }); await send('Profiler.start');
  const N = 300; const t1 = worker.processorTime(); await ask(N); const per2 = (worker.processorTime() - t1) / N;
  const { profile } = await send('Profiler.stop'); ws.close();
  writeFileSync(`/tmp/prof-${name}.cpuprofile`, JSON.stringify(profile)); 
  console.log(`\n== ${name}: ${per.toFixed(2)} ms/request (profiled ${per2.toFixed(2)}), ${bytes} bytes`);
  writeFileSync(`/tmp/prof-${name}.meta`, String(N));
}
writeFileSync('/tmp/prof-app.js', readFileSync(script)); try { writeFileSync('/tmp/prof-app.js.map', readFileSync(script + '.map')); } catch {}
await worker.stop(); await sqld.process.kill(); rmSync(folder, { recursive: true, force: true }); rmSync('.tmp-wrangler.toml', { force: true });
process.exit(0);

import { writeFileSync } from 'node:fs';
import { launchBrowser, screenSizes } from '../support/launch-browser.ts';
import { createTestProduct } from '../support/product.ts';
import { stopAllProcesses } from '../../scripts/processes.ts';
import { emptyDraft } from '../../app/domain/invoices/draft.ts';
import { newMember } from '../support/member.ts';
import { newNetworkAddress } from '../support/network-address.ts';
import { guestDraftKey } from '../../app/features/invoice-form/ui/draft-keys.client.ts';
const lineCount = Number(process.env.LINES ?? 100);
function longDraft() {
  const draft = emptyDraft('us', { today: '2026-11-23', saveKey: '', itemId: 'item-1' });
  const rates = ['0', '5', '8.875', '20'];
  return { ...draft, saveKey: crypto.randomUUID(), country: 'us', businessName: 'Wren & Co', businessEmail: 'hello@wren.example', businessAddress: '1 Lane', clientName: 'Acme', clientAddress: '5 Road', accountNumber: '12345678',
    items: Array.from({ length: lineCount }, (_, at) => ({ ...draft.items[0], id: `item-${at + 1}`, description: `Oak shelf, oiled, with brackets, as agreed, number ${at + 1}`, quantity: String((at % 9) + 1), unitPrice: `${10 + at}.50`, taxRate: rates[at % rates.length], taxRateTouched: true })) };
}
const product = await createTestProduct();
const browser = await launchBrowser({ isMeasured: true });
const member = await newMember(product);
const context = await browser.newContext({ baseURL: product.origin, locale: 'en-US', extraHTTPHeaders: { 'CF-Connecting-IP': newNetworkAddress() }, serviceWorkers: 'block', ...screenSizes.phone });
const page = await context.newPage();
await page.goto('/us/auth');
await page.evaluate(([key, text]) => localStorage.setItem(key, text), [guestDraftKey, JSON.stringify(longDraft())] as const);
const [name = '', value = ''] = /^([^=]+)=([^;]+)/.exec(member.cookies())?.slice(1) ?? [];
await context.addCookies([{ name, value, domain: 'localhost', path: '/', secure: true, httpOnly: true }]);
await page.goto('/us/create-invoice');
await page.locator(`[name="items.item-${lineCount}.description"]`).waitFor();
await page.waitForTimeout(4000);
const session = await context.newCDPSession(page);
if (process.env.TRACE) {
  const events: any[] = [];
  session.on('Tracing.dataCollected' as never, (e: any) => events.push(...e.value));
  await session.send('Tracing.start' as never, { categories: 'toplevel,blink,input,devtools.timeline,v8,disabled-by-default-devtools.timeline,disabled-by-default-blink.debug' } as never);
  await type();
  const done = new Promise((r) => session.on('Tracing.tracingComplete' as never, r as never));
  await session.send('Tracing.end' as never); await done;
  const main = events.filter((e) => e.ph === 'M' && e.name === 'thread_name' && e.args.name === 'CrRendererMain').map((e) => `${e.pid}:${e.tid}`);
  for (const k of main) { const list = events.filter((e) => e.ph === 'X' && `${e.pid}:${e.tid}` === k).sort((a, b) => a.ts - b.ts || b.dur - a.dur);
    const self = new Map<string, [number, number, number]>(); const stack: any[] = [];
    for (const e of list) { e.child = 0; while (stack.length && stack.at(-1).ts + stack.at(-1).dur <= e.ts) stack.pop(); if (stack.length) stack.at(-1).child += e.dur ?? 0; stack.push(e); }
    for (const e of list) { const n = e.name + (e.name === 'EventDispatch' ? ':' + e.args?.data?.type : ''); const s = self.get(n) ?? [0, 0, 0]; s[0] += ((e.dur ?? 0) - e.child) / 1000; s[1] += (e.dur ?? 0) / 1000; s[2]++; self.set(n, s); }
    console.log(k, list.length); console.log([...self].sort((a, b) => b[1][0] - a[1][0]).slice(0, 40).map(([n, [ms, t, c]]) => `${ms.toFixed(1).padStart(8)} self ${t.toFixed(1).padStart(8)} total ${String(c).padStart(6)} ${n}`).join('\n')); }
} else {
  await session.send('Profiler.enable'); await session.send('Profiler.setSamplingInterval', { interval: 100 });
  await session.send('Profiler.start');
  await type();
  const { profile } = await session.send('Profiler.stop');
  writeFileSync('/tmp/typing.cpuprofile', JSON.stringify(profile));
  const byId = new Map(profile.nodes.map((n: any) => [n.id, n]));
  const self = new Map<string, number>(); const total = new Map<string, number>();
  const parent = new Map<number, number>(); for (const n of profile.nodes as any[]) for (const c of n.children ?? []) parent.set(c, n.id);
  const label = (n: any) => `${n.callFrame.functionName || '(anon)'} ${n.callFrame.url.split('/').pop()?.slice(0, 30)}:${n.callFrame.lineNumber}`;
  profile.samples!.forEach((id: number, i: number) => { const d = profile.timeDeltas![i]! / 1000; let n: any = byId.get(id); self.set(label(n), (self.get(label(n)) ?? 0) + d);
    const seen = new Set<string>(); for (let x: number | undefined = id; x !== undefined; x = parent.get(x)) { const l = label(byId.get(x)); if (!seen.has(l)) { seen.add(l); total.set(l, (total.get(l) ?? 0) + d); } } });
  const show = (m: Map<string, number>, n: number) => [...m].sort((a, b) => b[1] - a[1]).slice(0, n).map(([l, ms]) => `${ms.toFixed(1).padStart(8)} ${l}`).join('\n');
  console.log('SELF\n' + show(self, 40) + '\nTOTAL\n' + show(total, 90));
}
async function type() {
  for (const line of [1, Math.ceil(lineCount / 2), lineCount]) for (const [f, keys] of Object.entries({ description: ['o', 'a', 'k', ' ', 'x'], quantity: ['1', '2', '.', '5', '7'], unitPrice: ['1', '2', '3', '.', '5'] })) {
    await page.locator(`[name="items.item-${line}.${f}"]`).focus(); await page.waitForTimeout(300);
    for (const k of keys) { await page.keyboard.press(k, { delay: 60 }); await page.waitForTimeout(100); }
  }
}
await browser.close(); await product.stop(); await stopAllProcesses(); process.exit(0);

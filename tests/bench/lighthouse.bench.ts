import { openDatabase } from '../../db/client.server.ts';
import { seed } from '../../db/seed.ts';
import { requireBuild } from '../../scripts/build-app.ts';
import { requireChromium } from '../../scripts/find-chromium.ts';
import { createTestProduct } from '../support/product.ts';
import { startCompressingProxy } from './compressing-proxy.ts';
import { installPeers, peerModule } from './peers.ts';
import type { BenchRow } from './table.ts';

/** The minimum score from 0 to 100 for each page; null where search engines are blocked. */
type Scores<Value> = Record<'performance' | 'accessibility' | 'best-practices' | 'seo', Value>;
type Category = keyof Scores<unknown>;

const rounds = 5;
const full = { accessibility: 100, 'best-practices': 100, seo: 100 };
const pages = [
  { name: 'landing', path: () => '/us', promised: { performance: 99, ...full } },
  {
    name: 'public invoice',
    path: (invoiceId: string) => `/view-invoice/${invoiceId}`,
    promised: { performance: 99, ...full, seo: null },
  },
  {
    name: 'create invoice',
    path: () => '/us/create-invoice',
    promised: { performance: 95, ...full },
  },
] satisfies { name: string; path: (id: string) => string; promised: Scores<number | null> }[];

/** The parts of Lighthouse and its launcher that we use. The compiler can't see the bench's own packages. */
type Report = {
  runtimeError?: { code: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
};
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;
type Launcher = { launch: (options: object) => Promise<{ port: number; kill: () => void }> };

/**
 * Runs Lighthouse in its mobile configuration (simulated slow network and CPU) against the built product, compressed as
 * at the edge.
 */
export async function benchLighthouse(): Promise<BenchRow[]> {
  installPeers();
  await requireBuild();
  const { default: lighthouse } = (await import(peerModule('lighthouse'))) as {
    default: Lighthouse;
  };
  const { launch } = (await import(peerModule('chrome-launcher'))) as Launcher;
  const product = await createTestProduct();
  const proxy = await startCompressingProxy(product.origin);
  const chrome = await launch({
    chromePath: await requireChromium(process.env),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
    ],
  });
  try {
    const invoiceId = await prepareInvoice(product.libsqlUrl);
    const rows: BenchRow[] = [];
    for (const { name, path, promised } of pages) {
      const reports: Report[] = [];
      // Repeat a run that Lighthouse reports as failed.
      for (let run = 0; reports.length < rounds && run < 2 * rounds; run += 1) {
        const result = await lighthouse(`${proxy.origin}${path(invoiceId)}`, { port: chrome.port });
        if (result && !result.lhr.runtimeError) reports.push(result.lhr);
      }
      for (const [category, target] of Object.entries(promised) as [Category, number | null][]) {
        rows.push(describeScore(name, category, reports, target));
      }
    }
    return rows;
  } finally {
    chrome.kill();
    proxy.stop();
    await product.stop();
  }
}

async function prepareInvoice(libsqlUrl: string): Promise<string> {
  const db = openDatabase({ url: libsqlUrl });
  await seed(db, Date.now());
  const { rows } = await db.$client.execute(
    "SELECT id FROM invoices WHERE status = 'unpaid' LIMIT 1",
  );
  if (!rows[0]) throw new Error('The demo accounts have no unpaid invoice.');
  return String(rows[0].id);
}

/** The median score of the rounds. When it misses the target, the most expensive audits are listed with it. */
function describeScore(
  page: string,
  category: Category,
  reports: Report[],
  target: number | null,
): BenchRow {
  const scoreOf = ({ categories }: Report) => Math.round((categories[category]?.score ?? 0) * 100);
  const sorted = [...reports].sort((a, b) => scoreOf(a) - scoreOf(b));
  const median = sorted[Math.floor(sorted.length / 2)];
  const score = median ? scoreOf(median) : 0;
  const ok = target === null ? null : score >= target;
  return {
    figure: `${page}, ${category}, median of ${reports.length}`,
    ours: String(score),
    peer: median && score < 100 && target !== null ? describeLosses(median, category) : '',
    ratio: '',
    target: target === null ? '' : `>= ${target}`,
    ok,
  };
}

/** The weighted audits without a full score. */
function describeLosses({ audits, categories }: Report, category: Category): string {
  return (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim())
    .join(', ');
}

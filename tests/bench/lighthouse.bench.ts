import { openDatabase } from '../../db/client.server.ts';
import { demoPassword, seed } from '../../db/seed.ts';
import { requireChromium } from '../../scripts/find-chromium.ts';
import { createTestProduct } from '../support/product.ts';
import { signIn } from '../support/visitor.ts';
import { startCompressingProxy } from './compressing-proxy.ts';
import { atLeast, figureOf, format, units } from './figures.ts';
import { installPeers, peerModule } from './peers.ts';
import { newestUnpaidInvoice } from './seeded-invoice.ts';
import type { BenchOptions, BenchRow } from './table.ts';

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';
type LighthousePage = {
  name: string;
  path: (invoiceId: string) => string;
  isMembers?: boolean;
  /** The minimum scores, from 0 to 100. */
  least: Partial<Record<Category, number>>;
};

const seller = 'standard@example.com';
const full = { performance: 100, accessibility: 100, 'best-practices': 100 };
const fullWithSeo = { ...full, seo: 100 };
/** Their live channel is refused by the compressing proxy, which counts against best practices. */
const members = { isMembers: true, least: { performance: 98, accessibility: 100 } };
const pages: LighthousePage[] = [
  { name: 'landing', path: () => '/us', least: fullWithSeo },
  { name: 'create invoice', path: () => '/us/create-invoice', least: fullWithSeo },
  { name: 'auth', path: () => '/us/auth', least: fullWithSeo },
  // Both have `noindex` on purpose.
  { name: 'public invoice', path: (invoiceId) => `/view-invoice/${invoiceId}`, least: full },
  { name: 'pay', path: (invoiceId) => `/invoice/${invoiceId}`, least: full },
  { name: 'pricing', path: () => '/us/pricing', ...members },
  { name: 'list', path: () => '/us/invoices', ...members },
  { name: 'overview', path: () => '/us/overview', ...members },
  { name: 'settings', path: () => '/us/settings', ...members },
];

/** The parts of Lighthouse and its launcher that we use. The compiler can't see the bench's own packages. */
type Report = {
  runtimeError?: { code: string };
  environment: { benchmarkIndex: number };
  finalDisplayedUrl: string;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
};
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;
type Launcher = { launch: (options: object) => Promise<{ port: number; kill: () => void }> };

/**
 * The score of a phone like a Pixel 5 in Lighthouse's own processor test, by which Chrome's developer tools calibrate
 * their throttling: https://github.com/ChromeDevTools/devtools-frontend (CalibrationController.ts).
 */
const phoneIndex = 1000;

/** Runs before the first one that counts, to learn how fast this machine is. */
const calibrationRuns = 3;

/**
 * Runs Lighthouse in its mobile configuration against the built product, compressed as at the edge: a simulated slow
 * network, and a processor throttled to a phone's. Its default of four times slower assumes a fast developer's machine.
 */
export async function benchLighthouse({ isQuick }: BenchOptions): Promise<BenchRow[]> {
  const rounds = isQuick ? 1 : 3;
  installPeers();
  const { default: lighthouse } = (await import(peerModule('lighthouse'))) as {
    default: Lighthouse;
  };
  const { launch } = (await import(peerModule('chrome-launcher'))) as Launcher;
  const product = await createTestProduct();
  const chrome = await launch({
    chromePath: await requireChromium(process.env),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
    ],
  });
  const proxies: { stop: () => void }[] = [];
  try {
    const db = openDatabase({ url: product.libsqlUrl });
    await seed(db, Date.now());
    const invoiceId = await newestUnpaidInvoice(db, seller);
    const member = await signIn(product.origin, { email: seller, password: demoPassword });
    const toGuest = await startCompressingProxy(product.origin);
    // Lighthouse's own extra headers don't reach every request.
    const toMember = await startCompressingProxy(product.origin, member.cookies());
    proxies.push(toGuest, toMember);
    // The median of all runs so far: the speed of a shared machine varies.
    const indexes: number[] = [];
    const slowdown = () => Math.max(1, figureOf(indexes).value / phoneIndex);
    const run = async ({ path, isMembers }: LighthousePage): Promise<Report> => {
      const { origin } = isMembers ? toMember : toGuest;
      const result = await lighthouse(`${origin}${path(invoiceId)}`, {
        port: chrome.port,
        throttling: { cpuSlowdownMultiplier: indexes.length > 0 ? slowdown() : 1 },
      });
      if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.code);
      // Without a session, a member's page leads to another one.
      const { pathname } = new URL(result.lhr.finalDisplayedUrl);
      if (pathname !== path(invoiceId)) throw new Error(`Lighthouse was led to ${pathname}`);
      indexes.push(result.lhr.environment.benchmarkIndex);
      return result.lhr;
    };
    for (const page of pages.slice(0, calibrationRuns)) await run(page);
    const reports = pages.map((): Report[] => []);
    for (let round = 0; round < rounds; round++) {
      // Repeat a run that Lighthouse reports as failed.
      for (const [at, page] of pages.entries()) {
        reports[at]?.push(await run(page).catch(() => run(page)));
      }
    }
    const calibration = {
      figure: 'throttling of the processor',
      ours: `${slowdown().toFixed(1)}x`,
      peer: `benchmark index ${format(figureOf(indexes), units.count)}, a phone's ${phoneIndex}`,
    };
    return pages.flatMap((page, at) => describePage(page, reports[at] ?? [])).concat([calibration]);
  } finally {
    chrome.kill();
    for (const proxy of proxies) proxy.stop();
    await product.stop();
  }
}

function describePage({ name, least }: LighthousePage, reports: Report[]): BenchRow[] {
  return (Object.entries(least) as [Category, number][]).map(([category, target]) => {
    const score = figureOf(
      reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)),
    );
    return {
      figure: `${name}, ${category}`,
      ours: format(score, units.count),
      peer: score.value < 100 ? describeLosses(reports, category) : '',
      ...atLeast(score, target, units.count),
    };
  });
}

/** The weighted audits without a full score in the first run. */
function describeLosses([report]: Report[], category: Category): string {
  return (report?.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (report?.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} ${report?.audits[id]?.displayValue ?? ''}`.trim())
    .join(', ');
}

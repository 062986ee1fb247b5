import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { accessTable } from '../fixtures/access-table.ts';
import { findFreePorts } from '../support/free-ports.ts';
import { newMember } from '../support/member.ts';
import { createTestProduct } from '../support/product.ts';
import { saveInvoice } from '../support/visitor.ts';
import { atLeast, units } from './figures.ts';
import { createLocalCertificate, startHttpsProxy } from './https-proxy.ts';
import type { ScanResult } from './observatory-scan.ts';
import { installPeers, peerModule } from './peers.ts';
import type { BenchRow } from './table.ts';

const promised = 120;
const program = fileURLToPath(new URL('observatory-scan.ts', import.meta.url));

/**
 * Scores every page of the product with Mozilla's Observatory, over HTTPS with a certificate created for this run: as a
 * guest and as the owner of the shown data. For a page that redirects, its target is scored.
 */
export async function benchObservatory(): Promise<BenchRow[]> {
  installPeers();
  writePreloadList();
  const certificate = createLocalCertificate();
  const folder = mkdtempSync(join(tmpdir(), 'billwren-observatory-'));
  const authority = join(folder, 'authority.pem');
  writeFileSync(authority, certificate.authority);
  const [port = 0] = await findFreePorts(1);
  const product = await createTestProduct({ vars: { PUBLIC_ORIGIN: `https://localhost:${port}` } });
  const owner = await newMember(product, 'observatory');
  const place = { target: product.origin, certificate };
  const toGuest = await startHttpsProxy({ ...place, port });
  const toOwner = await startHttpsProxy({ ...place, cookie: owner.cookies() });
  try {
    const invoiceId = await saveInvoice(owner);
    const paths = Object.values(accessTable)
      .filter(({ kind }) => kind === 'page')
      .map(({ path }) => path(invoiceId));
    const scan = (host: string) =>
      scanAll(
        paths.map((path) => `${host}${path}`),
        authority,
      );
    const guest = await scan(toGuest.host);
    const mine = await scan(toOwner.host);
    const rows = paths.map((path, at) =>
      describePage(path.replace(invoiceId, '{id}'), guest[at], mine[at]),
    );
    const lowest = Math.min(...[...guest, ...mine].map(({ scan }) => scan.score));
    return [...rows, row(`the lowest of ${paths.length} pages`, String(lowest), '', lowest)];
  } finally {
    toGuest.stop();
    toOwner.stop();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes the HSTS preload list that the package would download when it is installed. Our domain isn't on it. */
function writePreloadList(): void {
  const file = join(dirname(peerModule('@mdn/mdn-http-observatory')), '../conf/hsts-preload.json');
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '{}');
}

async function scanAll(addresses: string[], authority: string): Promise<ScanResult[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', program, ...addresses],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: authority } },
  );
  const results = stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as ScanResult);
  if (results.length !== addresses.length) throw new Error('The Observatory left pages out.');
  return results;
}

function describePage(path: string, guest?: ScanResult, owner?: ScanResult): BenchRow {
  const scores = [guest, owner].map((each) => each?.scan.score ?? 0);
  const ours = `${scores[0]} to a guest, ${scores[1]} to its owner`;
  const lost = [guest, owner].flatMap((each) =>
    Object.values(each?.tests ?? {}).filter(({ scoreModifier }) => scoreModifier < 0),
  );
  const peer = [...new Set(lost.map(({ result }) => result))].join(', ');
  return row(path, ours, peer, Math.min(...scores));
}

function row(figure: string, ours: string, peer: string, score: number): BenchRow {
  return { figure, ours, peer, ...atLeast(score, promised, units.count) };
}

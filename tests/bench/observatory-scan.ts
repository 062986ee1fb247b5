import { peerModule } from './peers.ts';

// A separate program, because Node reads its extra certificate authorities (`NODE_EXTRA_CA_CERTS`) only at startup. It
// scans each address on the command line (`host/path`) and prints the Observatory's results as one line of JSON.

/** The parts of the Observatory's response that we use. */
export type ScanResult = {
  scan: { score: number; grade: string };
  tests: Record<string, { result: string; scoreModifier: number }>;
};
type Scan = (address: string) => Promise<ScanResult>;

const { scan } = (await import(peerModule('@mdn/mdn-http-observatory'))) as { scan: Scan };
for (const address of process.argv.slice(2)) {
  const { scan: sum, tests } = await scan(address);
  console.log(JSON.stringify({ scan: sum, tests } satisfies ScanResult));
}
// The Observatory leaves connections open.
process.exit();

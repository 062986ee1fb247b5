import { peerModule } from './peers.ts';

// A program of its own, since Node reads the authorities that it trusts (`NODE_EXTRA_CA_CERTS`) when it starts: scans each
// address of the command line (`host/path`) and prints what the Observatory says as one line of JSON.

/** As much of the Observatory's answer as is used. */
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
// It keeps connections open.
process.exit();

/**
 * Returns an IP address that no other visitor in the tests has, since attempts are counted per address (a benchmark
 * network, RFC 2544).
 */
export function newNetworkAddress(): string {
  const [one = 0, two = 0, three = 0] = crypto.getRandomValues(new Uint8Array(3));
  return `198.${18 + (one % 2)}.${two}.${three}`;
}

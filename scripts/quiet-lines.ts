/** What wrangler and the stand-ins say on every start and every request, and the heartbeat's own requests. */
const noise = [
  /^\s*$/,
  /^[─━-]{5,}/,
  /^(Your Worker has access|Binding\s+Resource|env\.[A-Z_]+ )/,
  /^⎔ (Starting|Reloading|Shutting)/,
  /^\[wrangler:info\] (Ready on|GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) /,
  // The identity providers' stand-ins run well on this Node, and their memory is meant to be short.
  /^oidc-provider WARNING: (Unsupported runtime|a quick start development-only in-memory)/,
  /"route":"[^"]*healthz".*"status":200/,
];

/** Whether a line that a part of the product prints is worth nothing to the developer. */
export function isNoise(line: string): boolean {
  return noise.some((pattern) => pattern.test(line));
}

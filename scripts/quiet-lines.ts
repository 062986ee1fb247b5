/** What wrangler says on every start and every request, and the heartbeat's own requests. */
const noise = [
  /^\s*$/,
  /^[─━-]{5,}/,
  /^(Your Worker has access|Binding\s+Resource|env\.[A-Z_]+ )/,
  /^⎔ (Starting|Reloading|Shutting)/,
  /^\[wrangler:info\] (Ready on|GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) /,
  /"route":"[^"]*healthz".*"status":200/,
];

/** Whether a line that a part of the product prints is worth nothing to the developer. */
export function isNoise(line: string): boolean {
  return noise.some((pattern) => pattern.test(line));
}

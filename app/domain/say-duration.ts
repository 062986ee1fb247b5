/** Whole minutes in words: `1 minute`, `45 minutes`, `1 hour`, `2 hours`. */
export function sayDuration(minutes: number): string {
  const [count, unit] = minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

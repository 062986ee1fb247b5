/** A measured figure: the median of its rounds, and its spread, the median distance of a round from that median. */
export type Figure = { value: number; spread: number };

/** What a figure is held to, as printed, and whether it is met. */
export type Verdict = { target: string; verdict: 'ok' | 'within spread' | 'MISSED' };

/** The unit that a figure is printed in, and how much of the measured value it is. */
type Unit = { name: string; size: number };

/** The units of what is measured in milliseconds, in bytes or in nothing. */
export const units = {
  ms: { name: ' ms', size: 1 },
  seconds: { name: ' s', size: 1000 },
  bytes: { name: ' B', size: 1 },
  kB: { name: ' kB', size: 1000 },
  MB: { name: ' MB', size: 1e6 },
  times: { name: 'x', size: 1 },
  percent: { name: '%', size: 0.01 },
  perSecond: { name: '/s', size: 1 },
  count: { name: '', size: 1 },
} satisfies Record<string, Unit>;

/** The figure of rounds that were measured in turns with others. */
export function figureOf(rounds: number[]): Figure {
  const value = median(rounds);
  return { value, spread: spreadOf(rounds, value) };
}

/** How many times the peer's value ours is. Compared round by round: a slow phase of the machine affects both alike. */
export function ratioOf(ours: number[], peer: number[]): Figure {
  return figureOf(ours.map((value, round) => value / (peer[round] ?? Number.NaN)));
}

/** The value that this percentage of the rounds doesn't exceed, with the spread of all rounds. */
export function percentileOf(rounds: number[], percent: number): Figure {
  const sorted = rounds.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
  return { value, spread: spreadOf(rounds, median(rounds)) };
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}

function spreadOf(rounds: number[], middle: number): number {
  return median(rounds.map((each) => Math.abs(each - middle)));
}

/** Holds a figure to a maximum. Above it by no more than its spread, it isn't missed. */
export function atMost(figure: Figure | number, limit: number, { name, size }: Unit): Verdict {
  const { value, spread } = exactly(figure);
  return { target: `<= ${limit / size}${name}`, verdict: verdictOf(value - limit, spread) };
}

/** Holds a figure to a minimum. Below it by no more than its spread, it isn't missed. */
export function atLeast(figure: Figure | number, limit: number, { name, size }: Unit): Verdict {
  const { value, spread } = exactly(figure);
  return { target: `>= ${limit / size}${name}`, verdict: verdictOf(limit - value, spread) };
}

function verdictOf(excess: number, spread: number): Verdict['verdict'] {
  if (excess <= 0) return 'ok';
  return excess <= spread ? 'within spread' : 'MISSED';
}

/** Formats a figure with its spread, such as `12.3 ms ±0.4`. An exact value has none. */
export function format(figure: Figure | number, { name, size }: Unit): string {
  const { value, spread } = exactly(figure);
  const scaled = value / size;
  const digits = Number.isInteger(scaled) && !spread ? 0 : digitsOf(Math.abs(scaled));
  const text = `${scaled.toFixed(digits)}${name}`;
  return typeof figure === 'number' ? text : `${text} ±${(spread / size).toFixed(digits)}`;
}

function digitsOf(size: number): number {
  if (size < 0.1) return 4;
  return size < 10 ? 2 : 1;
}

function exactly(figure: Figure | number): Figure {
  return typeof figure === 'number' ? { value: figure, spread: 0 } : figure;
}

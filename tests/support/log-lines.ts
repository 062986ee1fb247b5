import { setTimeout as sleep } from 'node:timers/promises';

/** A structured log line of the app worker. */
export type LogLine = {
  level: 'info' | 'error';
  id: string;
  method: string;
  route: string;
  status: number;
  dbTrips: number;
  dbMs: number;
  ms: number;
  errors?: string[];
  /** Why a visitor was refused, if the response doesn't show it. */
  refused?: string;
  /** The line is about work after the response. */
  after?: 'answer';
};

/** Collects the workers' output; pass `onLine` to `createTestProduct`. */
export function collectLogLines() {
  const lines: string[] = [];
  const structured = () =>
    lines.filter((line) => line.startsWith('{"level"')).map((line) => JSON.parse(line) as LogLine);

  /** Returns a request's lines by its id; waits for the first, since pipes are slower than responses. */
  async function linesOf(requestId: string | null): Promise<LogLine[]> {
    for (let tries = 0; tries < 200; tries += 1) {
      const found = structured().filter(({ id }) => id === requestId);
      if (found.length > 0) return found;
      await sleep(50);
    }
    return [];
  }

  return {
    onLine: (part: string, line: string) => {
      if (part === 'workers') lines.push(line);
    },
    /** Everything that the workers have printed. */
    lines: () => [...lines],
    structured,
    linesOf,
  };
}

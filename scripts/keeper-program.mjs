// Plain JavaScript, so that it starts in milliseconds, without tsx. See processes.ts.
import { createInterface } from 'node:readline';

const groups = new Set();

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const pid = Number(line.slice(1));
    if (!Number.isInteger(pid) || pid <= 1) return;
    if (line.startsWith('+')) groups.add(pid);
    else groups.delete(pid);
  })
  .on('close', () => {
    for (const pid of groups) {
      try {
        process.kill(-pid, 'SIGKILL');
      } catch {
        // It has already ended.
      }
    }
  });

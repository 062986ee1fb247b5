import { expect, test } from 'vitest';
import { withSection } from '#tests/bench/results.ts';

const machine = { machine: '2 cores', versions: 'Node 20' };
const order = { date: '2026-11-21', titles: ['One', 'Two', 'Three'] };
const row = { figure: 'speed', ours: '2 ms', peer: 'a|b 4 ms', ratio: '2x', target: '', ok: null };

test('the results keep every section in order and replace what was measured again', () => {
  const failed = withSection('', { title: 'Three', failure: 'Error: away' }, machine, order);
  expect(failed).toContain(
    '## Three\n\nMeasured on 2026-11-21.\n\nIt could not be measured: Error: away\n',
  );
  const later = { ...order, date: '2026-11-22' };
  const two = withSection(failed, { title: 'One', rows: [row] }, machine, later);
  expect(two.match(/^## .*$/gm)).toEqual(['## One', '## Three']);
  expect(two).toContain('| speed | 2 ms | a\\|b 4 ms | 2x |  |  |\n\n## Three');
  const slow = { ...row, target: '<= 1 ms', ok: false };
  const again = withSection(two, { title: 'Three', rows: [slow] }, machine, later);
  expect(again).not.toContain('away');
  expect(again.match(/^\| speed .*$/gm)).toEqual([
    '| speed | 2 ms | a\\|b 4 ms | 2x |  |  |',
    '| speed | 2 ms | a\\|b 4 ms | 2x | <= 1 ms | MISSED |',
  ]);
});

test('figures from another machine are not mixed in', () => {
  const one = withSection('', { title: 'One', rows: [row] }, machine, order);
  const other = withSection(
    one,
    { title: 'Two', rows: [row] },
    { ...machine, machine: '8 cores' },
    order,
  );
  expect(other.match(/^## .*$/gm)).toEqual(['## Two']);
});

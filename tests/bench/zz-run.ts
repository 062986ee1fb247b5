import { benchLighthouse } from './zz-lh.bench.ts';
import { formatTable } from './table.ts';
console.log(formatTable('LH', await benchLighthouse()));

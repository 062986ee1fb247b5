import ts from 'typescript';
import { expect, test } from 'vitest';
import { readSources } from '#tests/support/read-sources.ts';

const sources = readSources(['app', 'workers', 'db', 'scripts', 'tests']);

/** Text that certain files must not contain outside of comments. No tool of `npm run lint` has a rule for these. */
const textRules: {
  rule: string;
  files: RegExp;
  line: RegExp;
  breach: [path: string, text: string];
}[] = [
  {
    rule: 'the domain and the use cases are given the time and chance',
    files:
      /^app\/(domain\/|i18n\/format\/|features\/[^/]+\/words\/|features\/[^/]+\/server\/(?!.*\.api\.server\.ts$))/,
    line: /\b(Date\.now|Math\.random)\b|\bDate\(\)/,
    breach: ['app/domain/dates.ts', 'export const today = () => Date.now();'],
  },
  {
    rule: 'no word of the pages says the product’s name: it is configuration',
    files: /^app\//,
    line: /\bBillwren\b(?!-Shell)/,
    breach: ['app/ui/title.ts', `export const title = 'Billwren';`],
  },
  {
    rule: 'nothing on the server joins signals: workerd never lets go of them',
    files: /^(app|workers|db)\/(?!.*\.client\.)/,
    line: /\bAbortSignal\.any\b/,
    breach: ['app/http/ask.server.ts', 'AbortSignal.any([one, two]);'],
  },
  {
    rule: 'every import of ours names its file in full',
    files: /./,
    line: /(^(import|export|\}).* from |\bimport\()'[#.][^'?]*(?<!\.(tsx?|js|mjs|css|svg|json))(\?[^']*)?'/,
    breach: ['app/ui/title.ts', `import { name } from './name';`],
  },
  {
    rule: 'bundles can leave out each catalog of texts that they do not use',
    files: /^app\/(i18n|features\/[^/]+)\/texts\.ts$/,
    line: /= defineTexts\(/,
    breach: ['app/features/clients/texts.ts', 'const texts = defineTexts(enUS.clients, {});'],
  },
  {
    rule: 'no file names a place on one machine',
    files: /./,
    line: /["'`(\s](\/(work|root|home|Users|mnt)\/|[A-Z]:\\\\)/,
    breach: ['scripts/dev.ts', `const folder = '/${'home'}/somewhere';`],
  },
];

const comment = /^\s*(\/\/|\/?\*)/;
const breaks = (line: RegExp, text: string) =>
  text.split('\n').some((each) => !comment.test(each) && line.test(each));

test.each(textRules)('$rule', ({ files, line, breach: [path, text] }) => {
  const breaking = sources.filter((file) => files.test(file.path) && breaks(line, file.text));
  expect(breaking.map((file) => file.path)).toEqual([]);
  expect(files.test(path) && breaks(line, text)).toBe(true);
});

/** File names: the suffix says where a file runs, the rest names its subject. */
const nameRules: { rule: string; isOdd: (path: string) => boolean; breaches: string[] }[] = [
  {
    rule: 'what runs on the server alone says so in its name',
    isOdd: (path) =>
      /^app\/(http|adapters\/(?!native\/)|features\/[^/]+\/(server|queries))\/(?!.*\.server\.ts$)/.test(
        path,
      ),
    breaches: ['app/http/save.ts', 'app/features/account/queries/users.ts'],
  },
  {
    rule: 'what runs in the browser alone says so in its name',
    isOdd: (path) => /^app\/(ui\/browser|adapters\/native)\/(?!.*\.client\.tsx?$)/.test(path),
    breaches: ['app/ui/browser/store.ts'],
  },
  {
    rule: 'files are named for their subject',
    isOdd: (path) =>
      /(^|\/)(utils?|helpers?|common|misc|index)\.(server\.|client\.)?tsx?$/.test(path) &&
      path !== 'workers/webhooks/index.ts',
    breaches: ['app/domain/utils.ts', 'app/http/helper.server.ts', 'app/ui/index.ts'],
  },
  {
    rule: 'names are written in kebab-case, those of languages as their codes',
    isOdd: (path) => !/(^|\/)([a-z0-9-]+|[a-z]{2}-[A-Z]{2})(\.[a-z0-9-]+)*\.(tsx?|mjs)$/.test(path),
    breaches: ['app/ui/InvoiceForm.tsx', 'app/domain/tax_rate.ts'],
  },
];

test.each(nameRules)('$rule', ({ isOdd, breaches }) => {
  expect(sources.map(({ path }) => path).filter(isOdd)).toEqual([]);
  expect(breaches.filter((path) => !isOdd(path))).toEqual([]);
});

test('a file has one subject: at most 320 lines (340 for tests), not counting data', () => {
  const data =
    /^(app\/(features\/[^/]+|i18n)\/texts|app\/pdf\/font-data|app\/adapters\/passwords\/data|tests\/fixtures|db\/migrations)\//;
  const long = sources
    .filter(({ path }) => !data.test(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ path, lines }) => lines > (path.startsWith('tests/') ? 340 : 320));
  expect(long).toEqual([]);
});

/** Finds literals that are spread into another literal: `[...[a, b], c]` for `[a, b, c]`. */
function findSpreadLiterals(text: string): string[] {
  const found: string[] = [];
  const source = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node) => {
    const isSpread =
      ts.isSpreadElement(node) || ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node);
    if (isSpread) {
      let { expression } = node;
      while (
        ts.isParenthesizedExpression(expression) ||
        ts.isAsExpression(expression) ||
        ts.isSatisfiesExpression(expression)
      ) {
        expression = expression.expression;
      }
      const isLiteral =
        ts.isArrayLiteralExpression(expression) || ts.isObjectLiteralExpression(expression);
      if (isLiteral) found.push(node.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('no literal is spread into another literal', () => {
  const breaking = sources
    .filter(({ text }) => /\.\.\.\(?[[{]/.test(text))
    .flatMap(({ path, text }) => findSpreadLiterals(text).map((spread) => `${path}: ${spread}`));
  expect(breaking).toEqual([]);
  expect(findSpreadLiterals('const list = [...[1, 2], 3];')).toEqual(['...[1, 2]']);
  expect(findSpreadLiterals("const list = [...(['one'] as const), 'two'];")).toEqual([
    "...(['one'] as const)",
  ]);
  expect(findSpreadLiterals('const both = { ...{ one, two }, three };')).toEqual([
    '...{ one, two }',
  ]);
  expect(findSpreadLiterals('const part = <Part {...{ one, two }} />;')).toEqual([
    '{...{ one, two }}',
  ]);
});

/** Finds names from another feature's server that a module uses while it is loading, outside of its functions. */
function findEagerUses(text: string): string[] {
  const source = ts.createSourceFile('any.tsx', text, ts.ScriptTarget.Latest, true);
  const imported = source.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
    const { importClause: clause, moduleSpecifier: from } = statement;
    const named = clause?.namedBindings;
    if (!/\/public\.server\.ts'$/.test(from.getText())) return [];
    if (!named || !ts.isNamedImports(named) || clause.isTypeOnly) return [];
    return named.elements.filter((each) => !each.isTypeOnly).map((each) => each.name.text);
  });
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) || ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node) && imported.includes(node.text)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

// Features import each other in cycles, so one of them always loads before the other is complete.
test('no module needs another feature’s server code while modules are loading', () => {
  const found = sources.flatMap(({ path, text }) =>
    path.startsWith('app/features/') && !/\/public\.server\.ts$/.test(path)
      ? findEagerUses(text).map((name) => `${path}: ${name}`)
      : [],
  );
  expect(found).toEqual([]);
  const planted = `import { isPaid } from '#app/features/cards/public.server.ts';\n`;
  expect(findEagerUses(`${planted}const late = () => isPaid;`)).toEqual([]);
  expect(findEagerUses(`${planted}const early = { isPaid };`)).toEqual(['isPaid']);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { languages } from '#app/domain/language/languages.ts';
import { type Texts, textsIn } from '#app/i18n/define-texts.ts';
import { notForUsers, readsAsText } from './not-texts.ts';
import { projectRoot } from './project-root.ts';
import { stiffPhraseIn } from './stiff-phrases.ts';
import { isTextFile, listTextCatalogs } from './text-catalogs.ts';

// Part of `npm run lint`: checks on text catalogs that types can't express.

/** Where a catalog text is used: `productTexts.columns.id`, or a group of which any text may be used. */
type Use = { path: string; isAtLoad: boolean; isWholeAssigned: boolean; line: number };

/**
 * Files that browsers may run: there, `const { title } = productTexts` would include the complete catalog, but
 * `productTexts.title` one text (`inline-texts.ts`).
 */
const mayRunInBrowsers = (name: string) => !/\.(server\.tsx?|route\.ts)$/.test(name);

const catalogs = listTextCatalogs();
const catalogNames = new Set(catalogs.map(({ name }) => name));

/** Parses an app source file: the catalog texts that it uses, and its own literals that users could see. */
export function readSource(name: string, code: string): { uses: Use[]; literals: string[] } {
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true);
  /** The catalogs by their names in this file. */
  const bindings = new Map<string, string>();
  const uses: Use[] = [];
  const literals: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const named = node.importClause?.namedBindings;
      if (named && ts.isNamedImports(named)) {
        for (const { name: local, propertyName } of named.elements) {
          const { text } = propertyName ?? local;
          if (catalogNames.has(text)) bindings.set(local.text, text);
        }
      }
      return;
    }
    if (ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) return;
    if (ts.isIdentifier(node) && bindings.has(node.text) && !isPropertyName(node)) {
      const path = [bindings.get(node.text)];
      let outer: ts.Node = node;
      while (ts.isPropertyAccessExpression(outer.parent) && outer.parent.expression === outer) {
        outer = outer.parent;
        path.push((outer as ts.PropertyAccessExpression).name.text);
      }
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      uses.push({
        path: path.join('.'),
        isAtLoad: !isInFunction(node),
        isWholeAssigned: ts.isVariableDeclaration(node.parent),
        line: line + 1,
      });
    }
    const text = literalOf(node);
    if (text !== null && readsAsText(text, node)) literals.push(text.trim());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { uses, literals };
}

function isPropertyName({ parent, ...node }: ts.Identifier): boolean {
  return ts.isPropertyAccessExpression(parent) && parent.name.pos === node.pos;
}

function isInFunction(node: ts.Node): boolean {
  for (let outer = node.parent; outer; outer = outer.parent) {
    if (ts.isFunctionLike(outer)) return true;
  }
  return false;
}

/** Returns a node's literal text, with `{}` for each inserted value; null for other nodes. */
function literalOf(node: ts.Node): string | null {
  if (ts.isJsxText(node) || ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    return node.text;
  }
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}

/** Lists every text of a catalog by its path; a plural is listed by its forms. */
export function branchesOf(texts: unknown, path: string): [string, string][] {
  if (typeof texts === 'string') return [[path, texts]];
  return Object.entries(texts as object).flatMap(([key, text]) =>
    branchesOf(text, `${path}.${key}`),
  );
}

const slotsOf = (text: string) =>
  [...text.matchAll(/\{\w+\}|<\/?\w+>/g)].map(([slot]) => slot).sort();

/**
 * Lists the placeholders and tags that a translation lacks or adds compared to the source, except the count of a plural
 * form.
 */
export function comparePlaces(source: string, translation: string): string[] {
  const known = slotsOf(source);
  const own = slotsOf(translation);
  const differs = (one: string[], other: string[]) =>
    one.filter((slot) => slot !== '{count}' && !other.includes(slot));
  return [...differs(known, own), ...differs(own, known)];
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

async function checkTexts(): Promise<string[]> {
  const problems: string[] = [];
  const used = new Set<string>();
  for (const file of sourcesIn(join(projectRoot, 'app'))) {
    const name = relative(projectRoot, file);
    if (isTextFile(name) || name.includes('/data/')) continue;
    const { uses, literals } = readSource(name, readFileSync(file, 'utf8'));
    for (const { path, isAtLoad, isWholeAssigned, line } of uses) {
      used.add(path);
      if (isAtLoad)
        problems.push(`${name}:${line} reads ${path} at load time, before a language is set`);
      if (isWholeAssigned && mayRunInBrowsers(name))
        problems.push(`${name}:${line} takes the complete catalog ${path}: name the text instead`);
    }
    if (name.includes('/queries/') || notForUsers.some((start) => name.startsWith(start))) continue;
    for (const text of literals)
      problems.push(`${name} contains a text that belongs in a catalog: ${text}`);
  }
  for (const [at, { name, file }] of catalogs.entries()) {
    const first = catalogs.findIndex((each) => each.name === name);
    if (first !== at) problems.push(`Two catalogs are named ${name}, one of them in ${file}`);
    const reader = (await import(file))[name] as Texts;
    const sources = new Map(branchesOf(textsIn(reader, 'en-US'), name));
    for (const path of sources.keys()) {
      const parts = path.split('.');
      const isUsed = parts.some((_, at) => used.has(parts.slice(0, at + 1).join('.')));
      if (!isUsed) problems.push(`${path} is never used`);
    }
    for (const { code } of languages) {
      for (const [path, text] of branchesOf(textsIn(reader, code), name)) {
        const source = sources.get(path) ?? sources.get(path.replace(/\.\w+$/, '.other')) ?? '';
        const lost = comparePlaces(source, text);
        if (lost.length > 0) problems.push(`${path} in ${code} differs in ${lost.join(', ')}`);
        const stiff = code.startsWith('en') ? stiffPhraseIn(path, text) : null;
        if (stiff)
          problems.push(`${path} in ${code} says “${stiff}”, which a native speaker wouldn't`);
      }
    }
  }
  return problems;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = await checkTexts();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
}

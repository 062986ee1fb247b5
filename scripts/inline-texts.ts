import type { Plugin, Rollup } from 'vite';
import { listTextCatalogs } from './text-catalogs.ts';

type Node = { type: string; start: number; end: number };
type Ancestor = Node & Record<string, unknown>;
type Specifier = Node & { local: { name: string }; imported?: { name: string } };

/** Placeholder for a text in the browser's files, until `scripts/localise-scripts.ts` writes one file per language. */
export const textMark = '$text';

const catalogs = listTextCatalogs();
const catalogNames = new Set(catalogs.map(({ name }) => name));
const catalogFiles = new Set(catalogs.map(({ file }) => file));

/**
 * Replaces each catalog text that browser code uses by a placeholder, so that a file only contains the texts it shows:
 * `productTexts.blank.title` becomes `$text("productTexts.blank.title")`.
 */
export function inlineTexts(): Plugin {
  let isServer = false;
  return {
    name: 'inline-texts',
    apply: 'build',
    enforce: 'post',
    configResolved({ build }) {
      isServer = Boolean(build.ssr);
    },
    transform(code, id) {
      if (isServer || id.includes('/node_modules/')) return;
      if (id.endsWith('/app/i18n/current-language.ts')) {
        return `export const currentLanguage = () => ${textMark}("current-language");`;
      }
      if (id.endsWith('/app/i18n/current-cldr.ts')) {
        return `const cldr = ${textMark}("current-cldr"); export const currentCldr = () => cldr;`;
      }
      // `document-languages.ts` has the texts in every language.
      if (catalogFiles.has(id) || /\/app\/i18n\/(?!format\/)/.test(id)) return;
      if (!/\w+Texts\b/.test(code)) return;
      return inlineIn(code, this.parse(code));
    },
  };
}

function inlineIn(code: string, program: Rollup.ProgramNode): { code: string; map: null } {
  /** The catalogs by their names in this module. */
  const bindings = new Map<string, string>();
  const edits: { start: number; end: number; text: string }[] = [];
  for (const node of (program as unknown as { body: Ancestor[] }).body) {
    if (node.type !== 'ImportDeclaration') continue;
    const specifiers = node.specifiers as Specifier[];
    const others = specifiers.filter(({ imported, local }) => {
      if (!imported || !catalogNames.has(imported.name)) return true;
      bindings.set(local.name, imported.name);
      return false;
    });
    if (others.length === specifiers.length) continue;
    const names = others.map(({ start, end }) => code.slice(start, end)).join(', ');
    const source = node.source as Node;
    const from = code.slice(source.start, source.end);
    edits.push({
      start: node.start,
      end: node.end,
      text: others.length > 0 ? `import { ${names} } from ${from};` : '',
    });
  }
  if (bindings.size === 0) return { code, map: null };

  walk(program as unknown as Ancestor, [], (node, ancestors) => {
    const catalog = node.type === 'Identifier' && bindings.get(String(node.name));
    const parent = ancestors.at(-1);
    if (!catalog || !parent || isName(node, parent) || parent.type === 'ImportSpecifier') return;
    const path = [catalog];
    let read: Ancestor = node;
    for (const outer of ancestors.toReversed()) {
      const isRead = outer.type === 'MemberExpression' && outer.object === read && !outer.computed;
      if (!isRead || isCalled(outer, ancestors)) break;
      path.push(String((outer.property as { name: string }).name));
      read = outer;
    }
    const mark = `/* @__PURE__ */ ${textMark}(${JSON.stringify(path.join('.'))})`;
    const isShort = parent.type === 'Property' && parent.shorthand === true;
    edits.push({
      start: read.start,
      end: read.end,
      text: isShort ? `${String(node.name)}: ${mark}` : mark,
    });
  });

  let out = code;
  for (const { start, end, text } of edits.sort((one, other) => other.start - one.start)) {
    out = out.slice(0, start) + text + out.slice(end);
  }
  return { code: out, map: null };
}

/** Whether a name is a key or a property here, not the variable with that name. */
function isName(node: Ancestor, parent: Ancestor): boolean {
  if (parent.type === 'MemberExpression') return parent.property === node && !parent.computed;
  return parent.type === 'Property' && parent.key === node && !parent.shorthand;
}

/** Whether the last name of a chain is a method of the text, such as `toLowerCase`. */
function isCalled(node: Ancestor, ancestors: Ancestor[]): boolean {
  return ancestors.some((each) => each.type === 'CallExpression' && each.callee === node);
}

function walk(
  node: Ancestor,
  ancestors: Ancestor[],
  visit: (node: Ancestor, ancestors: Ancestor[]) => void,
): void {
  visit(node, ancestors);
  const inside = [...ancestors, node];
  const seen = new Set<string>();
  for (const value of Object.values(node).flat()) {
    // The key and value of a shorthand property are one node in two places; with a default, the value is longer.
    if (!isNode(value) || seen.has(`${value.start} ${value.end}`)) continue;
    seen.add(`${value.start} ${value.end}`);
    walk(value, inside, visit);
  }
}

function isNode(value: unknown): value is Ancestor {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

import { posix } from 'node:path';
import ts from 'typescript';
import type { Source } from './read-sources.ts';

/** One import of a file, static or dynamic. */
export type Import = {
  /** As written: `#app/domain/dates.ts`, `./face.ts`, `zod/mini`. */
  specifier: string;
  /** The path from the root when the import is ours, else null. */
  path: string | null;
  /** The npm package, `node:…` module or null when the import is ours. */
  module: string | null;
  isTypeOnly: boolean;
};

/** A parsed file: what it imports, and what it calls by name without importing it. */
export type ParsedSource = { path: string; imports: Import[]; globals: Set<string> };

/** Parses a file with TypeScript's own parser. */
export function parseSource({ path, text }: Source): ParsedSource {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind);
  const imports: Import[] = [];
  const globals = new Set<string>();
  const visit = (node: ts.Node) => {
    const found = readImport(node);
    if (found) imports.push(describeImport(path, found.specifier, found.isTypeOnly));
    const name = readGlobalUse(node);
    if (name) globals.add(name);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { path, imports, globals };
}

function readImport(node: ts.Node): { specifier: string; isTypeOnly: boolean } | null {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    return { specifier: node.moduleSpecifier.text, isTypeOnly: isTypeImport(node.importClause) };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    const specifier = ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : '';
    return { specifier, isTypeOnly: node.isTypeOnly };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    const { literal } = node.argument;
    return ts.isStringLiteral(literal) ? { specifier: literal.text, isTypeOnly: true } : null;
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [first] = node.arguments;
    if (first && ts.isStringLiteralLike(first)) {
      return { specifier: first.text, isTypeOnly: false };
    }
  }
  return null;
}

function isTypeImport(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const { name, namedBindings } = clause;
  if (name || !namedBindings || !ts.isNamedImports(namedBindings)) return false;
  return namedBindings.elements.every((element) => element.isTypeOnly);
}

export function describeImport(from: string, written: string, isTypeOnly: boolean): Import {
  const specifier = written.replace(/\?.*$/, '');
  if (specifier.startsWith('#')) {
    return { specifier, path: specifier.slice(1), module: null, isTypeOnly };
  }
  if (specifier.startsWith('.')) {
    const path = posix.normalize(posix.join(posix.dirname(from), specifier));
    return { specifier, path, module: null, isTypeOnly };
  }
  return { specifier, path: null, module: specifier, isTypeOnly };
}

/** `Date.now`, `new Date()`, `fetch(…)`, `Math.random`, or a type such as `Request`: the name of a global as used. */
function readGlobalUse(node: ts.Node): string | null {
  if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
    return `${node.expression.text}.${node.name.text}`;
  }
  if (ts.isNewExpression(node) && ts.isIdentifier(node.expression)) {
    return `new ${node.expression.text}(${node.arguments?.length ? '…' : ''})`;
  }
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
    return `${node.expression.text}()`;
  }
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
    return node.typeName.text;
  }
  return null;
}

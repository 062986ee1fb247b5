import ts from 'typescript';
import { describeImport } from './parse-source.ts';
import type { Source } from './read-sources.ts';

type Names = {
  path: string;
  exports: string[];
  imports: { path: string; names: string[] | 'all' }[];
  /** How often each name stands in the file. */
  mentions: Map<string, number>;
};

const rooms = /^(app|db|workers)\//;
/** Files whose exports the framework takes by name. */
const framework = /^app\/(routes\/|root\.tsx|entry\.)|^workers\/(app|webhooks\/index)\.ts$/;

/**
 * `path: name` for every export of app, db and workers that no product code uses, its own file included; tests do not
 * count.
 */
export function findDeadExports(sources: Source[]): string[] {
  const files = sources.filter(({ path }) => !path.startsWith('tests/')).map(readNames);
  const used = new Map<string, Set<string>>();
  for (const { imports } of files) {
    for (const { path, names } of imports) {
      const known = used.get(path) ?? new Set();
      for (const name of names === 'all' ? ['*'] : names) known.add(name);
      used.set(path, known);
    }
  }
  return files
    .filter(({ path }) => rooms.test(path) && !framework.test(path))
    .flatMap(({ path, exports, mentions }) => {
      const known = used.get(path) ?? new Set();
      const isUsed = (name: string) =>
        known.has('*') || known.has(name) || (mentions.get(name) ?? 0) > 1;
      return exports.filter((name) => !isUsed(name)).map((name) => `${path}: ${name}`);
    });
}

function readNames({ path, text }: Source): Names {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const found: Names = { path, exports: [], imports: [], mentions: new Map() };
  const importFrom = (specifier: ts.Node | undefined, names: string[] | 'all') => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    const imported = describeImport(path, specifier.text, false).path;
    if (imported !== null) found.imports.push({ path: imported, names });
  };
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && isMention(node)) {
      found.mentions.set(node.text, (found.mentions.get(node.text) ?? 0) + 1);
    }
    if (ts.isImportDeclaration(node)) {
      importFrom(node.moduleSpecifier, namesOf(node.importClause?.namedBindings));
    } else if (ts.isExportDeclaration(node)) {
      importFrom(node.moduleSpecifier, namesOf(node.exportClause));
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      importFrom(node.argument.literal, 'all');
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      importFrom(node.arguments[0], 'all');
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  found.exports = file.statements.flatMap(exportedNames);
  return found;
}

/** Whether a name stands for something of this file: not a property's, and not another file's. */
function isMention(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isImportSpecifier(parent) || ts.isImportClause(parent)) return false;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  return !ts.isPropertySignature(parent);
}

function namesOf(bindings: ts.NamedImportBindings | ts.NamedExportBindings | undefined) {
  if (!bindings) return [];
  if (!ts.isNamedImports(bindings) && !ts.isNamedExports(bindings)) return 'all';
  return bindings.elements.map(({ propertyName, name }) => (propertyName ?? name).text);
}

function exportedNames(statement: ts.Statement): string[] {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  const keyword = ts.SyntaxKind.ExportKeyword;
  if (!modifiers?.some(({ kind }) => kind === keyword)) return [];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  }
  const named =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement);
  return named && statement.name ? [statement.name.text] : [];
}

import ts from 'typescript';
import { mutateCall } from './call-mutators.ts';
import { type Edit, replace } from './edits.ts';
import { mutateSql } from './sql-mutators.ts';

/** A change with its place; `within` names the enclosing functions, and the ordinal counts equal changes in those. */
export type Mutation = Edit & { within: string; original: string; ordinal: number };

const otherOperators: ReadonlyMap<ts.SyntaxKind, readonly string[]> = new Map([
  [ts.SyntaxKind.LessThanToken, ['<=', '>=']],
  [ts.SyntaxKind.LessThanEqualsToken, ['<', '>']],
  [ts.SyntaxKind.GreaterThanToken, ['>=', '<=']],
  [ts.SyntaxKind.GreaterThanEqualsToken, ['>', '<']],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, ['!==']],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, ['===']],
  [ts.SyntaxKind.AmpersandAmpersandToken, ['||']],
  [ts.SyntaxKind.BarBarToken, ['&&']],
  [ts.SyntaxKind.QuestionQuestionToken, ['&&']],
  [ts.SyntaxKind.PlusToken, ['-']],
  [ts.SyntaxKind.MinusToken, ['+']],
  [ts.SyntaxKind.AsteriskToken, ['/']],
  [ts.SyntaxKind.SlashToken, ['*']],
  [ts.SyntaxKind.PercentToken, ['*']],
]);

const stringMethods =
  /^(join|split|replace|replaceAll|startsWith|endsWith|includes|padStart|padEnd|indexOf)$/;

/** Lists the mutations of a source file, in the order of the text. Types, logging and error messages have none. */
export function listMutations(path: string, text: string): Mutation[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const mutations: Mutation[] = [];
  const ordinals = new Map<string, number>();
  const visit = (node: ts.Node, within: readonly string[]) => {
    if (isNeverMutated(node)) return;
    const isInFunction = within.length > 0;
    for (const edit of mutate(node, isInFunction)) {
      const original = unwrap(text.slice(edit.start, edit.end));
      const replacement = unwrap(edit.replacement);
      const key = [within.join('.'), edit.mutator, original, replacement].join('\n');
      const ordinal = ordinals.get(key) ?? 0;
      ordinals.set(key, ordinal + 1);
      mutations.push({ ...edit, within: within.join('.'), original, ordinal });
    }
    const inner = ts.isFunctionLike(node) ? [...within, nameOf(node)] : within;
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source, []);
  return mutations.sort((one, other) => one.start - other.start);
}

/** Puts code on one line, so that it is the same for every formatter. */
export function unwrap(code: string): string {
  return code.replace(/\s+/g, ' ');
}

function isNeverMutated(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) {
    return true;
  }
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isNewExpression(node)) return /Error$/.test(node.expression.getText());
  return (
    ts.isCallExpression(node) && /(^|\.)(log\w*|console\.\w+)$/.test(node.expression.getText())
  );
}

function nameOf(node: ts.SignatureDeclaration): string {
  if (node.name) return node.name.getText();
  const { parent } = node;
  const isNamed = ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent);
  return isNamed ? parent.name.getText() : '*';
}

function mutate(node: ts.Node, isInFunction: boolean): Edit[] {
  if (ts.isBinaryExpression(node)) return mutateBinary(node);
  if (ts.isIfStatement(node)) return negate(node.expression);
  if (ts.isConditionalExpression(node)) return negate(node.condition);
  if (ts.isPrefixUnaryExpression(node)) return mutateUnary(node);
  if (ts.isNumericLiteral(node) || ts.isBigIntLiteral(node)) return mutateNumber(node);
  if (ts.isExpressionStatement(node)) return mutateStatement(node);
  if (ts.isThrowStatement(node)) return [replace('drop statement', node, ';')];
  if (ts.isContinueStatement(node)) return [replace('drop statement', node, ';')];
  if (ts.isCallExpression(node)) return mutateCall(node);
  if (ts.isTaggedTemplateExpression(node)) return mutateSql(node);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [replace('boolean', node, 'false')];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [replace('boolean', node, 'true')];
  if (!isInFunction) return [];
  if (ts.isStringLiteral(node)) return mutateString(node);
  if (ts.isTemplateExpression(node) && !ts.isTaggedTemplateExpression(node.parent)) {
    return [replace('string', node, "''")];
  }
  const isList = ts.isArrayLiteralExpression(node) && node.elements.length > 0;
  if (isList && !ts.isAsExpression(node.parent)) return [replace('array', node, '[]')];
  return [];
}

function mutateBinary(node: ts.BinaryExpression): Edit[] {
  const { left, operatorToken, right } = node;
  const { kind } = operatorToken;
  if (kind === ts.SyntaxKind.PlusToken && (isText(left) || isText(right))) return [];
  // The step of a loop: it would never end.
  if (ts.isForStatement(node.parent) && node.parent.incrementor === node) return [];
  return (otherOperators.get(kind) ?? []).map((operator) =>
    replace(
      `${operatorToken.getText()} to ${operator}`,
      node,
      `(${operandText(left)} ${operator} ${operandText(right)})`,
    ),
  );
}

/** Keeps an operand together, whatever operator is beside it. */
function operandText(node: ts.Expression): string {
  return ts.isBinaryExpression(node) ? `(${node.getText()})` : node.getText();
}

function isText(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node)) return isText(node.left) || isText(node.right);
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

/** Negates a condition, unless another mutator does the same. */
function negate(condition: ts.Expression): Edit[] {
  if (ts.isPrefixUnaryExpression(condition)) return [];
  if (ts.isBinaryExpression(condition) && /[=<>]/.test(condition.operatorToken.getText()))
    return [];
  return [replace('negate condition', condition, `!(${condition.getText()})`)];
}

function mutateUnary(node: ts.PrefixUnaryExpression): Edit[] {
  const isNot = node.operator === ts.SyntaxKind.ExclamationToken;
  if (!isNot && node.operator !== ts.SyntaxKind.MinusToken) return [];
  return [replace(isNot ? 'drop !' : 'drop -', node, `(${node.operand.getText()})`)];
}

function mutateNumber(node: ts.NumericLiteral | ts.BigIntLiteral): Edit[] {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return [];
  const text = node.getText().replaceAll('_', '');
  const [value, suffix] = ts.isBigIntLiteral(node) ? [text.slice(0, -1), 'n'] : [text, ''];
  const number = Number(value);
  const steps = number > 0 ? [1, -1] : [1];
  return steps.map((step) => replace('number', node, `${number + step}${suffix}`));
}

function mutateStatement(node: ts.ExpressionStatement): Edit[] {
  const { expression } = node;
  const isAwaited = ts.isAwaitExpression(expression);
  const done = isAwaited ? expression.expression : expression;
  if (isNeverMutated(done)) return [];
  const isAssignment = ts.isBinaryExpression(done) && /^[^=]?=$/.test(done.operatorToken.getText());
  if (!ts.isCallExpression(done) && !isAssignment) return [];
  const drop = replace('drop statement', node, ';');
  return isAwaited ? [drop, replace('drop await', expression, `(${done.getText()})`)] : [drop];
}

/** Most strings are codes, whose change TypeScript refuses; the ones here are parts of other strings. */
function mutateString(node: ts.StringLiteral): Edit[] {
  const { parent } = node;
  const isArgument =
    ts.isCallExpression(parent) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    stringMethods.test(parent.expression.name.text);
  const isPart =
    ts.isBinaryExpression(parent) && /^(\+|\?\?|\|\|)$/.test(parent.operatorToken.getText());
  if (!isArgument && !isPart) return [];
  return [replace('string', node, node.text === '' ? "'mutant'" : "''")];
}

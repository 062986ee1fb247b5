import ts from 'typescript';
import { type Edit, replace } from './edits.ts';

/** Conditions and orders of drizzle, and what each becomes. */
const otherConditions: Readonly<Record<string, string>> = {
  eq: 'ne',
  ne: 'eq',
  lt: 'lte',
  lte: 'lt',
  gt: 'gte',
  gte: 'gt',
  isNull: 'isNotNull',
  isNotNull: 'isNull',
  inArray: 'notInArray',
  notInArray: 'inArray',
  asc: 'desc',
  desc: 'asc',
  exists: 'notExists',
  notExists: 'exists',
};

const otherMethods: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
};

/** Methods whose call can be left out: they give something of the same kind. */
const droppedMethods =
  /^(filter|sort|toSorted|reverse|toReversed|trim|trimStart|trimEnd|toLowerCase|toUpperCase|slice|normalize|where|limit|orderBy)$/;

/** Swaps a condition or method for its opposite, leaves out a call or one of several conditions. */
export function mutateCall(node: ts.CallExpression): Edit[] {
  const { expression: callee } = node;
  if (ts.isIdentifier(callee)) return mutateCondition(node, callee.text);
  if (!ts.isPropertyAccessExpression(callee) || node.questionDotToken || callee.questionDotToken) {
    return [];
  }
  const method = callee.name.text;
  const swapped = Object.hasOwn(otherMethods, method) && otherMethods[method];
  if (swapped) return [replace(`${method} to ${swapped}`, callee.name, swapped)];
  // A statement's call for its effect is dropped as a statement.
  if (!droppedMethods.test(method) || ts.isExpressionStatement(node.parent)) return [];
  const start = callee.expression.getEnd();
  return [{ mutator: `drop ${method}`, start, end: node.getEnd(), replacement: '' }];
}

function mutateCondition(node: ts.CallExpression, name: string): Edit[] {
  const swapped = Object.hasOwn(otherConditions, name) && otherConditions[name];
  const isOfDrizzle = /from 'drizzle-orm'/.test(node.getSourceFile().text);
  if (swapped && isOfDrizzle) {
    const conditions = node.arguments.map((argument) => argument.getText()).join(', ');
    const edit = replace(`${name} to ${swapped}`, node, `mutated(${conditions})`);
    return [{ ...edit, appendix: `\nimport { ${swapped} as mutated } from 'drizzle-orm';\n` }];
  }
  if ((name !== 'and' && name !== 'or') || node.arguments.length < 2) return [];
  return node.arguments.map((dropped, at) => {
    const next = node.arguments[at + 1];
    const previous = node.arguments[at - 1];
    const [start, end] = next
      ? [dropped.getStart(), next.getStart()]
      : [previous?.getEnd() ?? dropped.getStart(), dropped.getEnd()];
    return { mutator: `drop a condition of ${name}`, start, end, replacement: '' };
  });
}

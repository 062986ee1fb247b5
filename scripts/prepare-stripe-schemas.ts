import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  AnnotatedType,
  type BaseType,
  type CompletedConfig,
  createFormatter,
  createParser,
  createProgram,
  DEFAULT_CONFIG,
  LiteralType,
  ObjectProperty,
  ObjectType,
  SchemaGenerator,
  StringType,
  type SubNodeParser,
  UnknownType,
} from 'ts-json-schema-generator';
import ts from 'typescript';
import { hashOfTypes, openEnumMark, type StripeSchemas } from '#tests/contracts/stripe-schemas.ts';
import { projectRoot } from './project-root.ts';

// `npm run prepare-stripe-schemas`: writes tests/contracts/stripe-schemas.json, the JSON schemas of Stripe's own types.
// Run it after an update of `stripe` or a change of tests/contracts/stripe-types.ts;
// tests/contracts/stripe-schemas.test.ts fails otherwise.

const folder = join(projectRoot, 'tests/contracts');

const config: CompletedConfig = {
  ...DEFAULT_CONFIG,
  path: join(folder, 'stripe-types.ts'),
  tsconfig: join(projectRoot, 'tsconfig.json'),
  skipTypeCheck: true,
  encodeRefs: false,
  topRef: false,
  jsDoc: 'none',
  functions: 'hide',
  additionalProperties: false,
};
const program = createProgram(config);
const checker = program.getTypeChecker();

/** Returns the `object` value of an interface that is a Stripe object with an id; null for any other. */
function objectNameOf(node: ts.Node): string | null {
  if (!ts.isInterfaceDeclaration(node) || node.name.text === 'EventBase') return null;
  const members = new Map(
    node.members.filter(ts.isPropertySignature).map((each) => [each.name.getText(), each.type]),
  );
  const type = members.get('object');
  if (!members.has('id') || !type || !ts.isLiteralTypeNode(type)) return null;
  return ts.isStringLiteral(type.literal) ? type.literal.text : null;
}

/** Nested objects are validated by their own schemas; here only their name is checked. */
function createReferences(root: ts.Declaration | undefined): SubNodeParser {
  return {
    supportsNode: (node) => node !== root && objectNameOf(node) !== null,
    createType: (node) => {
      const name = objectNameOf(node) ?? '';
      const property = new ObjectProperty('object', new LiteralType(name), true);
      return new ObjectType(`object-${name}`, [], [property], true);
    },
  };
}

const simpleTypes: Record<string, () => BaseType> = {
  OtherString: () => new LiteralType(openEnumMark),
  // Both are sent as text.
  Decimal: () => new AnnotatedType(new StringType(), { pattern: '^-?\\d+(\\.\\d+)?$' }, false),
  StripeContext: () => new StringType(),
};

/** Library types that differ from what is sent. */
const libraryTypes: SubNodeParser = {
  supportsNode: (node) =>
    (ts.isTypeReferenceNode(node) && simpleTypeOf(node) !== undefined) || isAnyObject(node),
  createType: (node) => {
    const create = ts.isTypeReferenceNode(node) ? simpleTypeOf(node) : undefined;
    return create ? create() : new UnknownType(false);
  },
};

function simpleTypeOf({ typeName }: ts.TypeReferenceNode): (() => BaseType) | undefined {
  const name = ts.isQualifiedName(typeName) ? typeName.right : typeName;
  return simpleTypes[name.text];
}

/** The content of an event, which the event's own type defines. */
function isAnyObject(node: ts.Node): boolean {
  if (!ts.isInterfaceDeclaration(node) || node.members.length > 0) return false;
  return node.name.text === 'Object' || node.name.text === 'PreviousAttributes';
}

function describe(type: ts.TypeNode): object {
  const declarations = checker.getTypeFromTypeNode(type).symbol?.declarations ?? [];
  const root = declarations.find(ts.isInterfaceDeclaration);
  const parser = createParser(program, config, (chain) =>
    chain.addNodeParser(createReferences(root)).addNodeParser(libraryTypes),
  );
  const generator = new SchemaGenerator(program, parser, createFormatter(config), config);
  const { $schema, ...schema } = generator.createSchemaFromNodes([type]);
  return schema;
}

function typeNamed(name: string): ts.TypeNode {
  const source = program.getSourceFile(config.path ?? '');
  const found = source?.statements
    .filter(ts.isTypeAliasDeclaration)
    .find((each) => each.name.text === name);
  if (!found) throw new Error(`stripe-types.ts has no ${name}`);
  return found.type;
}

function describeAll(name: string): Record<string, object> {
  const list = typeNamed(name);
  if (!ts.isTypeLiteralNode(list)) throw new Error(`${name} isn't a list of types`);
  return Object.fromEntries(
    list.members.filter(ts.isPropertySignature).flatMap(({ name: key, type }) => {
      if (!type || !(ts.isStringLiteral(key) || ts.isIdentifier(key))) return [];
      return [[key.text, describe(type)] as const];
    }),
  );
}

function literalOf(type: ts.Type, path: string[]): string | null {
  const [name, ...rest] = path;
  if (name === undefined) return type.isStringLiteral() ? type.value : null;
  const property = type.getProperty(name);
  return property ? literalOf(checker.getTypeOfSymbol(property), rest) : null;
}

function membersOf(name: string): ts.Type[] {
  const type = checker.getTypeFromTypeNode(typeNamed(name));
  return type.isUnion() ? type.types : [type];
}

const { version } = JSON.parse(
  readFileSync(join(projectRoot, 'node_modules/stripe/package.json'), 'utf8'),
) as { version: string };
const schemas: StripeSchemas = {
  stripe: version,
  types: hashOfTypes(),
  events: Object.fromEntries(
    membersOf('StripeEvents').flatMap((event) => {
      const type = literalOf(event, ['type']);
      return type ? [[type, literalOf(event, ['data', 'object', 'object'])] as const] : [];
    }),
  ),
  notifications: membersOf('StripeNotifications').flatMap(
    (event) => literalOf(event, ['type']) ?? [],
  ),
  requests: describeAll('StripeRequests'),
  objects: describeAll('StripeObjects'),
};
const lines = Object.entries(schemas).map(([name, value]) => {
  const isPlain = typeof value !== 'object' || Array.isArray(value) || name === 'events';
  if (isPlain) return `${JSON.stringify(name)}: ${JSON.stringify(value)}`;
  const each = Object.entries(value).map(
    ([key, one]) => `${JSON.stringify(key)}: ${JSON.stringify(one)}`,
  );
  return `${JSON.stringify(name)}: {\n${each.join(',\n')}\n}`;
});
writeFileSync(join(folder, 'stripe-schemas.json'), `{\n${lines.join(',\n')}\n}\n`);

import { Fragment, type ReactNode } from 'react';

type RichTextProps = {
  /** With tags around its parts, none inside another, and `{name}` for each value: `Read the <terms>Terms</terms>`. */
  text: string;
  /** Draws what a tag encloses, by its name. */
  tags?: Readonly<Record<string, (inner: ReactNode) => ReactNode>>;
  values?: Readonly<Record<string, ReactNode>>;
};

const tagged = /<(\w+)>(.*?)<\/\1>/s;

/** A sentence with links or emphasis in it, in the order of words that its language has. */
export function RichText({ text, tags = {}, values = {} }: RichTextProps) {
  // A pattern with two groups: what is between two matches, a tag's name, what it encloses, and so on.
  const pieces = text.split(new RegExp(tagged, 'gs'));
  return pieces.map((piece, at) => {
    if (at % 3 === 1) return null;
    const inner = withValues(piece, values);
    const draw = at % 3 === 2 ? tags[pieces[at - 1] ?? ''] : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's pieces have no other name, and keep their places.
    return <Fragment key={at}>{draw ? draw(inner) : inner}</Fragment>;
  });
}

function withValues(piece: string, values: Readonly<Record<string, ReactNode>>): ReactNode[] {
  return piece.split(/\{(\w+)\}/).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
    at % 2 === 1 ? <Fragment key={at}>{values[part] ?? `{${part}}`}</Fragment> : part,
  );
}

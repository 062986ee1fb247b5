import { Fragment, type ReactNode } from 'react';

type RichTextProps = {
  /** A text with tags, not nested, and a `{name}` for each value: `Read the <terms>Terms</terms>`. */
  text: string;
  /** Renders the content of a tag, by tag name. */
  tags?: Readonly<Record<string, (inner: ReactNode) => ReactNode>>;
  values?: Readonly<Record<string, ReactNode>>;
};

const tagged = /<(\w+)>(.*?)<\/\1>/s;

/** A sentence with links or emphasis, in its language's own word order. */
export function RichText({ text, tags = {}, values = {} }: RichTextProps) {
  // Splitting by a pattern with two groups yields: plain text, tag name, tag content, and so on.
  const pieces = text.split(new RegExp(tagged, 'gs'));
  return pieces.map((piece, at) => {
    if (at % 3 === 1) return null;
    const inner = withValues(piece, values);
    const draw = at % 3 === 2 ? tags[pieces[at - 1] ?? ''] : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's pieces are identified by their position only
    return <Fragment key={at}>{draw ? draw(inner) : inner}</Fragment>;
  });
}

function withValues(piece: string, values: Readonly<Record<string, ReactNode>>): ReactNode[] {
  return piece.split(/\{(\w+)\}/).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    at % 2 === 1 ? <Fragment key={at}>{values[part] ?? `{${part}}`}</Fragment> : part,
  );
}

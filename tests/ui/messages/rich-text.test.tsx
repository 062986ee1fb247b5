import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RichText } from '#app/ui/messages/rich-text.tsx';

it('renders a text’s tags and values where its language has them', () => {
  const drawn = renderToStaticMarkup(
    <RichText
      text="Read the <terms>Terms of {name}</terms> and <more>more</more>, {name}{dot}"
      tags={{ terms: (inner) => <a href="/terms">{inner}</a>, more: (inner) => <b>{inner}</b> }}
      values={{ name: <i>Billwren</i>, dot: '.' }}
    />,
  );
  expect(drawn).toBe(
    'Read the <a href="/terms">Terms of <i>Billwren</i></a> and <b>more</b>, <i>Billwren</i>.',
  );
});

it('keeps unknown tags', () => {
  const text = 'No <tag>such tag</tag>, no {value}';
  expect(renderToStaticMarkup(<RichText text={text} />)).toBe('No such tag, no {value}');
});

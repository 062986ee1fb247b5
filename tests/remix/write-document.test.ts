import { expect, it } from 'vitest';
import { writeDocument } from '#app/remix/write-document.server.ts';

const page = (body: string) => `<html><head></head><body>${body}</body></html>`;

/** Runs the document's last script as a browser does, and answers what the page's data is then. */
function readHandoff(html: string, elements: unknown[] = []): string {
  const [, script = ''] = /<script nonce="n">([\s\S]*)<\/script><\/body><\/html>$/.exec(html) ?? [];
  const chunks: string[] = [];
  const streamController = {
    enqueue: (chunk: string) => chunks.push(chunk),
    close: () => chunks.push('closed'),
  };
  const document = { querySelectorAll: () => elements };
  new Function('__remixContext', 'document', script)({ streamController }, document);
  expect(chunks.at(-1)).toBe('closed');
  return chunks.slice(0, -1).join('');
}

it('begins with the type of the document', () => {
  expect(writeDocument(page(''), '', 'n')).toMatch(/^<!DOCTYPE html><html>/);
});

it('hands the data over as it was, and nothing in it ends the script', () => {
  const data = '["it\'s","</script><script>alert(1)</script>","<!--","back\\\\slash","a\u2028b"]\n';
  const html = writeDocument(page('text'), data, 'n');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).not.toContain('<!--');
  expect(readHandoff(html)).toBe(data);
});

it('defers the scripts, and not what users wrote about scripts', () => {
  const scripts =
    '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>' +
    '<script>context</script><script type="module">import "/assets/a.js"</script>';
  const text = '<p>rel=&quot;modulepreload&quot;</p>';
  const html = writeDocument(page(text + scripts), '', 'n');
  expect(html).toContain(
    '<script>context</script><script type="deferred" data-files="a.js b.js">import',
  );
  expect(html).not.toContain('<link');
  expect(html).toContain(text);
});

it('takes a picture and a drawn code from the page itself', () => {
  const drawn =
    '<img src="data:image/png;base64,AAA="/><svg><path class="drawing" d="M1 1.5h2"/></svg>';
  const data = '["base64","AAA=","path","M1 1.5h2"]\n';
  const html = writeDocument(page(drawn), data, 'n');
  expect(html.match(/AAA=/g)).toHaveLength(1);
  expect(html.match(/M1 1\.5h2/g)).toHaveLength(1);
  const elements = [
    { getAttribute: () => null, src: 'data:image/png;base64,AAA=' },
    { getAttribute: () => 'M1 1.5h2' },
  ];
  expect(readHandoff(html, elements)).toBe(data);
});

it.each(['in-page-0', '\\p0', '"\\p0"'])(
  'leaves the text %j alone beside a picture that is taken from the page',
  (text) => {
    const data = JSON.stringify(['notes', text, 'base64', 'AAA=']);
    const html = writeDocument(page('<img src="data:image/png;base64,AAA="/>'), data, 'n');
    const picture = { getAttribute: () => null, src: 'data:image/png;base64,AAA=' };
    expect(readHandoff(html, [picture])).toBe(data);
  },
);

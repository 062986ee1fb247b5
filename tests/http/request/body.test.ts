import { describe, expect, it } from 'vitest';
import { readBodyText, readForm, readJson } from '#app/http/request/body.server.ts';

const post = (body: BodyInit) =>
  new Request('https://billwren.example/', { method: 'POST', body, duplex: 'half' } as RequestInit);

describe('reading a body', () => {
  it('reads JSON, and nothing from what is none', async () => {
    expect(await readJson(post('{"a":1}'))).toEqual({ a: 1 });
    expect(await readJson(post('{"a":'))).toBeUndefined();
  });

  it('replaces halves of characters, which no database takes, and nothing else', async () => {
    expect(await readJson(post('{"id":"a\\ud800","\\uDC00":["\\udfff\\ud83d"]}'))).toEqual({
      id: 'a\ufffd',
      '\ufffd': ['\ufffd\ufffd'],
    });
    const whole = ['\\ud83d\\ude00', '\\\\ud800', '\\\\\\\\ud800', '\\u00e9😀'];
    for (const text of whole) {
      expect(await readJson(post(`["${text}"]`))).toEqual(JSON.parse(`["${text}"]`));
    }
  });

  const nested = (levels: number) => `${'['.repeat(levels)}1${']'.repeat(levels)}`;
  const wide = (values: number) => `[${'1,'.repeat(values - 1)}1]`;

  it('reads nothing from what is nested deeper or has more values than any post of ours', async () => {
    expect(await readJson(post(nested(20)))).toBeDefined();
    expect(await readJson(post(wide(20_000)))).toHaveLength(20_000);
    for (const text of [
      nested(21),
      wide(20_001),
      `${'{"a":'.repeat(21)}1${'}'.repeat(21)}`,
      `[${'[],'.repeat(20_000)}[]]`,
    ]) {
      expect(await readJson(post(text))).toBeUndefined();
    }
  });

  it('counts no bracket and no comma of a text', async () => {
    const text = `${'[{,'.repeat(30_000)}"\\`;
    expect(await readJson(post(JSON.stringify({ [text]: [text] })))).toEqual({ [text]: [text] });
  });

  it('takes little memory for nine megabytes of brackets', async () => {
    const text = '[{"a":'.repeat(1_600_000);
    const before = process.memoryUsage().heapUsed;
    expect(await readJson(post(text))).toBeUndefined();
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(100_000_000);
  });

  it('reads a form', async () => {
    expect((await readForm(post('email=a%40b.example&email=c'))).getAll('email')).toEqual([
      'a@b.example',
      'c',
    ]);
  });

  it('refuses more than ten megabytes when no length was declared, after the sender is through', async () => {
    let isThrough = false;
    let sent = 0;
    const large = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1_000_000;
        controller.enqueue(new Uint8Array(1_000_000));
        if (sent < 12_000_000) return;
        isThrough = true;
        controller.close();
      },
    });
    const refusal = await readBodyText(post(large)).catch((answer: unknown) => answer);
    expect((refusal as Response).status).toBe(413);
    expect(isThrough).toBe(true);
  });

  it('gives up on a body without an end', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1_000_000;
        controller.enqueue(new Uint8Array(1_000_000));
      },
    });
    const refusal = await readBodyText(post(endless)).catch((answer: unknown) => answer);
    expect(refusal).toBeInstanceOf(Response);
    expect((refusal as Response).status).toBe(413);
    expect(sent).toBeLessThan(120_000_000);
  });
});

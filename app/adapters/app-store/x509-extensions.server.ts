/** One DER value (ITU-T X.690, 8.1): its tag and the position of its contents. */
type Value = { tag: number; start: number; end: number };

const sequenceTag = 0x30;
const objectIdentifierTag = 0x06;
/** The extensions of a certificate (RFC 5280, 4.1: `[3] EXPLICIT`). */
const extensionsTag = 0xa3;

/**
 * The part of `jsrsasign` that Apple's library uses: whether a certificate has an extension. It replaces that package
 * in both workers (`scripts/divide-worker.ts`, `workers/webhooks/wrangler.toml`), because the package is twenty times as
 * large; signatures and dates are checked by `node:crypto`.
 */
export class X509 {
  #extensions: string[] = [];

  /** @throws RangeError when the text isn't a certificate */
  readCertHex(hex: string): void {
    const bytes = Buffer.from(hex, 'hex');
    const [body] = valuesOf(bytes, only(valuesOf(bytes, whole(bytes)), sequenceTag));
    const [list] = valuesOf(bytes, requireValue(body)).filter(({ tag }) => tag === extensionsTag);
    if (!list) return;
    this.#extensions = valuesOf(bytes, only(valuesOf(bytes, list), sequenceTag)).map((extension) =>
      parseIdentifier(bytes, only(valuesOf(bytes, extension), objectIdentifierTag)),
    );
  }

  /**
   * Returns the extension with an object identifier such as `1.2.840.113635.100.6.2.1`; undefined when there is none.
   */
  getExtInfo(identifier: string): { oid: string } | undefined {
    return this.#extensions.includes(identifier) ? { oid: identifier } : undefined;
  }
}

function whole(bytes: Uint8Array): Value {
  return { tag: 0, start: 0, end: bytes.length };
}

function requireValue(value: Value | undefined): Value {
  if (!value) throw new RangeError('A certificate lacks a part');
  return value;
}

function only([first]: Value[], tag: number): Value {
  const value = requireValue(first);
  if (value.tag !== tag) throw new RangeError('A part of a certificate has another type');
  return value;
}

function valuesOf(bytes: Uint8Array, { start, end }: Value): Value[] {
  const values: Value[] = [];
  for (let at = start; at < end; ) {
    const tag = bytes[at++] ?? 0;
    let length = bytes[at++] ?? 0;
    if (length >= 0x80) {
      const count = length - 0x80;
      length = 0;
      for (let i = 0; i < count; i++) length = length * 0x100 + (bytes[at++] ?? 0);
    }
    if (at + length > end) throw new RangeError('A part of a certificate is cut off');
    values.push({ tag, start: at, end: at + length });
    at += length;
  }
  return values;
}

/** Formats an object identifier with dots (X.690, 8.19); its first number encodes two. */
function parseIdentifier(bytes: Uint8Array, { start, end }: Value): string {
  const numbers: number[] = [];
  let number = 0;
  for (const byte of bytes.subarray(start, end)) {
    number = number * 0x80 + (byte & 0x7f);
    if (byte & 0x80) continue;
    numbers.push(number);
    number = 0;
  }
  const [first = 0, ...rest] = numbers;
  const root = Math.min(2, Math.floor(first / 40));
  return [root, first - root * 40, ...rest].join('.');
}

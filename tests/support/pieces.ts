/** A text that comes piece by piece, whole. */
export async function joinPieces(pieces: AsyncIterable<string>): Promise<string> {
  const all: string[] = [];
  for await (const piece of pieces) all.push(piece);
  return all.join('');
}

/** Rows as a query answers them that brings a few at a time. */
export async function* inLots<Row>(rows: readonly Row[], each = 2): AsyncGenerator<Row[]> {
  for (let at = 0; at < rows.length; at += each) yield rows.slice(at, at + each);
}

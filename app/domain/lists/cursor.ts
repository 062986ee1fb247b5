/** Where a page of a list ended: the sort values of its last row, newest first. */
export type Cursor = {
  /** `YYYY-MM-DD` if the list is sorted by date before creation time; otherwise null. */
  day: string | null;
  /** Epoch milliseconds. */
  createdAt: number;
  id: string;
};

const placeShape = /^(?:(\d{4}-\d{2}-\d{2})\.)?(\d{1,15})\.([\w-]{1,100})$/;

/** Writes a cursor as the `after` parameter. */
export function writeCursor({ day, createdAt, id }: Cursor): string {
  return [...(day === null ? [] : [day]), createdAt, id].join('.');
}

/** Parses `after`; null, meaning the start of the list, when it is missing or malformed. */
export function parseCursor(after: string | null): Cursor | null {
  const [, day = null, createdAt, id] = placeShape.exec(after ?? '') ?? [];
  return createdAt && id ? { day, createdAt: Number(createdAt), id } : null;
}

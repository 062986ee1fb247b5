/** The visitor's own day now, `YYYY-MM-DD`, for a page whose server did not know their time zone. */
export function localToday(): string {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) =>
    `${part}`.padStart(2, '0'),
  );
  return `${now.getFullYear()}-${month}-${day}`;
}

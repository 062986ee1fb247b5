/** Returns today's date in the visitor's time zone, `YYYY-MM-DD`, for pages whose server didn't know that time zone. */
export function localToday(): string {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) =>
    `${part}`.padStart(2, '0'),
  );
  return `${now.getFullYear()}-${month}-${day}`;
}

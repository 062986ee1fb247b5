/** What the native shell adds to its `User-Agent`. */
export const nativeMark = 'BillwrenNative/1';

const nativeAgent = new RegExp(`\\b${nativeMark}\\b`);

/** Whether a `User-Agent` is the native shell's. */
export function bearsNativeMark(userAgent: string): boolean {
  return nativeAgent.test(userAgent);
}

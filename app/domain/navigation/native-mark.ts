/** The native app's suffix of `User-Agent`. */
export const nativeMark = 'BillwrenNative/1';

const nativeAgent = new RegExp(`\\b${nativeMark}\\b`);

/** Whether a `User-Agent` is the native app's. */
export function bearsNativeMark(userAgent: string): boolean {
  return nativeAgent.test(userAgent);
}

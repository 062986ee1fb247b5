import { pages } from '#app/routes.ts';

/** Where pages run: in a browser, or in the iOS-style native app, which has its own addresses. */
export type Platform = 'web' | 'native';

/** The app's start screen. */
export const nativeHome = pages.home.native;

/** Whether a path is a native address, which looks native in a plain browser too; the router ignores case. */
export function isNativePath(pathname: string): boolean {
  return /^\/app\/ios(?=[/.]|$)/i.test(pathname);
}

/** The native app's suffix of `User-Agent`. */
export const nativeMark = 'BillwrenNative/1';

const nativeAgent = new RegExp(`\\b${nativeMark}\\b`);

/** Whether a `User-Agent` is the native app's. */
export function bearsNativeMark(userAgent: string): boolean {
  return nativeAgent.test(userAgent);
}

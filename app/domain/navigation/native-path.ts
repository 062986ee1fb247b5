import { pages } from '#app/routes.ts';

/** What the pages run in: a browser, or the iOS-style shell, which has addresses of its own. */
export type Platform = 'web' | 'native';

/** The app's start screen. */
export const nativeHome = pages.home.native;

/** Whether a path is one of the native addresses, which look native in a plain browser too; the router knows no capitals. */
export function isNativePath(pathname: string): boolean {
  return /^\/app\/ios(?=[/.]|$)/i.test(pathname);
}

import { bearsNativeMark } from '#app/domain/navigation/native-mark.ts';

/** Whether the asking page runs in the native shell, by the mark in its `User-Agent`. */
export function isNative(request: Request): boolean {
  return bearsNativeMark(request.headers.get('User-Agent') ?? '');
}

/** Adds the class of an accent's colors, which `LookColors` defines, to an element's classes. */
export function inAccent(classes: string, accent: string | null | undefined): string {
  return accent ? `${classes} look-${accent.slice(1)}` : classes;
}

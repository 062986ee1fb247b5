/** The pictures that settings hold and every new invoice takes over. */
export const pictureNames = ['logo', 'signature'] as const;
export type PictureName = (typeof pictureNames)[number];

/** Whether it names one of them. */
export function isPictureName(name: unknown): name is PictureName {
  return pictureNames.some((known) => known === name);
}

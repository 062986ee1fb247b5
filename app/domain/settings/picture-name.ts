/** The pictures in Settings, copied to every new invoice. */
export const pictureNames = ['logo', 'signature'] as const;
export type PictureName = (typeof pictureNames)[number];

/** Whether a value is a picture name. */
export function isPictureName(name: unknown): name is PictureName {
  return pictureNames.some((known) => known === name);
}

import type { Block } from '../page/page-flow.ts';
import type { PlacedPicture } from './embed-picture.ts';

/** A picture's block knows how wide it is, too. */
export type PictureBlock = Block & { width: number };

/** The picture as large as the room allows without distortion, never larger than one point per pixel. */
export function pictureBlock(
  picture: PlacedPicture,
  room: { width: number; height: number },
): PictureBlock {
  const scale = Math.min(room.width / picture.width, room.height / picture.height, 1);
  const width = picture.width * scale;
  const height = picture.height * scale;
  return {
    height,
    width,
    draw: (page, x, y) => page.picture(picture.name, { x, y, width, height }, picture.turn),
  };
}

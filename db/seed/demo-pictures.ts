import type { Picture } from '#app/domain/settings/picture.ts';
import { type Drawing, drawPng } from './draw-png.ts';

/** The logo: a larkspur with five petals around its center. */
const larkspur: Drawing = {
  width: 120,
  height: 120,
  color: [62, 74, 156],
  inkAt: (x, y) => {
    const [right, down] = [x - 59.5, y - 59.5];
    const away = Math.hypot(right, down);
    const petal = Math.abs(Math.cos(2.5 * Math.atan2(right, -down)));
    const eye = away - 9;
    return Math.min(1, 18 + 39 * petal - away, eye);
  },
};

/** The signature: loops that get smaller to the right and end in a stroke below. */
const signed: Drawing = {
  width: 260,
  height: 90,
  color: [22, 32, 74],
  inkAt: (x, y) => {
    let nearest = Number.POSITIVE_INFINITY;
    for (const point of strokes)
      nearest = Math.min(nearest, (point.x - x) ** 2 + (point.y - y) ** 2);
    return 2.1 - Math.sqrt(nearest);
  },
};

const strokes = [
  ...Array.from({ length: 450 }, (_, step) => {
    const turn = step / 15;
    const size = 30 * Math.exp(-turn / 14);
    return { x: 34 + turn * 5.6 + size * 0.7 * Math.sin(turn), y: 42 - size * Math.cos(turn) };
  }),
  ...Array.from({ length: 120 }, (_, step) => ({
    x: 14 + 2 * step,
    y: 78 - 10 * (step / 120) ** 2,
  })),
];

/** Logo and signature of the demo design studio, the same on every run. */
export const studioPictures = { logo: pictureOf(larkspur), signature: pictureOf(signed) };

function pictureOf(drawing: Drawing): Picture {
  return { type: 'png', bytes: drawPng(drawing) };
}

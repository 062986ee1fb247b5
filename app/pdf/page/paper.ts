/** A4 in points (ISO 216: 210 x 297 mm). */
export const paper = { width: 595.28, height: 841.89 };

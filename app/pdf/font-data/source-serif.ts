import { sourceSerifCharacters } from './source-serif-characters.ts';
import { sourceSerifRegular } from './source-serif-regular.ts';
import { sourceSerifSemiBold } from './source-serif-semi-bold.ts';

/** Source Serif 4, loaded only for documents in it. */
export const sourceSerif = {
  characters: sourceSerifCharacters,
  regular: sourceSerifRegular,
  semiBold: sourceSerifSemiBold,
};

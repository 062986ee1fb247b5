import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  names: { us: 'États-Unis', ca: 'Canada', uk: 'Royaume-Uni', au: 'Australie' },
  inCountry: { us: 'aux États-Unis', ca: 'au Canada', uk: 'au Royaume-Uni', au: 'en Australie' },
};

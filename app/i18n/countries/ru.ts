import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  names: { us: 'США', ca: 'Канада', uk: 'Великобритания', au: 'Австралия' },
  inCountry: { us: 'в США', ca: 'в Канаде', uk: 'в Великобритании', au: 'в Австралии' },
};

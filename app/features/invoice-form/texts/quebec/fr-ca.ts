import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  inFrench: '{label} (français)',
  inEnglish: '{label} (anglais)',
  advice: {
    title: 'Factures au Québec',
    law: 'Vous ou votre client semblez être au Québec. L’article 57 de la <law>Charte de la langue française</law> y demande que les factures soient en français. Une autre langue peut figurer à côté, à condition que le français soit au moins aussi en évidence; ce que vous saisissez compte aussi.',
    limits:
      'Votre client a peut-être accepté une autre langue. Ceci est une information, non un avis juridique.',
    bilingual: 'Français et anglais',
    french: 'Français seulement',
    keep: { en: 'Garder l’anglais', ru: 'Garder le russe' },
  },
  chosen: {
    bilingual:
      'Cette facture est en français et en anglais, tout comme les prochaines factures liées au Québec sur cet appareil. Chacun de vos textes a un second champ pour l’anglais.',
    french:
      'Cette facture est en français, tout comme les prochaines factures liées au Québec sur cet appareil. Saisissez aussi vos propres textes en français.',
    kept: 'La langue reste la même. La question ne vous sera plus posée sur cet appareil.',
  },
  whereToChange: 'Vous pouvez changer la langue sous Détails de la facture.',
};

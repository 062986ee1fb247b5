import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  title: 'Mentions légales',
  description: 'Qui est responsable de {productName}, et comment nous joindre.',
  lead: 'Qui est derrière {productName}, comme le demande l’article 5 de la loi allemande sur les services numériques ({law}, DDG). {germanNames}',
  sections: {
    provider: { heading: 'Fournisseur' },
    contact: {
      heading: 'Coordonnées',
      email: 'Courriel : <mail>{supportEmail}</mail>',
      phone: 'Téléphone : <phone>{operatorPhone}</phone>',
      form: 'Formulaire : <contact>Joindre l’assistance</contact>',
    },
    vat: {
      heading: 'Numéro d’identification à la TVA',
      paragraphs: ['{operatorVatId} (article 27 a de la loi allemande sur la TVA)'],
    },
    content: {
      heading: 'Responsable du contenu',
      paragraphs: [
        '{operatorName}, à l’adresse ci-dessus, pour toutes les pages de {publicHost}. Les factures sont le contenu des personnes qui les ont faites; signalez-nous une facture contraire à la loi, et nous l’examinerons immédiatement.',
      ],
    },
    disputes: {
      heading: 'Litiges de consommation',
      paragraphs: [
        'Nous ne participons pas à un règlement des litiges devant un organisme de conciliation pour la consommation et n’y sommes pas obligés (article 36 de la loi allemande sur le règlement des litiges de consommation, VSBG).',
      ],
    },
  },
};

import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const verify: Translation<typeof enUS.verify, 'fr-CA'> = {
  title: 'Vérifier une facture',
  lead: 'Entrez le code d’une facture ou choisissez son PDF pour voir qui l’a émise.',
  code: 'Code',
  check: 'Vérifier',
  drop: 'Déposez un PDF ici ou',
  choose: 'Choisir un PDF',
  privacy: 'Le fichier reste sur votre appareil. Seule son empreinte est envoyée.',
  working: 'Vérification en cours…',
  failed: 'La vérification a échoué. Réessayez.',
  record: 'Attestation signée',
  aboutRecord: 'N’importe quel programme peut vérifier cette attestation avec nos clés publiques :',
  titles: {
    restored: 'Restaurée à partir d’un fichier le {date}',
    issued: 'Émise par {business}',
    made: 'Créée par {business}, pas encore émise',
    closed: 'Ce document n’est plus disponible',
    withdrawn: 'Ce document n’est plus partagé',
    unknown: 'Ce code est introuvable.',
    unknownFile: 'Nous n’avons pas créé ce fichier.',
  },
  facts: {
    imported: 'Importée le',
    state: 'État',
    issued: 'Émise le',
    number: 'Numéro',
    total: 'Total',
    account: 'Compte bancaire',
    ending: 'se termine par {ending}',
  },
  states: {
    issued: 'Inchangée depuis son émission',
    corrected: 'Corrigée le {date}',
    cancelled: 'Annulée',
    credited: 'Créditée',
  },
  notes: {
    restored:
      'Nous n’avons aucune trace de ce document avant sa restauration. Nous ne pouvons donc pas le vérifier.',
    unchecked: '{productName} n’a pas vérifié l’identité de cette entreprise.',
    made: 'Ce document peut encore être modifié avant son émission.',
    closed: 'Le compte qui a créé ce document a été fermé.',
    withdrawn:
      'L’expéditeur a cessé de partager ce document. Si vous avez le PDF, vérifiez-le ici.',
    cancelled: 'Cette facture a été annulée. Ne la payez pas.',
    credited: 'Cette facture a été créditée en totalité. Ne la payez pas.',
    superseded:
      'Ce n’est pas la version la plus récente : une version corrigée a été émise le {date}.',
    earlierFile:
      'Ce fichier a été créé avant l’émission de la facture. La version émise peut être différente.',
    notSigned: 'Ce document n’est pas signé, car il a été émis avant d’être importé.',
    bank: 'Si le compte bancaire indiqué sur votre facture se termine par d’autres chiffres, appelez l’expéditeur avant de payer. Utilisez un numéro que vous connaissez déjà.',
    unknown:
      'Vérifiez que le code ne contient pas de faute de frappe. Il peut aussi appartenir à un compte qui a été fermé.',
    unknownFile:
      'Le fichier a peut-être été modifié ou enregistré de nouveau par un autre programme. Vérifiez auprès de l’expéditeur avant de payer.',
  },
};

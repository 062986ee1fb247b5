import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const verify: Translation<typeof enUS.verify, 'fr-CA'> = {
  title: 'Vérifier une facture',
  lead: 'Entrez le code d’une facture, ou choisissez son PDF, pour voir qui l’a émise.',
  code: 'Code',
  check: 'Vérifier',
  drop: 'Déposez un PDF ici, ou',
  choose: 'Choisir un PDF',
  privacy: 'Le fichier reste sur votre appareil. Seule son empreinte est envoyée.',
  working: 'Vérification en cours…',
  failed: 'La vérification a échoué. Essayez de nouveau.',
  record: 'Relevé signé',
  aboutRecord: 'Tout programme peut le vérifier avec nos clés publiques :',
  titles: {
    restored: 'Restaurée d’un fichier le {date}',
    issued: 'Émise par {business}',
    made: 'Créée par {business}, pas encore émise',
    closed: 'N’est plus ici',
    withdrawn: 'N’est plus partagée',
    unknown: 'Nous ne connaissons pas ce code.',
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
    issued: 'Telle qu’émise',
    corrected: 'Corrigée le {date}',
    cancelled: 'Annulée',
    credited: 'Créditée',
  },
  notes: {
    restored:
      'Nous n’avons pas enregistré ce qui est arrivé à ce document auparavant; nous ne pouvons donc pas le vérifier.',
    unchecked: '{productName} n’a pas vérifié l’identité de cette entreprise.',
    made: 'Elle peut encore changer avant d’être émise.',
    closed: 'Le compte qui l’a créée a été fermé.',
    withdrawn:
      'La personne qui l’a envoyée ne la partage plus. Si vous avez son PDF, choisissez-le ici.',
    cancelled: 'Cette facture a été annulée. Ne la payez pas.',
    credited: 'Une note de crédit a repris cette facture. Ne la payez pas.',
    superseded:
      'Ce n’est pas la version la plus récente : une version corrigée a été émise le {date}.',
    earlierFile:
      'Ce fichier a été créé avant l’émission de la facture. La facture émise peut être différente.',
    notSigned: 'Non signée : elle a été émise avant d’être importée.',
    bank: 'Le compte bancaire sur votre facture se termine autrement? Avant de payer, appelez l’expéditeur à un numéro que vous connaissez déjà.',
    unknown: 'Il est peut-être mal saisi. Il peut aussi appartenir à un compte qui a été fermé.',
    unknownFile:
      'Il a peut-être été modifié, ou enregistré à nouveau par un autre programme. Demandez à l’expéditeur avant de payer.',
  },
};

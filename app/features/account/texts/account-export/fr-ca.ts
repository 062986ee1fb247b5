import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  section: {
    heading: 'Vos données',
    title: 'Télécharger vos données',
    about:
      'Un fichier zip avec tout ce que nous conservons de vous : vos factures en PDF, ainsi que factures, clients, produits et paramètres en JSON et en CSV.',
    start: 'Télécharger mes données',
    stop: 'Arrêter',
    goOn: 'Continuer avec la partie {part}',
    missing:
      'Vos données sont réparties dans {parts} fichiers. La partie {part} et les suivantes manquent.',
    collecting: 'Collecte de vos données',
    collectingPart: 'Collecte de vos données : partie {part} de {parts}',
    progress: '{files} de {wanted}',
    done: 'Vos données ont été téléchargées.',
    doneParts: 'Vos données ont été téléchargées dans {parts} fichiers.',
    failed: 'Impossible de télécharger vos données : {message}',
  },
  readme: {
    everything: 'Voici tout ce que {product} conserve de votre compte, en date du {time}.',
    inParts:
      'Vos factures sont réparties dans {parts} fichiers, dont voici le premier; celles qui commencent par {second} sont dans le deuxième.',
    part: 'Voici la partie {number} de ce que {product} conserve de votre compte, en date du {time}.',
    account:
      'qui vous êtes ici, vos modes de connexion, les navigateurs connectés, les paramètres et le forfait',
    clients: 'vos clients',
    products: 'vos produits et services',
    invoices:
      'vos factures; le fichier JSON contient chaque ligne et chaque champ, ce qui a été compté sur les pages publiques et les rappels qui n’ont pas été envoyés',
    history:
      'ce qui est arrivé à chacune de ces factures, avec l’ancien et le nouveau tels qu’ils sont conservés (montants en cents ou l’équivalent)',
    versions:
      'ce que disait chaque facture à son émission et à chaque correction, avec notre enregistrement signé',
    payments:
      'ce qui a été payé sur ces factures, annulé, remboursé et utilisé comme crédit (montants en cents ou l’équivalent)',
    cards: 'les essais de paiement par carte de ces factures, avec leur session chez Stripe',
    recurring: 'vos factures récurrentes et ce qu’il est advenu de chacune de leurs dates',
    answers:
      'ce que vos clients ont répondu à vos soumissions, avec ce qu’ils ont dessiné, en tracé SVG',
    refunds:
      'les remboursements de paiements par carte, avec leur numéro chez Stripe et leur avancement',
    disputes: 'les contestations de paiements par carte par vos clients',
    mails:
      'les courriels que vous avez envoyés au sujet de ces factures, à qui, et ce qu’il en est advenu',
    files: 'les PDF remis, par SHA-256',
    pdfs: 'chaque facture en PDF, et en facture électronique (XML) s’il ne manque rien pour cela',
    pictures: 'votre logo et votre signature',
    kinds:
      'Les fichiers JSON sont destinés aux programmes, les fichiers CSV s’ouvrent dans un tableur. Les heures sont en UTC.',
    passwords:
      'Les mots de passe n’y sont pas : du vôtre, nous ne gardons qu’une valeur de contrôle, d’où personne ne peut le déduire.',
    partInvoices:
      'factures; le fichier JSON contient chaque ligne et chaque champ, ce qui a été compté sur les pages publiques et les rappels qui n’ont pas été envoyés',
    partPdfs:
      'chacune de ces factures en PDF, et en facture électronique (XML) s’il ne manque rien pour cela',
    partMore: '{file}, dans la première partie, décrit le reste.',
  },
  columns: {
    number: 'numéro',
    invoiceDate: 'date de facturation',
    dueDate: 'date d’échéance',
    status: 'état',
    archived: 'archivée',
    client: 'client',
    clientEmail: 'courriel du client',
    currency: 'devise',
    subtotal: 'sous-total',
    discount: 'rabais',
    tax: 'taxe',
    total: 'total',
  },
  status: {
    paid: 'payée',
    unpaid: 'impayée',
    overdue: 'en retard',
    void: 'annulée',
    credited: 'créditée',
    open: 'ouvert',
    accepted: 'accepté',
    declined: 'refusé',
    invoiced: 'facturé',
    issued: 'émise',
  },
  archived: { yes: 'oui', no: 'non' },
};

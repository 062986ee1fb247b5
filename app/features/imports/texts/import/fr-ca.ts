import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  page: 'Importation',
  intro:
    'Apportez vos factures, vos clients et vos produits. Vous voyez ce qui serait ajouté avant tout enregistrement, les numéros restent tels quels, et importer un fichier deux fois n’ajoute rien.',
  picker: {
    drop: 'Déposez un fichier CSV ici, ou',
    choose: 'Choisir un fichier',
    limits: 'Jusqu’à {rows} lignes et 8 Mo',
    sources: 'Les fichiers exportés par {names} sont reconnus à leurs en-têtes.',
    exported:
      'Le zip d’une exportation de vos données convient aussi; s’il y en a plusieurs, l’un après l’autre.',
  },
  incomplete: {
    text: 'Le nom, le courriel et l’adresse de votre entreprise figurent sur chaque facture. Ajoutez-les avant d’importer des factures.',
    action: 'Aller aux paramètres',
  },
  reading: 'Lecture de {file}',
  looking: 'Comparaison avec ce que vous avez',
  refused: {
    tooLarge: 'Le fichier dépasse 8 Mo. Veuillez le diviser.',
    tooManyRows: 'Le fichier a plus de {rows} lignes. Veuillez le diviser.',
    unreadable: 'Le fichier n’est pas un texte lisible. Veuillez l’exporter en CSV.',
    empty: 'Le fichier n’a aucune ligne sous ses en-têtes',
    unknown:
      'Nous ne reconnaissons pas les en-têtes de colonne de ce fichier. Un tableau doit avoir au moins deux colonnes, avec leurs en-têtes à la première ligne.',
    holds: {
      recurring:
        'Ce fichier contient des factures récurrentes. Vous pouvez importer des factures, des clients et des produits.',
      payments:
        'Ce fichier contient des paiements. Vous pouvez importer des factures, des clients et des produits.',
      suppliers:
        'Ce fichier contient des fournisseurs. Vous pouvez importer des factures, des clients et des produits.',
      purchases:
        'Ce fichier contient des factures fournisseurs ou des dépenses. Vous pouvez importer des factures, des clients et des produits.',
      invoiceList:
        'Ce tableau présente vos factures sans leurs articles. Pour les importer en entier, choisissez le fichier .zip de l’exportation de vos données.',
      report:
        'Ce fichier est un rapport de taxes. Pour importer vos factures, choisissez le fichier .zip de l’exportation de vos données.',
      tasks:
        'Ce fichier contient des tâches ou des projets. Vous pouvez importer des factures, des clients et des produits.',
    },
    loneQuote: 'Un guillemet de la ligne {row} n’est jamais fermé. Veuillez corriger le fichier.',
    noReader: 'Le lecteur de fichiers n’a pas pu être chargé. Veuillez réessayer.',
    nothing: 'Rien de ce fichier ne peut être importé',
    noExport: 'Le fichier n’est pas une exportation de compte lisible',
    exportTooLarge: 'Le fichier dépasse 300 Mo',
    notCompared:
      'Le fichier n’a pas pu être comparé avec ce que vous avez : {failure}. Veuillez réessayer.',
  },
  report: {
    title: 'Ce qui serait importé',
    about: {
      export: 'Exportation d’un compte',
      ownClients: 'Clients d’une exportation précédente',
      ownProducts: 'Produits d’une exportation précédente',
      another: {
        clients: 'Clients d’un autre fichier',
        products: 'Produits d’un autre fichier',
        invoices: 'Factures d’un autre fichier',
      },
      invoices: 'Factures de {source}',
      clients: 'Clients de {source}',
      products: 'Produits de {source}',
    },
    notSaved: 'Rien n’est encore enregistré.',
    added: {
      invoices: {
        one: '{count} facture à ajouter',
        many: '{count} de factures à ajouter',
        other: '{count} factures à ajouter',
      },
      clients: {
        one: '{count} client à ajouter',
        many: '{count} de clients à ajouter',
        other: '{count} clients à ajouter',
      },
      products: {
        one: '{count} produit à ajouter',
        many: '{count} de produits à ajouter',
        other: '{count} produits à ajouter',
      },
      estimates: {
        one: '{count} soumission à ajouter',
        many: '{count} de soumissions à ajouter',
        other: '{count} soumissions à ajouter',
      },
      creditNotes: {
        one: '{count} note de crédit à ajouter',
        many: '{count} de notes de crédit à ajouter',
        other: '{count} notes de crédit à ajouter',
      },
    },
    there: {
      one: '{count} existe déjà et reste tel quel',
      many: '{count} existent déjà et restent tels quels',
      other: '{count} existent déjà et restent tels quels',
    },
    merged: {
      one: '{count} ligne fusionnée avec une autre ligne du même client',
      many: '{count} de lignes fusionnées avec d’autres lignes du même client',
      other: '{count} lignes fusionnées avec d’autres lignes du même client',
    },
    brokenCount: {
      one: '{count} ligne ne peut pas être importée',
      many: '{count} de lignes ne peuvent pas être importées',
      other: '{count} lignes ne peuvent pas être importées',
    },
    skipped: {
      purchase: {
        one: '{count} facture fournisseur ou dépense ignorée. Seules les ventes sont importées.',
        many: '{count} de factures fournisseurs ou de dépenses ignorées. Seules les ventes sont importées.',
        other:
          '{count} factures fournisseurs ou dépenses ignorées. Seules les ventes sont importées.',
      },
      payment: {
        one: '{count} paiement, acompte, remboursement ou reçu ignoré. Les paiements ne sont pas importés.',
        many: '{count} de paiements, acomptes, remboursements ou reçus ignorés. Les paiements ne sont pas importés.',
        other:
          '{count} paiements, acomptes, remboursements ou reçus ignorés. Les paiements ne sont pas importés.',
      },
      other: {
        one: '{count} autre écriture ignorée. Seules les ventes sont importées.',
        many: '{count} d’autres écritures ignorées. Seules les ventes sont importées.',
        other: '{count} autres écritures ignorées. Seules les ventes sont importées.',
      },
    },
    skippedTitle: 'Ignoré',
    broken: 'Non importé',
    brokenHint:
      'Une facture qui a une telle ligne est laissée de côté en entier. Corrigez le fichier et importez-le de nouveau : ce qui existe alors n’est pas ajouté deux fois.',
    remarks: 'Importé avec un changement',
    matchesTitle: 'Rapprochements par nom ou par courriel',
    row: 'Ligne {row} : {message}',
    rowOf: 'Ligne {row}, facture {number} : {message}',
    ofNumber: '{number} : {message}',
    settings: 'Vos paramètres, si aucune entreprise n’est encore indiquée',
    series: 'Vos factures récurrentes, en pause jusqu’à ce que vous les repreniez',
    words:
      'Vos textes de courriels et de rappels, là où vous n’en avez pas. Aucun rappel n’est activé.',
    showAll: 'Afficher les {count}',
    limit: {
      one: 'Votre forfait permet encore {count} facture. Les plus anciennes passent d’abord; les autres sont laissées de côté jusqu’à ce qu’il y ait de la place.',
      many: 'Votre forfait permet encore {count} de factures. Les plus anciennes passent d’abord; les autres sont laissées de côté jusqu’à ce qu’il y ait de la place.',
      other:
        'Votre forfait permet encore {count} factures. Les plus anciennes passent d’abord; les autres sont laissées de côté jusqu’à ce qu’il y ait de la place.',
    },
    noRoom: 'Votre forfait ne permet plus d’autres factures. Aucune ne serait ajoutée.',
    plans: 'Voir les forfaits',
    numberTaken: 'Vous avez une autre facture de ce numéro',
    differs: 'Existe déjà et diffère',
    differsFrom: 'Existe déjà et diffère : {client}, {date}, {total}',
    change: 'Modifier les réponses',
    otherFile: 'Choisir un autre fichier',
    start: 'Importer',
  },
  preview: {
    unused: 'Ces colonnes ne seront pas importées',
    title: 'Les premières lignes telles qu’elles seront enregistrées',
    fields: {
      name: 'Nom',
      email: 'Courriel',
      phone: 'Téléphone',
      address: 'Adresse',
      country: 'Pays',
      contact: 'Personne-ressource',
      taxNumber: 'Numéro de taxe',
      reference: 'Référence',
      language: 'Langue des factures',
      ccEmails: 'Copie des courriels',
      paymentTerms: 'Modalités de paiement',
      notes: 'Remarques',
      id: 'Code du produit',
      price: 'Prix',
      taxRate: 'Taux de taxe (%)',
      unit: 'Unité',
      number: 'Numéro',
      date: 'Date',
      due: 'Échéance',
      dueByTerms: 'Selon vos modalités de paiement',
      client: 'Client',
      lines: 'Articles',
      total: 'Total',
    },
  },
  work: {
    importing: 'Importation de {file}',
    progress: '{done} sur {all}',
    stop: 'Arrêter',
    stopped:
      'L’importation a été arrêtée. Ce qui a été ajouté reste; importez de nouveau le fichier pour continuer.',
    failed:
      'L’importation a été interrompue : {failure}. Importez de nouveau le fichier pour continuer; rien n’est ajouté deux fois.',
    status: 'notre serveur a répondu {status}',
    limit: 'Votre forfait ne permet plus d’autres factures. Les autres ont été laissées de côté.',
    full: 'Votre compte en a autant qu’il peut en conserver. Les autres ont été laissés de côté.',
  },
  done: {
    title: 'Importation terminée',
    nothing: 'Tout ce que contient ce fichier existait déjà.',
    added: {
      export: {
        one: '{count} élément a été ajouté',
        many: '{count} d’éléments ont été ajoutés',
        other: '{count} éléments ont été ajoutés',
      },

      documents: {
        one: '{count} document a été ajouté',
        many: '{count} de documents ont été ajoutés',
        other: '{count} documents ont été ajoutés',
      },
      invoices: {
        one: '{count} facture a été ajoutée',
        many: '{count} de factures ont été ajoutées',
        other: '{count} factures ont été ajoutées',
      },
      clients: {
        one: '{count} client a été ajouté',
        many: '{count} de clients ont été ajoutés',
        other: '{count} clients ont été ajoutés',
      },
      products: {
        one: '{count} produit a été ajouté',
        many: '{count} de produits ont été ajoutés',
        other: '{count} produits ont été ajoutés',
      },
    },
    leftOut: {
      one: '{count} a été laissé de côté',
      many: '{count} ont été laissés de côté',
      other: '{count} ont été laissés de côté',
    },
    again: 'Importer un autre fichier',
    toInvoices: 'Aller aux factures',
    toClients: 'Aller aux clients',
    toProducts: 'Aller aux produits',
  },
  matches: {
    sameRow: '{name} répète le client de la ligne {row}, avec le même nom et le même courriel',
    sameName:
      '{name} est le même client qu’à la ligne {row}, car l’un des deux n’a pas de courriel',
    sameNameKnown: '{name} est votre client {client}, car l’un des deux n’a pas de courriel',
    chosen: '{name} est le même client que {client}, comme vous l’avez choisi',
    keptApart: '{name} ({email}) est un autre client que {client} : les courriels diffèrent',
  },
  rows: {
    noNumber: 'elle n’a pas de numéro de facture',
    noDate: 'la date de la facture manque',
    badDate: '« {typed} » n’est pas une date dans l’ordre « {order} »',
    noSuchDate: '« {typed} » ne se lit pas comme une date; écrivez-la comme 2026-01-31',
    badPaidDay: 'le jour du paiement, « {typed} », n’est pas une date',
    paidLater: 'le jour du paiement, {day}, est encore à venir',
    badNumber: '« {typed} » n’est pas un nombre',
    badStatus:
      '« {typed} » est un état que nous ne connaissons pas; écrivez brouillon, envoyée, impayée, en retard, partiellement payée, payée ou annulée',
    badType: 'Type « {typed} » inconnu. Écrivez facture, soumission ou note de crédit',
    notIssued: 'une note de crédit à l’état de brouillon ou annulée ne peut pas être importée',
    voidEstimate: 'une soumission annulée ne peut pas être importée',
    badCurrency: '« {typed} » est une devise que nous ne connaissons pas',
    others: {
      clientName: 'son client n’est pas celui de la ligne {row}',
      currency: 'sa devise n’est pas celle de la ligne {row}',
      date: 'sa date n’est pas celle de la ligne {row}',
    },
    noRate: 'rien ne dit à quel taux est la taxe « {tax} »',
    lineDiffers: 'la ligne donne {ours}, le fichier dit {theirs}',
    totalDiffers: 'la facture donne {ours}, le fichier dit {theirs}',
    paidTooMuch: 'les {amount} payés dépassent son total',
    tooLarge: 'son total est trop grand',
    partUnknown: 'le fichier ne dit pas combien en a été payé; elle est importée comme non payée',
    unreadable: 'elle ne se lit pas comme elle a été exportée',
    noName: 'elle n’a pas de nom',
    noPrice: '« {typed} » n’est pas un prix',
    unknownUnit: 'unité « {typed} » inconnue, le produit n’en a donc pas',
    moreAddresses:
      'nous utilisons {email} et laissons de côté {others} : les adresses en copie de ce client ne changent pas',
    copiedAddresses: 'nous utilisons {email} et envoyons une copie à {others}',
    morePhones: 'nous laissons de côté {numbers} : un client n’a qu’un champ de téléphone',
    moreContacts: 'autre contact de {name} (ligne {row}), laissé de côté : {contact}',
    sameName: 'le même nom figure à la ligne {row}',
  },
  settings: {
    title: 'Importation',
    text: 'Apportez les factures, les clients et les produits d’un autre logiciel.',
    action: 'Importer un fichier',
  },
};

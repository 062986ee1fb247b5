import type { Translation } from '../room.ts';
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
      'Les en-têtes du fichier nous sont inconnus. Un fichier de factures doit avoir des colonnes pour le numéro de facture, la date de facturation, le client, la quantité et le prix.',
    holds: {
      estimates:
        'Ce fichier contient des soumissions. Vous pouvez importer des factures, des clients et des produits.',
      recurring:
        'Ce fichier contient des factures récurrentes. Vous pouvez importer des factures, des clients et des produits.',
      creditNotes:
        'Ce fichier contient des notes de crédit. Vous pouvez importer des factures, des clients et des produits.',
      payments:
        'Ce fichier contient des paiements. Vous pouvez importer des factures, des clients et des produits.',
      suppliers:
        'Ce fichier contient des fournisseurs. Vous pouvez importer des factures, des clients et des produits.',
      purchases:
        'Ce fichier contient des factures fournisseurs ou des dépenses. Vous pouvez importer des factures, des clients et des produits.',
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
  ask: {
    title: 'Précisez ce qu’est {file}',
    source: 'De quel fichier s’agit-il?',
    order: 'Dans quel ordre écrit-il les dates, comme {example}?',
    orders: {
      DMY: 'Jour, mois, année',
      MDY: 'Mois, jour, année',
      YMD: 'Année, mois, jour',
    },
    currency: 'Dans quelle devise sont ses montants?',
    pick: 'Choisissez',
    byHand:
      'Les en-têtes du fichier nous sont inconnus. S’il contient des factures, une ligne pour chaque poste, dites quelle colonne est laquelle.',
    column: 'Quelle colonne indique {name}?',
    noColumn: 'Le fichier n’en a pas',
    columns: {
      number: 'le numéro de la facture',
      date: 'la date de la facture',
      clientName: 'le nom du client',
      quantity: 'la quantité d’une ligne',
      price: 'le prix unitaire',
      due: 'l’échéance',
      clientEmail: 'le courriel du client',
      itemName: 'le produit ou service',
      description: 'la description d’une ligne',
      lineDiscount: 'le rabais d’une ligne en pour cent',
      tax1Name: 'le nom de la taxe',
      tax1Rate: 'le taux de la taxe en pour cent',
      tax1Amount: 'le montant de la taxe d’une ligne',
      total: 'le total de la facture',
      currency: 'la devise',
      status: 'l’état',
      type: 'le type de document',
      paidAmount: 'le montant payé',
      paidDay: 'le jour du paiement',
    },
    go: 'Continuer',
    missing: 'Veuillez choisir une réponse. Sans elle, le fichier ne peut pas être lu.',
  },
  report: {
    title: 'Ce qui serait importé',
    about: {
      export: 'Exportation d’un compte',
      anotherFile: 'Factures d’un autre fichier',
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
      documents: {
        one: '{count} soumission ou note de crédit à ajouter',
        many: '{count} de soumissions et de notes de crédit à ajouter',
        other: '{count} soumissions et notes de crédit à ajouter',
      },
    },
    there: {
      one: '{count} existe déjà et reste tel quel',
      many: '{count} existent déjà et restent tels quels',
      other: '{count} existent déjà et restent tels quels',
    },
    brokenCount: {
      one: '{count} ligne ne peut pas être importée',
      many: '{count} de lignes ne peuvent pas être importées',
      other: '{count} lignes ne peuvent pas être importées',
    },
    skipped: {
      creditNote: {
        one: '{count} note de crédit ignorée. L’importation de notes de crédit n’est pas encore offerte.',
        many: '{count} de notes de crédit ignorées. L’importation de notes de crédit n’est pas encore offerte.',
        other:
          '{count} notes de crédit ignorées. L’importation de notes de crédit n’est pas encore offerte.',
      },
      estimate: {
        one: '{count} soumission ignorée. L’importation de soumissions n’est pas encore offerte.',
        many: '{count} de soumissions ignorées. L’importation de soumissions n’est pas encore offerte.',
        other:
          '{count} soumissions ignorées. L’importation de soumissions n’est pas encore offerte.',
      },
      purchase: {
        one: '{count} facture fournisseur ou dépense ignorée. Seules les ventes sont importées.',
        many: '{count} de factures fournisseurs ou de dépenses ignorées. Seules les ventes sont importées.',
        other:
          '{count} factures fournisseurs ou dépenses ignorées. Seules les ventes sont importées.',
      },
      payment: {
        one: '{count} paiement, acompte, remboursement ou reçu ignoré. Seules les factures sont importées.',
        many: '{count} de paiements, acomptes, remboursements ou reçus ignorés. Seules les factures sont importées.',
        other:
          '{count} paiements, acomptes, remboursements ou reçus ignorés. Seules les factures sont importées.',
      },
      other: {
        one: '{count} autre écriture ignorée. Seules les factures sont importées.',
        many: '{count} d’autres écritures ignorées. Seules les factures sont importées.',
        other: '{count} autres écritures ignorées. Seules les factures sont importées.',
      },
    },
    skippedTitle: 'Ignoré',
    broken: 'Non importé',
    brokenHint:
      'Une facture qui a une telle ligne est laissée de côté en entier. Corrigez le fichier et importez-le de nouveau : ce qui existe alors n’est pas ajouté deux fois.',
    remarks: 'Importé avec un changement',
    row: 'Ligne {row} : {message}',
    rowOf: 'Ligne {row}, facture {number} : {message}',
    more: {
      one: 'et {count} autre',
      many: 'et {count} d’autres',
      other: 'et {count} autres',
    },
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
    change: 'Modifier les réponses',
    otherFile: 'Choisir un autre fichier',
    start: 'Importer',
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
    badType: 'Type « {typed} » inconnu. Écrivez facture ou laissez la cellule vide',
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
    moreAddresses: 'nous utilisons {email} et laissons de côté {others}',
    copiedAddresses: 'nous utilisons {email} et envoyons une copie à {others}',
    moreContacts: 'autre contact de {name} (ligne {row}), laissé de côté : {contact}',
    sameName: 'le même nom figure à la ligne {row}',
  },
  settings: {
    title: 'Importation',
    text: 'Apportez les factures, les clients et les produits d’un autre logiciel.',
    action: 'Importer un fichier',
  },
};

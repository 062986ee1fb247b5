import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const importLedger: Translation<typeof enUS.importLedger, 'fr-CA'> = {
  entry: 'Impossible de restaurer l’écriture de {amount} du {date} : {why}.',
  undated: 'Impossible de restaurer l’écriture sans date de {amount} : {why}.',
  linked:
    'Cette facture partage un crédit avec la facture {number}, qui ne peut pas être importée.',
  status: 'L’état ne correspond pas aux paiements.',
  noInvoice:
    'La facture de cette note de crédit ne peut pas être importée, ou son solde à créditer est insuffisant.',
  noEntry:
    'Le fichier ne contient aucune écriture qui applique cette note de crédit à une facture.',
  otherFiles:
    'Si l’exportation de vos données compte plusieurs fichiers, importez d’abord les autres, puis importez celui-ci de nouveau.',
  overpaid: 'Payé en trop : {amount}. Ce montant sera ajouté au crédit de votre client.',
  problems: {
    amount: 'le montant n’est pas valide',
    day: 'la date n’est pas valide',
    future: 'la date est postérieure à aujourd’hui',
    text: 'la référence ou la note est trop longue',
    kind: 'ce type d’écriture n’est pas permis ici',
    undoesNothing: 'l’écriture qu’elle contrepasse n’existe pas',
    undoneTwice: 'le montant a déjà été contrepassé ou crédité',
    undoesMore: 'elle ne correspond pas à ce qui reste du paiement',
    tooMuch: 'elle dépasse le solde à payer',
    tooLarge: 'le total des paiements est trop élevé',
    noSource: 'la facture d’où provient le crédit n’existe pas',
    noCredit: 'le crédit disponible sur l’autre facture est insuffisant',
    noNote: 'la note de crédit n’existe pas',
    otherNote: 'la facture, la devise ou le total de la note de crédit diffère',
    overCredited: 'le total des notes de crédit dépasse celui de la facture',
    unmatched: 'aucune écriture correspondante n’existe dans l’autre facture',
    differs: 'elle existe déjà, mais les données du fichier diffèrent',
  },
};

export const importQuestions: Translation<typeof enUS.importQuestions, 'fr-CA'> = {
  title: 'Quelques questions sur {file}',
  source: 'De quel type de fichier s’agit-il?',
  holds: 'Que contient ce fichier?',
  kinds: { clients: 'Des clients', products: 'Des produits', invoices: 'Des factures' },
  order: 'Quel est le format de la date {example}?',
  orders: {
    DMY: 'Jour, mois, année',
    MDY: 'Mois, jour, année',
    YMD: 'Année, mois, jour',
  },
  type: 'Que signifie le type « {typed} »?',
  types: {
    invoice: 'Des factures',
    estimate: 'Des soumissions',
    'credit-note': 'Des notes de crédit',
    skip: 'Autre chose (ignorer ces lignes)',
  },
  currency: 'En quelle devise sont les montants?',
  pick: 'Sélectionner une option',
  byHand:
    'Nous ne reconnaissons pas les en-têtes de colonne de ce fichier. Indiquez ce qu’il contient, puis associez ses colonnes.',
  column: 'Quelle colonne indique {name}?',
  noColumn: 'Colonne absente de ce fichier',
  one: 'Utiliser 1 pour tous les articles',
  columns: {
    clients: {
      name: 'le nom du client',
      firstName: 'le prénom',
      lastName: 'le nom de famille',
      email: 'l’adresse courriel',
      phone: 'le numéro de téléphone',
      address: 'l’adresse complète',
      street: 'le numéro et la rue',
      street2: 'la deuxième ligne de l’adresse',
      city: 'la ville',
      region: 'la province ou l’État',
      postalCode: 'le code postal',
      country: 'le pays',
      contact: 'la personne-ressource',
      taxNumber: 'le numéro de taxe',
      reference: 'la référence ou le numéro de bon de commande',
      language: 'la langue des factures',
      ccEmails: 'les adresses en copie (Cc)',
    },
    products: {
      name: 'le produit ou service',
      price: 'le prix',
      description: 'la description',
      id: 'le code du produit',
      rate: 'le taux de taxe (en %)',
      unit: 'l’unité',
    },
    invoices: {
      number: 'le numéro de la facture',
      date: 'la date de facturation',
      clientName: 'le nom du client',
      quantity: 'la quantité',
      price: 'le prix unitaire',
      due: 'l’échéance',
      clientEmail: 'l’adresse courriel du client',
      street: 'le numéro et la rue du client',
      street2: 'la deuxième ligne de l’adresse',
      city: 'la ville du client',
      region: 'la province ou l’État du client',
      postalCode: 'le code postal du client',
      country: 'le pays du client',
      clientContact: 'la personne-ressource',
      reference: 'la référence ou le numéro de bon de commande',
      notes: 'les notes',
      itemName: 'le produit ou service',
      description: 'la description de l’article',
      lineDiscount: 'le rabais sur l’article (en %)',
      tax1Name: 'le nom de la taxe',
      tax1Rate: 'le taux de taxe (en %)',
      tax1Amount: 'le montant de la taxe sur l’article',
      total: 'le total de la facture',
      currency: 'la devise',
      status: 'l’état',
      type: 'le type de document',
      paidAmount: 'le montant payé',
      paidDay: 'la date du paiement',
    },
  },
  go: 'Continuer',
  missing: 'Sélectionnez une option. Nous en avons besoin pour lire le fichier.',
  sameClient: {
    title: 'Même client?',
    hint: 'Ces clients partagent la même adresse courriel. Sélectionnez les paires qui correspondent à un seul client. Les autres clients resteront distincts.',
    option: '{name} et {otherName} sont le même client ({email}, ligne {row})',
  },
  encodings: {
    title: 'Vérifiez les caractères de {file}',
    hint: 'Nous ne pouvons pas déterminer l’encodage de ce fichier. Choisissez celui qui affiche correctement les noms et les adresses.',
    label: 'Encodage',
    rows: 'Lignes avec des accents ou des caractères spéciaux',
    names: {
      'windows-1252': 'Windows, Europe de l’Ouest',
      'windows-1251': 'Windows, cyrillique',
      'windows-1250': 'Windows, Europe centrale',
      macintosh: 'Mac, Europe de l’Ouest',
      'x-mac-cyrillic': 'Mac, cyrillique',
      cp850: 'DOS, Europe de l’Ouest (850)',
      ibm866: 'DOS, cyrillique (866)',
    },
  },
};

export const imports: Translation<typeof enUS.imports, 'fr-CA'> = {
  page: 'Importation',
  intro:
    'Importez les factures, les clients et les produits d’une autre application. Vous pourrez tout vérifier avant l’enregistrement. Les numéros de facture ne changent pas, et importer deux fois le même fichier ne crée pas de doublons.',
  picker: {
    drop: 'Déposez un fichier CSV ici ou',
    choose: 'Choisir un fichier',
    limits: 'Jusqu’à {rows} lignes et 8 Mo',
    sources: 'Les exportations de {names} sont prises en charge.',
    exported:
      'Vous pouvez aussi importer le fichier d’exportation de vos données (.zip). S’il y en a plusieurs, importez-les un à la fois.',
  },
  incomplete: {
    text: 'Le nom, le courriel et l’adresse de votre entreprise figurent sur chaque facture. Ajoutez-les avant d’importer des factures.',
    action: 'Ouvrir les paramètres',
  },
  reading: 'Lecture de {file}',
  looking: 'Recherche de doublons',
  refused: {
    tooLarge: 'Ce fichier dépasse 8 Mo. Divisez-le et réessayez.',
    tooManyRows: 'Ce fichier compte plus de {rows} lignes. Divisez-le et réessayez.',
    unreadable: 'Impossible de lire ce fichier. Exportez-le en CSV et réessayez.',
    empty: 'Ce fichier n’a aucune ligne sous les en-têtes de colonne.',
    unknown:
      'Nous ne reconnaissons pas les en-têtes de colonne de ce fichier. Il doit contenir au moins deux colonnes, avec des en-têtes à la première ligne.',
    holds: {
      recurring:
        'Ce fichier contient des factures récurrentes. Seuls les factures, les clients et les produits peuvent être importés.',
      payments:
        'Ce fichier contient des paiements. Seuls les factures, les clients et les produits peuvent être importés.',
      suppliers:
        'Ce fichier contient des fournisseurs. Seuls les factures, les clients et les produits peuvent être importés.',
      purchases:
        'Ce fichier contient des factures de fournisseurs ou des dépenses. Seuls les factures, les clients et les produits peuvent être importés.',
      invoiceList:
        'Ce fichier présente vos factures sans leurs articles. Pour les importer au complet, choisissez le fichier d’exportation de vos données (.zip).',
      report:
        'Ce fichier est un rapport de taxes. Pour importer vos factures, choisissez le fichier d’exportation de vos données (.zip).',
      tasks:
        'Ce fichier contient des tâches ou des projets. Seuls les factures, les clients et les produits peuvent être importés.',
    },
    loneQuote: 'Un guillemet n’est pas fermé à la ligne {row}. Corrigez le fichier et réessayez.',
    noReader:
      'Impossible de charger le lecteur de fichiers. Vérifiez votre connexion et réessayez.',
    nothing: 'Rien ne peut être importé de ce fichier',
    noExport:
      'Ce fichier .zip n’est pas un fichier d’exportation de données, ou il est endommagé. Exportez de nouveau vos données et réessayez avec le nouveau fichier.',
    exportTooLarge: 'Ce fichier dépasse la limite de 300 Mo.',
    notCompared:
      'Impossible de vérifier si ce fichier contient des doublons : {failure}. Réessayez.',
  },
  report: {
    title: 'Vérifiez votre importation',
    about: {
      export: 'Exportation de vos données',
      ownClients: 'Clients tirés de l’exportation de vos données',
      ownProducts: 'Produits tirés de l’exportation de vos données',
      another: {
        clients: 'Clients d’une autre source',
        products: 'Produits d’une autre source',
        invoices: 'Factures d’une autre source',
      },
      invoices: 'Factures de {source}',
      clients: 'Clients de {source}',
      products: 'Produits de {source}',
    },
    notSaved: 'Rien n’est encore enregistré.',
    added: {
      invoices: {
        one: '{count} nouvelle facture',
        many: '{count} de nouvelles factures',
        other: '{count} nouvelles factures',
      },
      clients: {
        one: '{count} nouveau client',
        many: '{count} de nouveaux clients',
        other: '{count} nouveaux clients',
      },
      products: {
        one: '{count} nouveau produit',
        many: '{count} de nouveaux produits',
        other: '{count} nouveaux produits',
      },
      estimates: {
        one: '{count} nouvelle soumission',
        many: '{count} de nouvelles soumissions',
        other: '{count} nouvelles soumissions',
      },
      creditNotes: {
        one: '{count} nouvelle note de crédit',
        many: '{count} de nouvelles notes de crédit',
        other: '{count} nouvelles notes de crédit',
      },
    },
    there: {
      one: '{count} élément existe déjà et ne changera pas',
      many: '{count} d’éléments existent déjà et ne changeront pas',
      other: '{count} éléments existent déjà et ne changeront pas',
    },
    merged: {
      one: '{count} ligne fusionnée avec une autre ligne du même client',
      many: '{count} de lignes fusionnées avec d’autres lignes du même client',
      other: '{count} lignes fusionnées avec d’autres lignes du même client',
    },
    skipped: {
      purchase: {
        one: '{count} facture de fournisseur ou dépense ignorée. Seules les ventes sont importées.',
        many: '{count} de factures de fournisseurs ou de dépenses ignorées. Seules les ventes sont importées.',
        other:
          '{count} factures de fournisseurs ou dépenses ignorées. Seules les ventes sont importées.',
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
    skippedTitle: 'Éléments ignorés',
    broken: 'Éléments impossibles à importer',
    brokenHint:
      'Si une ligne d’une facture ne peut pas être importée, toute la facture est ignorée. Corrigez le fichier et importez-le de nouveau. Rien ne sera ajouté deux fois.',
    remarks: 'Modifications apportées lors de l’importation',
    matchesTitle: 'Correspondances entre clients',
    row: 'Ligne {row} : {message}',
    rowOf: 'Ligne {row}, {number} : {message}',
    ofNumber: '{number} : {message}',
    settings:
      'Vos paramètres, sauf si vous avez déjà saisi ici les renseignements sur votre entreprise',
    series: 'Vos factures récurrentes, en pause jusqu’à ce que vous les réactiviez',
    words:
      'Vos textes de courriels et de rappels, sauf si vous en avez déjà rédigé ici. Les rappels restent désactivés.',
    showAll: 'Tout afficher ({count})',
    limit: {
      one: 'Votre forfait permet encore d’ajouter {count} facture. La plus ancienne sera importée et les autres seront ignorées.',
      many: 'Votre forfait permet encore d’ajouter {count} de factures. Les plus anciennes seront importées et les autres seront ignorées.',
      other:
        'Votre forfait permet encore d’ajouter {count} factures. Les plus anciennes seront importées et les autres seront ignorées.',
    },
    noRoom: 'Votre forfait ne permet plus d’ajouter de factures. Aucune ne sera donc importée.',
    plans: 'Voir les forfaits',
    numberTaken: 'vous avez déjà une autre facture portant ce numéro',
    differs: 'existe déjà avec d’autres données',
    differsFrom: 'existe déjà avec d’autres données : {client}, {date}, {total}',
    change: 'Modifier les réponses',
    otherFile: 'Choisir un autre fichier',
    start: 'Importer',
  },
  preview: {
    unused: 'Colonnes qui ne seront pas importées',
    title: 'Aperçu',
    fields: {
      name: 'Nom',
      email: 'Courriel',
      address: 'Adresse',
      country: 'Pays',
      contact: 'Personne-ressource',
      reference: 'Référence',
      ccEmails: 'Destinataires en copie',
      notes: 'Notes',
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
      'Vous avez arrêté l’importation. Ce qui a déjà été ajouté est enregistré. Pour continuer, importez de nouveau le fichier.',
    failed:
      'L’importation a été interrompue : {failure}. Pour continuer, importez de nouveau le fichier. Rien ne sera ajouté deux fois.',
    status: 'notre serveur a renvoyé l’erreur {status}',
    limit:
      'La limite de factures de votre forfait est atteinte. Les autres factures ont été ignorées.',
    full: 'Votre compte a atteint sa limite. Le reste a été ignoré.',
  },
  done: {
    title: 'Importation terminée',
    partly: 'Importation incomplète',
    nothing: 'Rien à importer : tout le contenu de ce fichier existe déjà.',
    added: {
      export: {
        one: '{count} élément importé',
        many: '{count} d’éléments importés',
        other: '{count} éléments importés',
      },
      documents: {
        one: '{count} document importé',
        many: '{count} de documents importés',
        other: '{count} documents importés',
      },
      invoices: {
        one: '{count} facture importée',
        many: '{count} de factures importées',
        other: '{count} factures importées',
      },
      clients: {
        one: '{count} client importé',
        many: '{count} de clients importés',
        other: '{count} clients importés',
      },
      products: {
        one: '{count} produit importé',
        many: '{count} de produits importés',
        other: '{count} produits importés',
      },
    },
    leftOut: {
      one: '{count} élément ignoré',
      many: '{count} d’éléments ignorés',
      other: '{count} éléments ignorés',
    },
    there: {
      one: '{count} élément existait déjà',
      many: '{count} d’éléments existaient déjà',
      other: '{count} éléments existaient déjà',
    },
    again: 'Importer un autre fichier',
    toInvoices: 'Voir les factures',
    toClients: 'Voir les clients',
    toProducts: 'Voir les produits',
  },
  matches: {
    sameRow: '{name} est le même client qu’à la ligne {row} : même nom et même adresse courriel',
    sameName:
      '{name} est le même client qu’à la ligne {row} : même nom, et une seule des deux lignes contient une adresse courriel',
    sameNameKnown:
      '{name} est votre client {client} : même nom, et une seule des deux fiches a une adresse courriel',
    chosen: 'vous avez indiqué que {name} et {client} sont le même client',
    keptApart:
      '{name} ({email}) et {client} restent distincts, car leurs adresses courriel diffèrent',
  },
  rows: {
    noNumber: 'numéro de facture manquant',
    noDate: 'date de facturation manquante',
    badDate: '« {typed} » ne correspond pas au format de date « {order} »',
    noSuchDate: '« {typed} » n’est pas une date (utilisez le format 2026-01-31)',
    badPaidDay: 'la date du paiement « {typed} » n’est pas valide (utilisez le format 2026-01-31)',
    paidLater: 'la date du paiement ({day}) est postérieure à aujourd’hui',
    badNumber: '« {typed} » n’est pas un nombre',
    badStatus:
      'état « {typed} » inconnu (utilisez brouillon, envoyée, impayée, en retard, partiellement payée, payée ou annulée)',
    badType: 'type « {typed} » inconnu (utilisez facture, soumission ou note de crédit)',
    notIssued: 'une note de crédit annulée ou à l’état de brouillon ne peut pas être importée',
    voidEstimate: 'une soumission annulée ne peut pas être importée',
    badCurrency: 'la devise « {typed} » n’est pas prise en charge',
    others: {
      clientName: 'le client n’est pas celui de la ligne {row}',
      currency: 'la devise n’est pas celle de la ligne {row}',
      date: 'la date n’est pas celle de la ligne {row}',
    },
    noRate: 'le taux de la taxe « {tax} » n’est pas indiqué',
    lineDiffers: 'nous calculons {ours} pour cette ligne, mais le fichier indique {theirs}',
    totalDiffers: 'nous calculons un total de {ours}, mais le fichier indique {theirs}',
    paidTooMuch: 'le montant payé ({amount}) dépasse le total',
    tooLarge: 'le total est trop élevé',
    partUnknown: 'importée comme impayée, car le fichier n’indique pas le montant payé',
    unreadable: 'impossible de lire cet enregistrement',
    noName: 'nom manquant',
    noPrice: '« {typed} » n’est pas un prix',
    unknownUnit: 'unité « {typed} » inconnue (le produit sera importé sans unité)',
    moreAddresses:
      'l’adresse {email} sera utilisée, mais pas {others} (les destinataires en copie de ce client ne changeront pas)',
    copiedAddresses: 'l’adresse {email} est utilisée, avec {others} en copie',
    morePhones:
      'un client ne peut avoir qu’un numéro de téléphone (numéros non importés : {numbers})',
    moreContacts: 'autre personne-ressource de {name} (ligne {row}), non importée : {contact}',
    sameName: 'même nom qu’à la ligne {row}',
  },
  settings: {
    title: 'Importation',
    text: 'Importez vos factures, vos clients et vos produits d’une autre application.',
    action: 'Importer un fichier',
  },
};

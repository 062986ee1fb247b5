import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const review: Translation<typeof enUS.review, 'fr-CA'> = {
  title: 'Manque-t-il quelque chose?',
  toLookAt: {
    one: '{count} point à vérifier',
    many: '{count} de points à vérifier',
    other: '{count} points à vérifier',
  },
  nothing: {
    one: 'Rien ne manque parmi ce que nous vérifions ({count} règle, {date})',
    many: 'Rien ne manque parmi ce que nous vérifions ({count} de règles, {date})',
    other: 'Rien ne manque parmi ce que nous vérifions ({count} règles, {date})',
  },
  found: {
    one: '{count} point trouvé',
    many: '{count} de points trouvés',
    other: '{count} points trouvés',
  },
  states: { found: 'Présent', missing: 'Manquant', unclear: 'À vérifier' },
  limits:
    'Ceci est une information, non un avis juridique. Vous pouvez continuer quoi qu’elle indique.',
  show: 'Afficher le champ',
  edit: 'Y modifier la facture',
  paid: 'Une facture payée ne peut pas être modifiée.',
  checked: 'vérifié le {date}',
  lastChecked: 'dernière vérification le {date}',
  notChecked: 'non vérifié',
  numbers: {
    VAT: 'Numéro de TVA',
    'GST/HST': 'Numéro de TPS/TVH',
    QST: 'Numéro de TVQ',
    'sales-tax': 'Numéro de permis de taxe de vente',
  },
  otherNumber: 'Numéro de permis pour {tax}',
  registered: 'Inscription à la taxe : {tax}',
  sentences: {
    number: 'La facture doit avoir un numéro qui lui est propre.',
    sequence: 'Le numéro doit suivre celui de votre dernière facture.',
    total: 'La facture doit indiquer le total à payer.',
    seller: 'Votre nom et votre adresse doivent figurer sur la facture.',
    sellerName: 'Votre nom doit figurer sur la facture.',
    ukNames:
      'Une société doit utiliser sa dénomination exacte, telle qu’inscrite. Une personne qui exerce à son compte doit donner son propre nom, celui de son entreprise s’il diffère et une adresse pour les documents.',
    client: 'Le nom et l’adresse du client doivent figurer sur la facture.',
    clientName: 'Le nom du client doit figurer sur la facture.',
    description: 'Chaque ligne doit dire ce qui a été fourni.',
    invoiceDate: 'La date d’émission doit figurer sur la facture.',
    supplyDate:
      'La date de la fourniture doit être claire. Sans elle, la date de facturation compte.',
    due: 'La facture doit dire quand elle doit être payée.',
    contact: 'Un courriel ou un numéro de téléphone aide le client à vous joindre.',
    lineAmounts: 'Chaque ligne doit avoir une quantité et un prix sans TVA.',
    lineVat: 'Chaque ligne doit avoir son taux de TVA ou la raison pour laquelle il n’y en a pas.',
    lineItems: 'Chaque ligne doit dire ce qui a été vendu, en quelle quantité et à quel prix.',
    rateAndTotal: 'La facture doit indiquer le taux de TVA et le total avec elle.',
    discountRate: 'Un rabais pour paiement comptant doit être un taux et non un montant.',
    zeroReason: 'Une ligne à 0 % doit dire pourquoi.',
    noExempt:
      'Une facture simplifiée de 250 £ au plus ne peut pas contenir de fournitures exonérées.',
    vatNumber: 'Votre numéro de TVA doit figurer sur la facture.',
    vatNumberWrong:
      'Votre numéro de TVA ne passe pas son propre contrôle. Un chiffre est-il erroné?',
    vatInSterling:
      'La TVA doit aussi être indiquée en livres sterling. Pour cela, saisissez le taux que vous utilisez, sa date et sa source.',
    reverseCharge:
      'Pour une autoliquidation, votre client doit être inscrit à la TVA. Demandez-lui son numéro et mettez-le sur la facture.',
    mayChargeVat: 'Seules les personnes inscrites à la TVA peuvent la facturer.',
    mayChargeGst: 'Seules les personnes inscrites à cette taxe peuvent la facturer.',
    taxInvoiceTitle:
      'Elle doit être une facture fiscale. Elle porte ce titre dès que vous indiquez votre inscription à la TPS.',
    abn: 'Votre ABN doit figurer sur la facture.',
    abnWrong: 'Votre ABN ne passe pas son propre contrôle. Un chiffre est-il erroné?',
    gstAmount: 'La TPS doit être indiquée : un onzième du prix qui la comprend.',
    extent: 'Chaque ligne doit dire si elle porte la TPS ou pourquoi elle n’en porte pas.',
    buyer:
      'À partir de 1 000 $ A, l’identité de l’acheteur ou son ABN doit figurer sur la facture.',
    buyersAbnWrong:
      'L’ABN de l’acheteur ne passe pas son propre contrôle. Un chiffre est-il erroné?',
    gstInDollars:
      'La TPS doit aussi être indiquée en dollars australiens. Pour cela, saisissez le taux que vous utilisez, sa date et sa source.',
    caTax:
      'La taxe doit être indiquée : son montant, ou le fait qu’elle est comprise, et son taux.',
    caStatus: 'Chaque ligne doit dire si elle porte une taxe, si elle est détaxée ou exonérée.',
    gstNumber: 'Votre numéro de TPS/TVH doit figurer sur la facture.',
    gstNumberWrong:
      'Votre numéro de TPS/TVH ne passe pas son propre contrôle. Un chiffre est-il erroné?',
    qst: 'Au Québec, le montant de la TVQ doit être indiqué, si petite que soit la facture.',
    qstNumber: 'Votre numéro de TVQ doit figurer sur la facture.',
    qstNumberWrong:
      'Votre numéro de TVQ n’a pas la forme d’un tel numéro. Un chiffre est-il erroné?',
    french:
      'Les factures liées au Québec doivent être en français. Une autre langue peut figurer à côté.',
    provinceRates: 'Les taxes doivent être celles du lieu de fourniture à la date de facturation.',
    ratesDiffer: 'À la date de facturation, les taxes sont autres ({province}) : {taxes}.',
    ratesUnknown: 'Nous ne connaissons pas les taux de ce lieu à la date de facturation.',
    hstWhole: 'La TVH doit être une seule taxe, jamais à côté d’une autre sur la même ligne.',
    bcServices:
      'La Colombie-Britannique a annoncé la TVP sur les services professionnels à partir d’octobre 2026. Cela vous concerne-t-il?',
    taxApart: 'La taxe de vente doit être indiquée à part du prix.',
    permit: 'La taxe de vente ne peut être facturée qu’avec un permis. Indiquez son numéro.',
  },
};

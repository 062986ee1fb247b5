import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const review: Translation<typeof enUS.review, 'fr-CA'> = {
  title: 'Vérification de la facture',
  toLookAt: {
    one: '{count} point à vérifier',
    many: '{count} de points à vérifier',
    other: '{count} points à vérifier',
  },
  nothing: {
    one: 'Rien ne manque ({count} règle vérifiée le {date})',
    many: 'Rien ne manque ({count} de règles vérifiées le {date})',
    other: 'Rien ne manque ({count} règles vérifiées le {date})',
  },
  found: {
    one: '{count} point conforme',
    many: '{count} de points conformes',
    other: '{count} points conformes',
  },
  states: { found: 'Conforme', missing: 'Manquant', unclear: 'À vérifier' },
  limits:
    'Cette information ne constitue pas un avis juridique. Vous pouvez continuer dans tous les cas.',
  show: 'Aller au champ',
  edit: 'Modifier dans la facture',
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
  otherNumber: 'Numéro de permis ({tax})',
  registered: 'Mon entreprise est inscrite aux fins de cette taxe ({tax})',
  sentences: {
    number: 'La facture doit avoir un numéro unique.',
    sequence: 'Le numéro doit suivre immédiatement celui de votre dernière facture.',
    total: 'La facture doit indiquer le total à payer.',
    seller: 'Votre nom et votre adresse doivent figurer sur la facture.',
    sellerName: 'Votre nom doit figurer sur la facture.',
    ukNames:
      'Une société doit utiliser exactement le nom sous lequel elle est inscrite au registre. Une personne qui travaille à son compte doit donner son propre nom, le nom de son entreprise s’il diffère et une adresse où des documents peuvent lui être signifiés.',
    client: 'Le nom et l’adresse du client doivent figurer sur la facture.',
    clientName: 'Le nom du client doit figurer sur la facture.',
    description: 'Chaque ligne doit préciser ce qui a été fourni.',
    invoiceDate: 'La date d’émission doit figurer sur la facture.',
    supplyDate:
      'La date de fourniture doit être claire. Si vous ne l’indiquez pas, la date de facturation en tient lieu.',
    due: 'La facture doit indiquer la date à laquelle le paiement est dû.',
    contact: 'Une adresse courriel ou un numéro de téléphone aide votre client à vous joindre.',
    lineAmounts: 'Chaque ligne doit avoir une quantité et un prix hors TVA.',
    lineVat:
      'Chaque ligne doit indiquer le taux de TVA ou la raison pour laquelle il n’y a pas de TVA.',
    lineItems: 'Chaque ligne doit préciser ce qui a été vendu, en quelle quantité et à quel prix.',
    rateAndTotal: 'La facture doit indiquer le taux de TVA et le total, TVA comprise.',
    discountRate:
      'Un rabais pour paiement comptant doit être indiqué sous forme de taux, et non de montant.',
    zeroReason: 'Une ligne dont le taux de taxe est de 0 % doit en indiquer la raison.',
    noExempt:
      'Une facture simplifiée (250 £ au plus) ne doit pas comprendre de fournitures exonérées.',
    vatNumber: 'Votre numéro de TVA doit figurer sur la facture.',
    vatNumberWrong: 'Votre numéro de TVA n’est pas valide. Vérifiez les chiffres.',
    vatInSterling:
      'La TVA doit aussi être indiquée en livres sterling. Indiquez le taux de change utilisé, sa date et sa source.',
    reverseCharge:
      'Pour une autoliquidation, votre client doit être inscrit aux fins de la TVA. Demandez-lui son numéro de TVA et ajoutez-le à la facture.',
    mayChargeVat:
      'Seules les entreprises inscrites aux fins de la TVA peuvent facturer cette taxe.',
    mayChargeGst:
      'Seules les entreprises inscrites aux fins de cette taxe ont le droit de la facturer.',
    taxInvoiceTitle:
      'La facture doit être clairement désignée comme une facture fiscale. Nous ajouterons ce titre dès que vous aurez indiqué votre inscription aux fins de la TPS.',
    abn: 'Votre ABN doit figurer sur la facture.',
    abnWrong: 'Votre ABN n’est pas valide. Vérifiez les chiffres.',
    gstAmount:
      'Le montant de la TPS doit être indiqué : il correspond à un onzième du prix, TPS comprise.',
    extent: 'Chaque ligne doit indiquer si elle comprend la TPS et, sinon, pourquoi.',
    buyer: 'Une facture de 1 000 $ A ou plus doit indiquer l’identité de votre client ou son ABN.',
    buyersAbnWrong: 'L’ABN de votre client n’est pas valide. Vérifiez les chiffres.',
    gstInDollars:
      'La TPS doit aussi être indiquée en dollars australiens. Indiquez le taux de change utilisé, sa date et sa source.',
    caTax:
      'La facture doit indiquer le taux de la taxe, ainsi que son montant ou une mention précisant qu’elle est comprise.',
    caStatus: 'Chaque ligne doit indiquer si elle est taxable, détaxée ou exonérée.',
    gstNumber: 'Votre numéro de TPS/TVH doit figurer sur la facture.',
    gstNumberWrong: 'Votre numéro de TPS/TVH n’est pas valide. Vérifiez les chiffres.',
    qst: 'Au Québec, le montant de la TVQ doit figurer sur la facture, peu importe le total.',
    qstNumber: 'Votre numéro de TVQ doit figurer sur la facture.',
    qstNumberWrong: 'Le format de votre numéro de TVQ n’est pas le bon. Vérifiez les chiffres.',
    french:
      'Les factures émises au Québec ou destinées à un client du Québec doivent être en français. Vous pouvez ajouter une autre langue.',
    provinceRates: 'Les taxes doivent être celles du lieu de fourniture à la date de facturation.',
    ratesDiffer:
      'Taxes applicables à la date de facturation ({province}) : {taxes}. Celles de la facture sont différentes.',
    ratesUnknown:
      'Nous ne connaissons pas les taux en vigueur au lieu de fourniture à la date de facturation.',
    hstWhole: 'Une ligne soumise à la TVH ne doit comporter aucune autre taxe.',
    bcServices:
      'La Colombie-Britannique a annoncé l’application de la TVP aux services professionnels à partir d’octobre 2026. Cela vous concerne-t-il?',
    taxApart: 'La taxe de vente doit être indiquée séparément du prix.',
    ukColumns:
      'Une facture avec TVA doit indiquer la quantité, le prix unitaire et le taux de TVA de chaque ligne. Une de ces colonnes est masquée.',
    auColumns:
      'Une facture fiscale doit indiquer le prix des articles vendus et, s’il y a lieu, leur quantité. Une de ces colonnes est masquée.',
    caColumns:
      'Une facture de 500\u00a0$ ou plus doit préciser ce qui a été fourni et comment la taxe s’applique. La colonne de la quantité, du prix ou du taux de taxe est masquée.',
    permit: 'Il faut un permis pour facturer la taxe de vente. Indiquez le numéro du permis.',
  },
};

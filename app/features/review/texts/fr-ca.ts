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
    one: 'Rien ne manque ({count} règle vérifiée, {date})',
    many: 'Rien ne manque ({count} de règles vérifiées, {date})',
    other: 'Rien ne manque ({count} règles vérifiées, {date})',
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
  otherNumber: 'Numéro de permis pour {tax}',
  registered: 'Mon entreprise est inscrite aux fins de la taxe : {tax}',
  sentences: {
    number: 'La facture doit avoir un numéro unique.',
    sequence: 'Le numéro doit suivre celui de votre dernière facture.',
    total: 'La facture doit indiquer le total à payer.',
    seller: 'Votre nom et votre adresse doivent figurer sur la facture.',
    sellerName: 'Votre nom doit figurer sur la facture.',
    ukNames:
      'Une société doit utiliser exactement la dénomination sous laquelle elle est inscrite. Une personne qui travaille à son compte doit donner son propre nom, le nom de son entreprise s’il diffère et une adresse où des documents peuvent lui être signifiés.',
    client: 'Le nom et l’adresse du client doivent figurer sur la facture.',
    clientName: 'Le nom du client doit figurer sur la facture.',
    description: 'Chaque ligne doit préciser ce qui a été fourni.',
    invoiceDate: 'La date d’émission doit figurer sur la facture.',
    supplyDate:
      'La date de fourniture doit être claire. Si vous ne l’indiquez pas, c’est la date de facturation qui compte.',
    due: 'La facture doit indiquer la date à laquelle le paiement est dû.',
    contact: 'Une adresse courriel ou un numéro de téléphone aide votre client à vous joindre.',
    lineAmounts: 'Chaque ligne doit avoir une quantité et un prix hors TVA.',
    lineVat: 'Chaque ligne doit indiquer son taux de TVA, ou la raison de l’absence de TVA.',
    lineItems: 'Chaque ligne doit préciser ce qui a été vendu, en quelle quantité et à quel prix.',
    rateAndTotal: 'La facture doit indiquer le taux de TVA et le total, TVA comprise.',
    discountRate: 'Un rabais pour paiement comptant doit être indiqué en taux, et non en montant.',
    zeroReason: 'Une ligne avec une taxe de 0 % doit en indiquer la raison.',
    noExempt:
      'Une facture simplifiée (250 £ au plus) ne doit pas comprendre de fournitures exonérées.',
    vatNumber: 'Votre numéro de TVA doit figurer sur la facture.',
    vatNumberWrong: 'Votre numéro de TVA n’est pas valide. Vérifiez les chiffres.',
    vatInSterling:
      'La TVA doit aussi être indiquée en livres sterling. Indiquez le taux de change utilisé, sa date et sa source.',
    reverseCharge:
      'Pour une autoliquidation, votre client doit être inscrit aux fins de la TVA. Demandez-lui son numéro et ajoutez-le à la facture.',
    mayChargeVat: 'Seules les entreprises inscrites aux fins de la TVA peuvent la facturer.',
    mayChargeGst: 'Seules les entreprises inscrites aux fins de cette taxe peuvent la facturer.',
    taxInvoiceTitle:
      'Il doit être clair qu’il s’agit d’une facture fiscale. Nous ajoutons ce titre dès que vous indiquez votre inscription aux fins de la TPS.',
    abn: 'Votre ABN doit figurer sur la facture.',
    abnWrong: 'Votre ABN n’est pas valide. Vérifiez les chiffres.',
    gstAmount: 'Le montant de la TPS doit être indiqué : un onzième du prix, TPS comprise.',
    extent:
      'Chaque ligne doit indiquer si elle comprend la TPS, ou pourquoi elle ne la comprend pas.',
    buyer:
      'À partir de 1 000 $ A, l’identité de votre client ou son ABN doit figurer sur la facture.',
    buyersAbnWrong: 'L’ABN de votre client n’est pas valide. Vérifiez les chiffres.',
    gstInDollars:
      'La TPS doit aussi être indiquée en dollars australiens. Indiquez le taux de change utilisé, sa date et sa source.',
    caTax:
      'La taxe doit être indiquée : son taux, ainsi que son montant ou le fait qu’elle est comprise.',
    caStatus: 'Chaque ligne doit indiquer si elle est taxable, détaxée ou exonérée.',
    gstNumber: 'Votre numéro de TPS/TVH doit figurer sur la facture.',
    gstNumberWrong: 'Votre numéro de TPS/TVH n’est pas valide. Vérifiez les chiffres.',
    qst: 'Au Québec, le montant de la TVQ doit figurer sur la facture, peu importe le total.',
    qstNumber: 'Votre numéro de TVQ doit figurer sur la facture.',
    qstNumberWrong: 'Le format de votre numéro de TVQ n’est pas le bon. Vérifiez les chiffres.',
    french:
      'Les factures liées au Québec doivent être en français. Vous pouvez ajouter une autre langue.',
    provinceRates: 'Les taxes doivent être celles du lieu de fourniture à la date de facturation.',
    ratesDiffer: 'À la date de facturation, d’autres taxes s’appliquent ({province}) : {taxes}.',
    ratesUnknown:
      'Nous ne connaissons pas les taux en vigueur à cet endroit à la date de facturation.',
    hstWhole: 'La TVH doit être la seule taxe d’une ligne.',
    bcServices:
      'La Colombie-Britannique a annoncé l’application de la TVP aux services professionnels à partir d’octobre 2026. Cela vous concerne-t-il?',
    taxApart: 'La taxe de vente doit être indiquée séparément du prix.',
    permit: 'Il faut un permis pour facturer la taxe de vente. Indiquez-en le numéro.',
  },
};

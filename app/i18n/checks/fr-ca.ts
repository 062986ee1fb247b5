import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  issues: {
    title: 'Veuillez corriger les champs en surbrillance : {count}',
    intro: 'Problèmes relevés dans :',
    groups: {
      invoice: 'détails de la facture',
      business: 'renseignements sur l’entreprise',
      client: 'renseignements sur le client',
      items: 'articles',
      payment: 'modes de paiement',
    },
  },
  items: {
    description: 'La description est obligatoire',
    descriptionLength: 'La description doit compter au plus 500 caractères',
    quantity: 'La quantité doit être supérieure à 0',
    quantityLimit: 'La quantité doit être d’au plus 100 000',
    price: 'Le prix doit être d’au moins 0',
    priceLimit: 'Le prix doit être d’au plus 1 000 000 000',
    taxRate: 'Le taux de taxe doit être compris entre 0 et 100',
    noneComplete: 'Au moins un article doit être complet : nom, quantité > 0 et prix ≥ 0',
    tooMany: 'Une facture peut compter au plus 100 articles',
    discount: 'Le rabais doit être compris entre 0 et 100',
    notANumber: 'Entrez un nombre, par exemple 12,50',
    discountAmount: 'Le rabais doit être d’au moins 0',
    discountTooLarge: 'Le rabais dépasse le sous-total',
    depositTooLarge: 'Le total des articles doit couvrir l’acompte déjà facturé',
    lineDiscount: 'Le rabais dépasse le montant de la ligne',
    taxNameLength: 'Le nom d’une taxe doit compter au plus 40 caractères',
    sameTax: 'Donnez un nom différent à chaque taxe d’une ligne',
    tooManyTaxes: 'Une ligne peut compter au plus 5 taxes',
    insideReverse:
      'Les prix ne peuvent pas comprendre une taxe que le client paie lui-même. Désactivez « Prix taxes comprises » ou retirez l’autoliquidation.',
  },
  dueBeforeInvoice: 'La date d’échéance ne peut pas précéder la date de facturation',
  validBeforeEstimate: 'La date de validité ne peut pas précéder celle de la soumission',
  sameEmail: 'Le courriel du client doit être différent de celui de l’entreprise',
  homeRate: 'Entrez un taux de change supérieur à 0, par exemple 0,7812',
  totalTooLarge:
    'Le total de la facture est trop élevé. Veuillez réduire les quantités ou les prix.',
  numberTaken: 'Le numéro de facture {number} existe déjà. Veuillez en utiliser un autre.',
  payment: {
    none: 'Au moins un mode de paiement est requis (coordonnées bancaires ou lien de paiement)',
    stripeRequired:
      'Le lien de paiement Stripe est obligatoire lorsque les paiements par carte sont activés',
    linkName: 'Le nom du lien doit compter au plus {max} caractères',
    tooManyLinks: 'Une facture peut compter au plus {max} autres liens de paiement',
  },
  links: {
    https: 'Doit commencer par https://',
    stripe: 'Doit être de stripe.com',
    paypal: 'Doit être de paypal.me',
    paypalName: 'Ajoutez votre nom, par exemple https://paypal.me/votrenom',
    anyLink: 'URL non valide pour le lien de paiement « {name} »',
  },
  preview: {
    incomplete: 'Veuillez remplir tous les champs obligatoires',
    missing: 'Veuillez remplir ces champs obligatoires :',
    invalid: 'Veuillez corriger les erreurs avant de créer l’aperçu',
    payment:
      'Veuillez indiquer au moins un mode de paiement : coordonnées bancaires, liens de paiement ou renseignements pour le chèque',
    businessEmail: 'Le courriel de l’entreprise doit être différent de celui du client',
    httpsOnly: '{label} : le protocole HTTPS est exigé',
    invalidUrl: 'URL non valide : {label}',
    labels: {
      stripe: 'Lien de paiement Stripe',
      paypal: 'Lien de paiement PayPal',
      unnamed: 'lien de paiement',
    },
    needs: {
      businessName: 'Votre nom ou votre entreprise',
      clientName: 'Nom du client',
      items: 'Au moins un article avec une description et un prix supérieur à 0',
      paymentMethods: 'Au moins un mode de paiement',
    },
  },
};

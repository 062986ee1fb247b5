import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const eInvoices: Translation<typeof enUS.eInvoices, 'fr-CA'> = {
  title: 'Facture électronique (XML)',
  download: 'Télécharger le XML',
  note: 'Le fichier est au format {format}. Rien n’est envoyé par Peppol.',
  ready: 'Ce fichier est prêt à télécharger.',
  lacking: {
    one: 'Il manque {count} renseignement pour ce fichier',
    many: 'Il manque {count} de renseignements pour ce fichier',
    other: 'Il manque {count} renseignements pour ce fichier',
  },
  impossible: 'Ce fichier ne peut pas être produit pour cette facture',
  missing: {
    clientCountry: 'Il manque le pays de votre client.',
    clientReference: 'Il manque la référence ou le numéro de bon de commande de votre client.',
    clientTaxNumber: 'Il manque le numéro de TVA de votre client.',
    clientAbn: 'Il manque l’ABN de votre client.',
    clientNzbn: 'Il manque le NZBN de votre client.',
    clientAddress:
      'Il manque le numéro de TVA ou le GLN de votre client. Ce numéro sert d’adresse dans Peppol.',
    sellerNumber: 'Il manque votre numéro d’entreprise.',
    sellerTaxNumber: 'Il manque votre numéro de taxe.',
    sellerVat: 'Il manque votre numéro de TVA.',
    sellerAbn: 'Il manque votre ABN, ou un chiffre est inexact.',
    taxReason: 'La ligne {line} n’a pas de taxe. Choisissez-en la raison.',
    text: 'Il manque un nom ou une description.',
  },
  inexpressible: {
    severalTaxes:
      'La ligne {line} a plus d’une taxe. Une facture électronique n’en admet qu’une par ligne.',
    mixedScope:
      'La ligne {line} est hors du champ de la taxe, mais pas les autres. Une facture électronique n’admet pas les deux.',
    reverseCharge: 'La ligne {line} est en autoliquidation, ce que ce format ne permet pas.',
    rounding:
      'Après arrondi, le montant de la taxe s’écarte trop du taux pour une facture électronique.',
    estimate: 'La facture électronique n’est offerte que pour les factures et les notes de crédit.',
    void: 'La facture électronique n’est pas offerte pour une facture annulée.',
  },
};

import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  title: 'Options de taxe',
  supplyDate: {
    add: 'Ajouter la date de fourniture',
    hint: 'Seulement si ce n’est pas la date de facturation.',
    taxPoint:
      'Pour la TVA, le moment de la fourniture (fait générateur de la taxe). Seulement si ce n’est pas la date de facturation.',
  },
  discount: { kind: 'Rabais en', percent: 'Pourcentage', amount: 'Montant' },
  include: {
    label: 'Prix taxes comprises',
    hint: 'La taxe est comprise dans les prix que vous saisissez et ne s’y ajoute pas.',
  },
  province: {
    label: 'Lieu de fourniture',
    none: 'Non choisi',
    hint: 'La province ou le territoire où votre client est servi. Ses taxes vont dans chaque ligne dont vous n’avez pas modifié la taxe.',
    use: 'Choisir : {province}',
    noDay: 'Indiquez d’abord la date de facturation : la taxe d’une province dépend du jour',
    notKnown:
      'Nous ne connaissons pas les taux au {date} ({province}). Les taxes de vos lignes restent comme elles sont.',
    inForce: '{taxes} au {date}.',
    sources: 'Sources',
    checked: 'Source : <source>{title}</source>, vérifiée le {date}.',
    lastChecked: 'Source : <source>{title}</source>, dernière vérification le {date}.',
    announced:
      'Non vérifié : {tax} sur les services professionnels à compter du {date} (<source>{title}</source>).',
  },
  notRegistered: {
    why: 'Pas de taxe sur cette facture : vous n’avez pas d’inscription ({tax}).',
    change: 'Modifier dans les paramètres',
  },
  home: {
    title: '{tax} en {currency}',
    why: {
      us: 'La taxe de cette facture dans votre propre devise, pour vos livres. Elle est imprimée sous le total.',
      ca: 'La taxe de cette facture dans votre propre devise, pour vos livres. Elle est imprimée sous le total.',
      uk: 'Une facture avec TVA dans une autre devise indique aussi le total de la TVA en livres sterling (<law>VAT Regulations 1995, article 14(1)(l)</law>). Il est imprimé sous le total.',
      au: 'La conversion en dollars australiens de la TPS d’une facture dans une autre devise est décrite dans <law>GSTR 2001/2</law>. Elle est imprimée sous le total.',
    },
    rateHint: 'Ce que vaut 1 {from} en {currency}.',
  },
  roundedPerLine: 'Arrondi à chaque ligne',
};

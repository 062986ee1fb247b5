import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  title: 'Conditions d’utilisation',
  description:
    'Les conditions pour utiliser {productName} : forfaits et prix, ce que vous pouvez attendre de nous et ce que nous attendons de vous.',
  lead: '{productName} crée, garde et partage des factures. Ce que vous y écrivez vous appartient et relève de votre responsabilité; qu’elles restent disponibles, justes dans leurs sommes et confidentielles relève de la nôtre.',
  prices: {
    caption: 'Prix {inCountry}',
    heads: ['Forfait', 'Quota', 'Par mois', 'Par année'],
    free: 'Gratuit',
  },
  sections: {
    parties: {
      heading: 'Qui s’engage à quoi',
      paragraphs: [
        'Ces conditions lient {operatorName}, {operatorAddress} (« nous ») et vous. Elles s’appliquent dès que vous créez un compte. Sans compte, vous pouvez écrire des brouillons de factures et en voir l’aperçu, et les conditions s’appliquent dans la mesure où elles conviennent. Vos propres conditions ne s’appliquent pas.',
      ],
    },
    account: {
      heading: 'Votre compte',
      items: [
        'Vous devez avoir au moins 13 ans et, pour acheter un forfait, avoir la capacité de conclure un contrat.',
        'Votre adresse courriel doit être la vôtre : quiconque peut en lire les courriels peut entrer dans le compte.',
        'Gardez votre mot de passe pour vous et prévenez-nous si quelqu’un d’autre est entré dans le compte. Les Paramètres montrent quels appareils sont connectés et permettent de les déconnecter.',
        'Ce qui est fait dans votre compte est réputé fait par vous, sauf si ce n’était pas votre faute.',
      ],
    },
    plans: {
      heading: 'Forfaits et prix',
      paragraphs: [
        'Le forfait Gratuit comprend 3 factures au total et ne coûte rien. Les forfaits payants ont un quota pour chaque mois, compté à partir du jour du mois où le forfait a commencé. Voici les prix {inCountry}, en {currency}; le prix annuel est celui de douze mois moins 20 % :',
      ],
      items: [
        'Une facture compte quand elle est enregistrée pour la première fois. La modifier ne coûte rien, l’archiver ne rend rien, et ce qui reste d’un mois n’est pas reporté.',
        'Les prix comprennent toutes les taxes : vous payez ce qui est affiché.',
        'Les forfaits sont payés d’avance par Stripe, ou par Apple dans l’App Store, dont les prix et les conditions s’appliquent alors. Ils se renouvellent d’eux-mêmes pour un autre mois ou une autre année jusqu’à ce que vous les annuliez.',
        'Vous pouvez annuler en tout temps, avec effet à la fin de la période payée : les forfaits du Web sous « Gérer l’abonnement », les forfaits de l’App Store dans votre compte Apple. Jusque-là, vous gardez le forfait et, ensuite, vous avez le forfait Gratuit.',
        'Quand un renouvellement ne peut pas être payé, le forfait reste en place {graceDays} jours pour que vous puissiez régler la situation.',
        'Nous pouvons modifier les prix moyennant un préavis de 30 jours par courriel. La modification s’applique au plus tôt au renouvellement qui suit, et vous pouvez annuler avant.',
        'Vous êtes une consommatrice ou un consommateur de l’Union européenne ou du Royaume-Uni? Vous pouvez alors renoncer à un forfait dans les 14 jours suivant l’achat, sans motif, par un message à {supportEmail}. Nous remboursons ce que vous avez payé, moins une part pour les jours utilisés si vous nous avez demandé de commencer tout de suite.',
      ],
    },
    invoices: {
      heading: 'Vos factures',
      paragraphs: [
        'Vous répondez de ce que disent vos factures : que le travail a été fait, que le client est le bon, que le numéro, le taux de taxe et les détails sont ceux que la loi de votre pays exige. {productName} additionne ce que vous entrez et propose le taux standard de votre pays; il ne donne aucun conseil fiscal ni juridique.',
        'Tout ce que vous entrez reste à vous. Vous nous permettez de le conserver, de le traiter et de le montrer dans la mesure où le produit en a besoin, et pas davantage. Il vous revient de conserver les factures aussi longtemps que votre loi l’exige : l’exportation dans les <settings>Paramètres</settings> vous les donne toutes, en PDF et sous forme de données, en tout temps.',
        'Une fois la facture émise, son numéro et sa devise sont fixés et chaque version est conservée. Le code qu’elle porte et notre enregistrement signé disent qu’elle vient de votre compte et ce qu’elle disait; ils ne disent pas qui vous êtes et ne sont pas une signature électronique au sens d’une loi.',
      ],
    },
    payments: {
      heading: 'Paiements de vos clients',
      paragraphs: [
        'Vos clients vous paient par les moyens que vous indiquez sur la facture : votre banque, votre lien PayPal.Me ou Stripe, un chèque, ou par carte dans votre propre compte Stripe une fois que vous l’avez connecté. Nous ne sommes pas partie à ces paiements, ne détenons jamais l’argent et ne percevons rien pour eux. Une facture est marquée payée par vous, ou selon ce que Stripe dit d’un paiement par carte; les remboursements et les contestations se règlent entre vous, votre client et Stripe.',
        'Les courriels à vos clients partent de notre adresse, au nom de votre entreprise. N’en envoyez qu’aux personnes qui les attendent de vous. Les rappels partent d’eux-mêmes, selon le plan que vous choisissez, et sont vos courriels comme tous les autres. Chaque forfait prévoit un nombre de destinataires par jour. Qui dit ne pas vous connaître ne reçoit plus vos courriels ; si trop de personnes le disent, ou si trop de courriels reviennent, vos courriels sont arrêtés jusqu’à ce que nous ayons vérifié.',
      ],
    },
    fairUse: {
      heading: 'Ce qui n’est pas permis',
      paragraphs: ['Veuillez ne pas utiliser {productName}'],
      items: [
        'pour des factures trompeuses : pour un travail que personne n’a commandé, ou au nom d’une autre personne;',
        'pour envoyer des gens vers des pages frauduleuses ou nuisibles au moyen de liens de paiement;',
        'pour quoi que ce soit que la loi interdit ou qui porte atteinte aux droits d’autrui;',
        'pour contourner les limites, atteindre les données d’autrui ou charger le service, au moyen de programmes, au-delà de ce que fait une personne.',
      ],
      after: [
        'Vous avez trouvé une faille? Dites-le-nous à <mail>{supportEmail}</mail> avant d’en parler à d’autres, et nous vous en remercierons.',
      ],
    },
    availability: {
      heading: 'Disponibilité et assistance',
      paragraphs: [
        'Nous visons une disponibilité de 99,9 %, exception faite de l’entretien annoncé. C’est un objectif, et non une garantie. L’assistance répond par courriel, en général dans les 24 heures; écrivez par la page <contact>Joindre l’assistance</contact>.',
      ],
    },
    ending: {
      heading: 'Fin du contrat',
      paragraphs: [
        'Vous pouvez supprimer votre compte dans les <settings>Paramètres</settings> en tout temps, sans préavis et sans motif. Un forfait encore en cours prend fin avec lui, et ce qui a été payé pour le reste de sa durée n’est pas remboursé, à moins que la loi ne vous accorde davantage. Un forfait acheté dans l’App Store doit être annulé auprès d’Apple; nous ne pouvons pas le faire à votre place.',
        'Nous pouvons mettre fin au contrat moyennant un préavis de 30 jours, ou immédiatement pour un motif sérieux, comme des factures frauduleuses. Si nous y mettons fin sans faute de votre part, nous vous rendons ce que vous avez payé pour la période qui suit.',
        'L’accès et les liens publics prennent fin avec le compte. Vos données sont supprimées {closedDays} jours après la suppression ou la résiliation, comme le dit la <deletion>Politique de confidentialité</deletion>. Exportez-les avant.',
      ],
    },
    dataProcessing: {
      heading: 'Données de vos clients',
      paragraphs: [
        'Les noms et adresses de vos clients sont des données personnelles dont vous répondez. Nous les traitons pour vous comme sous-traitant (article 28 du RGPD), tant que dure votre compte et {closedDays} jours de plus, pour conserver, imprimer, montrer et exporter des factures. Nous nous engageons',
      ],
      items: [
        'à ne les traiter que selon les instructions que vous donnez en utilisant le produit;',
        'à lier par le secret toutes les personnes qui pourraient les voir;',
        'à les protéger comme le décrit la <security>Politique de confidentialité</security> (article 32);',
        'à recourir aux autres sous-traitants qui y sont <processors>énumérés</processors> et à vous en annoncer de nouveaux 30 jours d’avance, pour que vous puissiez vous y opposer en mettant fin au contrat;',
        'à vous aider à répondre aux demandes de vos clients et à vous signaler immédiatement toute violation;',
        'à les supprimer à la fin, après que vous avez eu votre exportation;',
        'à vous montrer, sur demande, ce qui prouve tout cela.',
      ],
    },
    liability: {
      heading: 'Responsabilité',
      paragraphs: [
        'Nous répondons sans limite de la faute intentionnelle et de la faute lourde, de l’atteinte à la vie, à l’intégrité physique ou à la santé, de ce que nous avons garanti et de ce que prévoit la loi allemande sur la responsabilité du fait des produits.',
        'En cas de négligence légère, nous ne sommes responsables que du manquement à une obligation sur laquelle repose le contrat et à laquelle vous pouvez vous fier, et alors du dommage typique et prévisible. Pour des données, il s’agit de ce qu’il aurait coûté de les restaurer à partir d’une copie, si vous aviez fait des exportations aussi souvent que votre activité le demande. Au-delà, nous ne sommes pas responsables.',
      ],
    },
    changes: {
      heading: 'Modifications de ces conditions',
      paragraphs: [
        'Nous pouvons modifier ces conditions quand {productName} ou la loi change. Vous les recevez par courriel 30 jours d’avance. Vous pouvez vous y opposer jusque-là; le contrat se poursuit alors aux anciennes conditions ou l’une des parties y met fin. Les changements de ce que vous payez ou de l’essentiel de ce que vous recevez exigent votre consentement, à l’exception des prix, auxquels s’applique la règle ci-dessus.',
      ],
    },
    law: {
      heading: 'Droit applicable et litiges',
      paragraphs: [
        'Le droit allemand s’applique, à l’exclusion de la Convention des Nations Unies sur les contrats de vente internationale de marchandises. À titre de consommatrice ou de consommateur, vous gardez la protection que vous accordent les règles impératives de votre propre pays. Entre commerçants, les tribunaux de Berlin sont compétents.',
        'Nous ne participons pas à un règlement des litiges devant un organisme de conciliation pour la consommation et n’y sommes pas obligés. Si l’une de ces conditions n’est pas applicable, les autres le demeurent.',
      ],
    },
  },
};

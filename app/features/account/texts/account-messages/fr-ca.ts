import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  notAuthenticated: 'La session n’est plus ouverte',
  confirmation: {
    done: 'Votre adresse courriel est confirmée.',
    noAddress: 'Ce compte n’a pas d’adresse courriel à confirmer.',
    linkOver: 'Ce lien de confirmation n’est plus valide.',
    linkOverSendNew:
      'Ce lien de confirmation n’est plus valide. Envoyez-en un nouveau depuis les paramètres.',
    sent: 'Le lien de confirmation a été envoyé. Veuillez consulter votre boîte de réception.',
  },
  sessions: {
    failed: 'La demande ne s’est pas rendue. Veuillez réessayer.',
    overAlready: 'La session de cet appareil est déjà fermée.',
    ended: 'La session de l’appareil est fermée.',
    othersEnded: 'Les sessions de tous vos autres appareils sont fermées.',
  },
  timeZone: {
    unknown: 'Ce fuseau horaire est inconnu.',
    changed: 'Vos journées suivent maintenant le fuseau horaire {zone}.',
  },
  notices: {
    earlierAccount:
      'Un compte antérieur porte votre adresse. Si vous l’avez créé, ramenez ses factures ici.',
    earlierAccountWithPlan:
      'Un compte antérieur porte votre adresse, et son forfait {plan} se renouvelle. Si vous l’avez créé, ramenez ses factures et son forfait ici.',
    earlierPlan:
      'Le forfait {plan} d’un compte antérieur à votre adresse se renouvelle, et vous ne pouvez plus récupérer ce compte. Si vous le payez, veuillez écrire à l’assistance.',
    paymentCheck:
      'Veuillez vérifier que les coordonnées de paiement dans les paramètres sont les vôtres.',
    paymentCheckWithPlan:
      'Votre forfait {plan} reste lié à ce compte. Veuillez vérifier que les coordonnées de paiement dans les paramètres sont les vôtres.',
    addressLost:
      'Votre adresse a été confirmée dans un autre compte. Connectez-vous-y et récupérez ces factures dans ses paramètres.',
    addressLostWithPlan:
      'Votre adresse a été confirmée dans un autre compte. Votre forfait {plan} se renouvelle ici, où vous pouvez le gérer, jusqu’à ce que vous vous connectiez à l’autre compte et récupériez celui-ci dans ses paramètres.',
    unconfirmed: 'Confirmez votre adresse pour que ces factures restent les vôtres',
  },
  claim: {
    missing: 'Saisissez un numéro de facture et son total, ou le mot de passe.',
    wrong:
      'Cela ne correspond pas au compte antérieur. Après cinq essais, il ne peut plus être récupéré.',
    none: 'Il n’y a plus de compte antérieur à récupérer.',
    paying:
      'Ce compte est déjà passé par une page de paiement; les deux comptes ne peuvent donc pas être réunis ici. Veuillez écrire à l’assistance.',
    issuedTwice:
      'Des clients peuvent déjà avoir reçu {numbers} de chacun des deux comptes. De tels numéros ne changent jamais; les comptes ne peuvent donc pas être réunis ici. Veuillez écrire à l’assistance.',
    declined:
      'Le compte antérieur n’est plus proposé. Vous le trouverez dans les paramètres au besoin.',
    paymentChecked: 'Merci. Vos coordonnées de paiement restent telles quelles.',
    joined: 'Le compte antérieur est à vous. Veuillez vérifier ses coordonnées de paiement.',
    joinedWithPlan:
      'Le compte antérieur est à vous, avec son forfait {plan}. Veuillez vérifier ses coordonnées de paiement.',
    renumbered: 'Numéros que les deux comptes avaient : {numbers}.',
    renumberedAndMore: 'Numéros que les deux comptes avaient : {numbers}, etc.',
    number: '{from} devient {to}',
  },
  full: {
    invoices:
      'Un compte garde jusqu’à {count} factures. Écrivez-nous, et nous trouverons une solution.',
    clients: 'Un compte garde jusqu’à {count} clients. Supprimez-en pour en ajouter d’autres.',
    products: 'Un compte garde jusqu’à {count} produits. Supprimez-en pour en ajouter d’autres.',
  },
};

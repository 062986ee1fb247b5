import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  labels: {
    paid: 'Payée',
    unpaid: 'Impayée',
    overdue: 'En retard',
    due_soon: 'Échéance proche',
    void: 'Annulée',
    credited: 'Créditée',
    open: 'Ouvert',
    accepted: 'Accepté',
    declined: 'Refusé',
    expired: 'Expiré',
    invoiced: 'Facturé',
    issued: 'Émise',
  },
};

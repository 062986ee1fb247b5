import type { InvoiceColumn, Layout } from './invoice-layouts.ts';
import type { ClientColumn, ProductFileColumn } from './record-layouts.ts';

/** Our own exports, by their headings in each language. */
export const ownClients: Layout<ClientColumn> = {
  source: 'own',
  needs: ['name', 'email', 'address', 'country', 'language'],
  columns: {
    name: ['name', 'nom', 'название'],
    email: ['email', 'courriel', 'эл. почта'],
    phone: ['phone', 'téléphone', 'телефон'],
    address: ['address', 'adresse', 'адрес'],
    country: ['country', 'pays', 'страна'],
    language: ['language of invoices', 'langue des factures', 'язык счетов'],
    contact: ['contact', 'personne-ressource', 'контактное лицо'],
    taxNumber: ['tax number', 'numéro de taxe', 'налоговый номер'],
    reference: ['reference', 'référence', 'номер заказа'],
    ccEmails: ['cc', 'copie', 'копия'],
    paymentTerms: ['payment terms', 'modalités de paiement', 'условия оплаты'],
  },
};

export const ownProducts: Layout<ProductFileColumn> = {
  source: 'own',
  needs: ['id', 'name', 'price', 'rate'],
  columns: {
    id: ['id', 'code', 'код'],
    name: ['product/service', 'produit/service', 'товар/услуга'],
    price: ['price', 'prix', 'цена'],
    rate: ['tax', 'taxe', 'налог'],
    unit: ['unit', 'unité', 'единица'],
  },
};

/** What tables of other origin call their columns in English, French and Russian. */
const clientColumns: Layout<ClientColumn>['columns'] = {
  name: [
    ...['name', 'client', 'client name', 'customer', 'customer name', 'company', 'company name'],
    ...['business name', 'organization', 'organisation', 'full name', 'display name'],
    ...['nom', 'nom du client', 'entreprise', 'raison sociale', 'société', 'название', 'клиент'],
    ...['название клиента', 'имя клиента', 'компания', 'организация', 'наименование', 'контрагент'],
  ],
  email: [
    ...['email', 'e-mail', 'email address', 'e-mail address', 'mail', 'client email'],
    ...['customer email', 'courriel', 'adresse courriel', 'courriel du client', 'adresse e-mail'],
    ...['эл. почта', 'электронная почта', 'почта', 'эл. почта клиента'],
  ],
  phone: [
    ...['phone', 'phone number', 'telephone', 'tel', 'tel.', 'mobile', 'mobile phone', 'téléphone'],
    ...['tél.', 'numéro de téléphone', 'телефон', 'тел.', 'номер телефона'],
  ],
  address: [
    ...['address', 'billing address', 'full address', 'postal address', 'adresse'],
    ...['adresse de facturation', 'адрес', 'почтовый адрес'],
  ],
  street: ['street', 'street address', 'address line 1', 'address 1', 'rue', 'улица'],
  street2: ['address line 2', 'address 2', 'apt/suite', 'suite'],
  city: ['city', 'town', 'ville', 'город'],
  region: [
    'state',
    'province',
    'state/province',
    'region',
    'county',
    'région',
    'область',
    'регион',
  ],
  postalCode: [
    'zip',
    'zip code',
    'postal code',
    'postcode',
    'code postal',
    'индекс',
    'почтовый индекс',
  ],
  country: ['country', 'pays', 'страна'],
  contact: [
    ...['contact', 'contact person', 'contact name', 'attention', 'personne-ressource'],
    ...['personne à contacter', 'контакт', 'контактное лицо'],
  ],
  taxNumber: [
    ...['tax number', 'tax id', 'vat number', 'vat id', 'abn', 'gst number', 'numéro de taxe'],
    ...['numéro de tva', 'инн', 'налоговый номер'],
  ],
  reference: ['reference', 'po number', 'référence', 'bon de commande', 'номер заказа'],
  language: [
    ...['language', 'language of invoices', 'langue', 'langue des factures', 'язык', 'язык счетов'],
  ],
};
const personColumns: Layout<ClientColumn>['columns'] = {
  firstName: ['first name', 'firstname', 'given name', 'prénom', 'имя'],
  lastName: ['last name', 'lastname', 'surname', 'family name', 'nom de famille', 'фамилия'],
};
const { name: _, ...withoutName } = clientColumns;

/** Clients of a table that names each in one column. */
export const namedClients: Layout<ClientColumn> = {
  source: 'other',
  needs: ['name', 'email'],
  columns: { ...clientColumns, ...personColumns },
};

export const otherClients: Layout<ClientColumn>[] = [
  namedClients,
  {
    source: 'other',
    needs: ['firstName', 'lastName', 'email'],
    columns: { ...withoutName, ...personColumns },
  },
];

export const otherProducts: Layout<ProductFileColumn> = {
  source: 'other',
  needs: ['name', 'price'],
  columns: {
    name: [
      ...['name', 'product', 'service', 'item', 'product/service', 'product or service', 'title'],
      ...['nom', 'produit', 'article', 'produit/service', 'produit ou service', 'название'],
      ...['наименование', 'товар', 'услуга', 'товар/услуга', 'товар или услуга'],
    ],
    description: ['description', 'details', 'détails', 'описание'],
    price: [
      ...['price', 'unit price', 'rate', 'cost', 'prix', 'prix unitaire', 'tarif', 'coût'],
      ...['цена', 'цена за единицу', 'стоимость'],
    ],
    id: ['id', 'sku', 'code', 'product id', 'item code', 'référence', 'код', 'артикул'],
    rate: ['tax', 'tax rate', 'vat', 'taxe', 'taux de taxe', 'налог', 'ставка налога'],
    unit: ['unit', 'units', 'unité', 'единица', 'единица измерения'],
  },
};

/** Headings of invoice files of other origin: suggestions that the user confirms. */
export const otherInvoices: Layout<InvoiceColumn> = {
  source: 'other',
  needs: ['number', 'date', 'clientName', 'price', 'quantity'],
  columns: {
    number: [
      ...['invoice number', 'invoice no', 'invoice no.', 'invoice #', 'invoice', 'number', 'no.'],
      ...[
        'numéro de facture',
        'nº de facture',
        'n° de facture',
        'facture',
        'numéro',
        'nº',
        'номер счета',
        'номер счёта',
        'номер',
      ],
    ],
    date: [
      ...['invoice date', 'date', 'issue date', 'date issued', 'created', 'date de facturation'],
      ...['date de la facture', 'date de facture', 'дата счета', 'дата счёта', 'дата'],
    ],
    due: [
      'due date',
      'due',
      'date due',
      'échéance',
      'date d’échéance',
      "date d'échéance",
      'срок оплаты',
    ],
    clientName: clientColumns.name ?? [],
    clientEmail: clientColumns.email ?? [],
    clientContact: clientColumns.contact ?? [],
    street: [...(clientColumns.street ?? []), ...(clientColumns.address ?? [])],
    street2: clientColumns.street2 ?? [],
    city: clientColumns.city ?? [],
    region: clientColumns.region ?? [],
    postalCode: clientColumns.postalCode ?? [],
    country: clientColumns.country ?? [],
    notes: ['notes', 'memo', 'remarques', 'примечания', 'примечание'],
    quantity: ['quantity', 'qty', 'hours', 'quantité', 'qté', 'количество', 'кол-во'],
    price: [
      'unit price',
      'price',
      'rate',
      'unit cost',
      'prix unitaire',
      'prix',
      'цена',
      'цена за единицу',
    ],
    itemName: [
      'item',
      'product',
      'service',
      'product/service',
      'article',
      'produit',
      'товар',
      'услуга',
    ],
    description: ['description', 'item description', 'details', 'détails', 'описание'],
    total: ['total', 'invoice total', 'amount', 'montant', 'итого', 'сумма'],
    currency: ['currency', 'devise', 'валюта'],
    status: ['status', 'invoice status', 'état', 'statut', 'статус'],
    paidAmount: ['amount paid', 'paid', 'montant payé', 'оплачено'],
    paidDay: ['date paid', 'payment date', 'date de paiement', 'дата оплаты'],
    reference: ['reference', 'po number', 'référence', 'номер заказа'],
  },
};

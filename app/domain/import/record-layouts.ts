import type { ExtraClientField } from '#app/domain/clients/client.ts';
import type { Layout } from './invoice-layouts.ts';

export type ClientColumn =
  | ('name' | 'firstName' | 'lastName' | 'email' | 'phone' | 'address')
  | ('language' | 'ccEmails' | 'paymentTerms' | ExtraClientField)
  | ('street' | 'street2' | 'street3' | 'street4' | 'city' | 'region' | 'postalCode' | 'country');

export type ProductFileColumn = 'name' | 'description' | 'price' | 'id' | 'rate' | 'unit';

export const clientLayouts: Layout<ClientColumn>[] = [
  {
    source: 'freshbooks',
    needs: ['name', 'firstName', 'lastName', 'email'],
    columns: {
      name: ['organization', 'organisation'],
      firstName: ['first name'],
      lastName: ['last name'],
      email: ['email'],
      phone: ['phone'],
      street: ['street'],
      city: ['city'],
      region: ['province/state', 'state/province'],
      country: ['country'],
      postalCode: ['postal code', 'zip/postal code'],
    },
  },
  {
    source: 'xero',
    needs: ['name', 'email'],
    columns: {
      name: ['contactname'],
      email: ['emailaddress'],
      firstName: ['firstname'],
      lastName: ['lastname'],
      street: ['poaddressline1'],
      street2: ['poaddressline2'],
      street3: ['poaddressline3'],
      street4: ['poaddressline4'],
      city: ['pocity'],
      region: ['poregion'],
      postalCode: ['popostalcode'],
      country: ['pocountry'],
      phone: ['phonenumber'],
      taxNumber: ['taxnumber'],
    },
  },
  {
    source: 'quickbooks',
    needs: ['name', 'email'],
    columns: {
      name: ['customer', 'company', 'name', 'customer full name'],
      email: ['email'],
      phone: ['phone', 'phone numbers'],
      contact: ['full name'],
      street: ['street', 'street address', 'billing street', 'billing address', 'bill address'],
      city: ['city', 'billing city'],
      region: ['state', 'billing state', 'province'],
      postalCode: ['zip', 'billing zip', 'postal code', 'zip code'],
      country: ['country', 'billing country'],
      taxNumber: ['resale number', 'tax id'],
    },
  },
  {
    source: 'invoice-ninja',
    needs: ['name', 'email'],
    columns: {
      name: ['name', 'client name', 'client.name'],
      street: ['billing street', 'client street', 'street', 'client.address1'],
      street2: ['billing apt/suite', 'client apt/suite', 'apt/suite', 'client.address2'],
      city: ['billing city', 'client city', 'city', 'client.city'],
      region: ['billing state/province', 'client state/province', 'client.state'],
      postalCode: ['billing postal code', 'client postal code', 'client.postal_code'],
      country: ['billing country', 'client country', 'client.country_id'],
      taxNumber: ['vat number', 'client vat number', 'client.vat_number'],
      phone: ['phone', 'client phone', 'client.phone'],
      firstName: ['first name', 'contact first name', 'contact.first_name'],
      lastName: ['last name', 'contact last name', 'contact.last_name'],
      email: ['email', 'contact email', 'client email', 'contact.email'],
    },
  },
];

export const productLayouts: Layout<ProductFileColumn>[] = [
  {
    source: 'freshbooks',
    needs: ['name', 'price'],
    columns: {
      name: ['item name', 'name'],
      description: ['item description', 'description'],
      price: ['rate', 'unit cost'],
      id: ['sku'],
    },
  },
  {
    source: 'xero',
    needs: ['id', 'price'],
    columns: {
      id: ['itemcode'],
      name: ['itemname'],
      description: ['salesdescription'],
      price: ['salesunitprice'],
    },
  },
  {
    source: 'quickbooks',
    needs: ['name', 'price'],
    columns: {
      name: ['product/service name', 'product/service'],
      description: ['sales description'],
      price: ['sales price / rate', 'sales price/rate', 'sales price', 'price'],
      id: ['sku'],
    },
  },
  {
    source: 'invoice-ninja',
    needs: ['name', 'price'],
    columns: {
      name: ['product', 'item product', 'product.product_key'],
      description: ['notes', 'item notes', 'product.notes'],
      price: ['price', 'cost', 'item cost', 'product.price', 'product.cost'],
      rate: ['tax rate', 'tax rate 1', 'product.tax_rate1'],
    },
  },
];

import type Stripe from 'stripe';

// The Stripe types that `npm run prepare-stripe-schemas` turns into stripe-schemas.json.

/** The parameters of each operation that the product, its scripts or the tests call. */
export type StripeRequests = {
  'POST /v1/customers': Stripe.CustomerCreateParams;
  'GET /v1/customers': Stripe.CustomerListParams;
  'GET /v1/customers/:id': Stripe.CustomerRetrieveParams;
  'POST /v1/customers/:id': Stripe.CustomerUpdateParams;
  'DELETE /v1/customers/:id': Stripe.CustomerDeleteParams;
  'POST /v1/checkout/sessions': Stripe.Checkout.SessionCreateParams;
  'GET /v1/checkout/sessions': Stripe.Checkout.SessionListParams;
  'GET /v1/checkout/sessions/:id': Stripe.Checkout.SessionRetrieveParams;
  'POST /v1/checkout/sessions/:id/expire': Stripe.Checkout.SessionExpireParams;
  'POST /v1/billing_portal/sessions': Stripe.BillingPortal.SessionCreateParams;
  'POST /v1/billing_portal/configurations': Stripe.BillingPortal.ConfigurationCreateParams;
  'GET /v1/billing_portal/configurations': Stripe.BillingPortal.ConfigurationListParams;
  'GET /v1/billing_portal/configurations/:id': Stripe.BillingPortal.ConfigurationRetrieveParams;
  'POST /v1/billing_portal/configurations/:id': Stripe.BillingPortal.ConfigurationUpdateParams;
  'GET /v1/subscriptions': Stripe.SubscriptionListParams;
  'GET /v1/subscriptions/:id': Stripe.SubscriptionRetrieveParams;
  'POST /v1/subscriptions/:id': Stripe.SubscriptionUpdateParams;
  'DELETE /v1/subscriptions/:id': Stripe.SubscriptionCancelParams;
  'GET /v1/invoices': Stripe.InvoiceListParams;
  'GET /v1/invoices/:id': Stripe.InvoiceRetrieveParams;
  'POST /v1/prices': Stripe.PriceCreateParams;
  'GET /v1/prices': Stripe.PriceListParams;
  'GET /v1/prices/:id': Stripe.PriceRetrieveParams;
  'POST /v1/products': Stripe.ProductCreateParams;
  'GET /v1/products': Stripe.ProductListParams;
  'GET /v1/products/:id': Stripe.ProductRetrieveParams;
  'POST /v1/products/:id': Stripe.ProductUpdateParams;
  'GET /v1/events': Stripe.EventListParams;
  'GET /v1/events/:id': Stripe.EventRetrieveParams;
  'POST /v1/webhook_endpoints': Stripe.WebhookEndpointCreateParams;
  'GET /v1/webhook_endpoints': Stripe.WebhookEndpointListParams;
  'POST /v1/webhook_endpoints/:id': Stripe.WebhookEndpointUpdateParams;
  'POST /v1/refunds': Stripe.RefundCreateParams;
  'GET /v1/refunds': Stripe.RefundListParams;
  'GET /v1/disputes': Stripe.DisputeListParams;
  'GET /v1/charges/:id': Stripe.ChargeRetrieveParams;
  'POST /v2/core/accounts': Stripe.V2.Core.AccountCreateParams;
  'GET /v2/core/accounts/:id': Stripe.V2.Core.AccountRetrieveParams;
  'POST /v2/core/account_links': Stripe.V2.Core.AccountLinkCreateParams;
  'POST /v2/core/event_destinations': Stripe.V2.Core.EventDestinationCreateParams;
  'GET /v2/core/event_destinations': Stripe.V2.Core.EventDestinationListParams;
  'POST /v2/core/event_destinations/:id': Stripe.V2.Core.EventDestinationUpdateParams;
  'POST /v2/core/event_destinations/:id/enable': Stripe.V2.Core.EventDestinationEnableParams;
};

/** The objects that Stripe returns and sends, by their `object` field. */
export type StripeObjects = {
  application: Stripe.Application;
  'billing_portal.configuration': Stripe.BillingPortal.Configuration;
  'billing_portal.session': Stripe.BillingPortal.Session;
  charge: Stripe.Charge;
  'checkout.session': Stripe.Checkout.Session;
  customer: Stripe.Customer;
  /** With `deleted: true`. */
  'deleted customer': Stripe.DeletedCustomer;
  dispute: Stripe.Dispute;
  event: Stripe.EventBase;
  invoice: Stripe.Invoice;
  line_item: Stripe.InvoiceLineItem;
  list: Stripe.ApiList<unknown>;
  payment_intent: Stripe.PaymentIntent;
  plan: Stripe.Plan;
  price: Stripe.Price;
  product: Stripe.Product;
  refund: Stripe.Refund;
  subscription: Stripe.Subscription;
  subscription_item: Stripe.SubscriptionItem;
  webhook_endpoint: Stripe.WebhookEndpoint;
  'v2 list': Stripe.V2List<unknown>;
  'v2.core.account': Stripe.V2.Core.Account;
  'v2.core.account_link': Stripe.V2.Core.AccountLink;
  'v2.core.event': AccountNotification;
  'v2.core.event_destination': Stripe.V2.Core.EventDestination;
};

interface AccountNotification extends Stripe.V2.Core.EventBase {
  related_object: Stripe.V2.Core.Events.RelatedObject;
}

/** Every v1 event with its object. */
export type StripeEvents = Stripe.Event;

/** Every v2 notification. */
export type StripeNotifications = Stripe.V2.Core.EventNotification;

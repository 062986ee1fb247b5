/** The minimum environment for a worker's valid configuration. */
export function workerEnv(LIBSQL_URL: string) {
  return {
    PRODUCT_NAME: 'Billwren',
    OPERATOR_NAME: 'Wren',
    OPERATOR_ADDRESS: 'Berlin',
    SUPPORT_EMAIL: 'support@example.com',
    PUBLIC_ORIGIN: 'https://billwren.example',
    MAIL_FROM: 'Billwren <hello@example.com>',
    CLIENT_MAIL_FROM: 'invoices@mail.example.com',
    LIBSQL_URL,
    PWNED_PASSWORDS_URL: 'https://pwned.example',
  };
}

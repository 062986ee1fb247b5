/** Stripe's error object (`docs.stripe.com/api/errors`). */
export type StripeErrorBody = {
  type: 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';
  message: string;
  code?: string;
  param?: string;
};

/** Thrown by an endpoint; sent as `{ error }` with the status. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: StripeErrorBody;

  constructor(status: number, body: StripeErrorBody) {
    super(body.message);
    this.name = 'StripeRefusal';
    this.status = status;
    this.body = body;
  }
}

/** A 400 error, caused by the request. */
export function badRequest(
  message: string,
  more: Pick<StripeErrorBody, 'code' | 'param'> = {},
): StripeRefusal {
  return new StripeRefusal(400, { type: 'invalid_request_error', message, ...more });
}

/** `No such customer: 'cus_x'`: 404 when the id is in the path, 400 when it is a parameter. */
export function noSuch(kind: string, id: string, param?: string): StripeRefusal {
  return new StripeRefusal(param ? 400 : 404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: param ?? 'id',
  });
}

import { action as postNativeForm } from '#app/features/invoice-form/native-create.route.tsx';
import { answerFormPost } from '#app/features/invoice-form/server/save-request.api.server.ts';
import { action as postNativeList } from '#app/features/invoice-list/invoices.route.tsx';
import { answerListPost } from '#app/features/invoice-list/server/list-action.api.server.ts';
import { action as postNativeSettings } from '#app/features/settings/native-settings.route.tsx';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { fullSettings } from './full-settings.ts';
import type { Person, PostedWrite } from './posted-writes.ts';
import { formPost, jsonPost } from './request-context.ts';
import type { TestDatabase } from './test-database.ts';
import { saveOf } from './visitor.ts';

type NativeAction = (
  given: never,
) => Promise<Response | { data: unknown; init: ResponseInit | null }>;

/** Lists the posts of the invoice list, of the form's products, and of the native pages. */
export function listPostedListWrites(database: TestDatabase): PostedWrite[] {
  const ask =
    (sql: string, field: keyof Person = 'userId') =>
    async (person: Person) => {
      const { rows } = await database.open().$client.execute({ sql, args: [person[field]] });
      return rows[0]?.[0] ?? null;
    };
  const inList =
    (json: (person: Person) => object) => async (context: RequestContext, person: Person) => {
      const request = jsonPost('/us/invoices', json(person), person.cookie);
      const { body, status } = await answerListPost(request, context);
      return { status, said: body };
    };
  /** Native pages have no country in their address: the business's country is read first. */
  const inNative =
    (action: (given: never) => unknown, request: (person: Person) => Request) =>
    async (context: RequestContext, person: Person) => {
      const given = { request: request(person), context, params: {} };
      const answer = await (action as NativeAction)(given as never);
      if (answer instanceof Response) return { status: answer.status, said: await answer.text() };
      return { status: answer.init?.status ?? 200, said: answer.data };
    };
  const status = ask('SELECT group_concat(status) FROM invoices WHERE user_id = ?');
  const line = { name: 'Design', unitPrice: '90.50', taxRate: '9.975', unit: '' };
  return [
    {
      name: 'an invoice is marked as paid',
      act: inList(({ invoiceId }) => ({ intent: 'set-status', invoiceId, status: 'paid' })),
      effect: status,
    },
    {
      name: 'an invoice is voided',
      act: inList(({ invoiceId }) => ({ intent: 'void', invoiceId, reason: 'Twice' })),
      effect: ask(`SELECT status || (SELECT group_concat(detail) FROM document_events
        WHERE invoice_id = i.id AND code = 'voided') FROM invoices i WHERE user_id = ?`),
    },
    {
      name: 'an invoice is archived',
      act: inList(({ invoiceId }) => {
        return { intent: 'archive', invoiceIds: [invoiceId], archived: true };
      }),
      effect: ask('SELECT group_concat(archived) FROM invoices WHERE user_id = ?'),
    },
    {
      name: 'a line becomes a product',
      act: async (context, { cookie }) => {
        const request = formPost('/us/create-invoice', {}, cookie);
        const json = { intent: 'save-product', ...line };
        const { body, status } = await answerFormPost(json, request, context, 'us');
        return { status, said: body };
      },
      isWordless: true,
      effect: ask(
        'SELECT group_concat(name || unit_price) FROM products_services WHERE user_id = ?',
      ),
    },
    {
      name: 'an invoice is saved in the native app',
      act: inNative(postNativeForm, ({ cookie, key }) => {
        const json = saveOf({ saveKey: key, invoiceNumber: key.slice(0, 8) });
        return jsonPost('/app/ios/create', json, cookie);
      }),
      isWordless: true,
      effect: ask('SELECT count(*) FROM invoices WHERE save_key = ?', 'key'),
    },
    {
      name: 'an invoice is marked as paid in the native app',
      act: inNative(postNativeList, ({ cookie, invoiceId }) =>
        formPost('/app/ios/invoices', { intent: 'set-status', invoiceId, status: 'paid' }, cookie),
      ),
      effect: status,
    },
    {
      name: 'settings are saved in the native app',
      act: inNative(postNativeSettings, ({ cookie }) => {
        const changes = { ...fullSettings('us'), businessName: 'Wren & Sons' };
        return jsonPost('/app/ios/settings', { intent: 'save-settings', changes }, cookie);
      }),
      isWordless: true,
      effect: ask('SELECT business_name FROM user_settings WHERE user_id = ?'),
    },
  ];
}

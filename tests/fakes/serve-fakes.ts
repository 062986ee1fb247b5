import { answerFakes, createFakes } from './fakes.ts';
import { createAppleFake, createGoogleFake } from './identity-provider.ts';
import type { ProviderRegistration } from './provider-registration.ts';
import { serveRequests } from './serve-requests.ts';
import { addDemoCustomers } from './stripe/demo-customers.ts';
import { keepState, loadSavedState } from './stripe/saved-state.ts';

/**
 * Serves all third parties from one origin. Their state is lost when they stop, except for Stripe's
 * customers: the database still refers to them, so they are saved to a file.
 * @returns a function that stops the server
 */
export async function serveFakes(order: {
  port: number;
  /** Where the product is served, for the identity providers' callbacks. */
  appOrigin: string;
  providers: ProviderRegistration;
  shops: Parameters<typeof createFakes>;
  stripeFile: string;
}): Promise<() => Promise<void>> {
  const { port, appOrigin, providers, shops, stripeFile } = order;
  const origin = `http://127.0.0.1:${port}`;
  const state = createFakes(...shops);
  loadSavedState(state.stripe, stripeFile);
  addDemoCustomers(state.stripe, Math.floor(Date.now() / 1000));
  const answer = async (request: Request) => {
    const answered = await answerFakes(request, state, Date.now());
    if (request.method !== 'GET') keepState(state.stripe, stripeFile);
    return answered;
  };
  const server = await serveRequests(answer, port, {
    google: await createGoogleFake(origin, appOrigin, providers),
    apple: await createAppleFake(origin, appOrigin, providers),
  });
  return () => {
    server.closeAllConnections();
    return new Promise((resolve) => void server.close(() => resolve()));
  };
}

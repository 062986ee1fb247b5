import { routedPath } from '#app/http/request/routed-path.server.ts';

/** Forms and small JSON: 500 ids of an archiving are 20 kB, a message to support 45 kB as a form writes it. */
const usual = 64_000;
const large = 2_000_000;

/** What takes more, and why. */
const largerPosts: { path: RegExp; limit: number }[] = [
  // A save: 100 items of 500 characters, and a guest's two pictures of up to 700 kB as text. Settings have the same pictures.
  {
    path: /^\/(?:(?:us|ca|uk|au)(?:\/(?:create-invoice|settings))?|app\/ios\/(?:create|settings))$/,
    limit: large,
  },
  // Six steps in seven languages of 4,000 characters, of each plan.
  { path: /^\/api\/reminders$/, limit: large },
  // A lot of 400 lines with texts of their own.
  { path: /^\/api\/import$/, limit: large },
  // 1,000 rows of a file of 1 MB.
  { path: /^\/api\/products-import$/, limit: large },
];

/** The largest of them: what of a refused body is read on is a few times as much. */
export const maxBodyBytes = large;

/** How many bytes may be posted to a request's address. */
export function bodyLimitOf(request: Request): number {
  const path = routedPath(request);
  return largerPosts.find((each) => each.path.test(path))?.limit ?? usual;
}

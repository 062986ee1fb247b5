import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';

// People and their ways in. What they own stands in schema.ts, which says how columns are written.

export const id = () => text('id').primaryKey();
export const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
export const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull().default(false);

/** A person with an account; `deleted_at` closes it at once, the wipe follows 30 days later. */
export const users = sqliteTable(
  'users',
  {
    id: id(),
    /** Null when an unverified account lost its address to a verified one. */
    email: text('email'),
    emailVerifiedAt: integer('email_verified_at'),
    /** IANA name; null means UTC. */
    timeZone: text('time_zone'),
    /** BCP 47, one of the product's; null until one was chosen or an account was made in it. */
    language: text('language'),
    createdAt: integer('created_at').notNull(),
    deletedAt: integer('deleted_at'),
    /** The address, lower case, that another account proved: whoever has it now may claim this one. */
    formerEmail: text('former_email'),
    addressLostAt: integer('address_lost_at'),
    /** Tries to claim it so far; counted before they are compared. */
    claimTries: integer('claim_tries').notNull().default(0),
    /** When they said that the earlier account of their address is not theirs. */
    claimDeclinedAt: integer('claim_declined_at'),
    /** The account into which this one, closed, went. */
    joinedTo: text('joined_to'),
    /** Since when its owner is asked whether the payment details are theirs; null when they need not be. */
    paymentCheckSince: integer('payment_check_since'),
  },
  (t) => [
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    index('users_former_email').on(t.formerEmail).where(sql`former_email IS NOT NULL`),
    index('users_closed').on(t.deletedAt).where(sql`deleted_at IS NOT NULL`),
  ],
);

export const credentialKinds = ['password', 'google', 'apple'] as const;

/** The ways in which a user may sign in: one password, and one row for every identity provider. */
export const credentials = sqliteTable(
  'credentials',
  {
    kind: text('kind', { enum: credentialKinds }).notNull(),
    /** The provider's id of the person; for a password our own user id, so that there is one at most. */
    subject: text('subject').notNull(),
    userId: owner(),
    passwordHash: text('password_hash'),
    /** The provider's client and token that revoke its grant when the account is deleted; null where there are none. */
    grantClient: text('grant_client'),
    grantToken: text('grant_token'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.subject] }),
    index('credentials_user').on(t.userId),
    check('credentials_secret', sql`(${t.kind} = 'password') = (${t.passwordHash} IS NOT NULL)`),
  ],
);

/** A signed-in browser; the id is the SHA-256 (hex) of the cookie's token, which itself is stored nowhere. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: id(),
    userId: owner(),
    expiresAt: integer('expires_at').notNull(),
    /** Remember me: 30 days instead of 24 hours. */
    remember: flag('remember'),
    createdAt: integer('created_at').notNull(),
    /** When it was last used, to the hour. */
    lastSeenAt: integer('last_seen_at').notNull().default(0),
    /** The browser's `User-Agent`, cut to 300 characters, from which the list of sessions takes its names. */
    userAgent: text('user_agent').notNull().default(''),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
);

/**
 * A six-digit code that was mailed. The id is the SHA-256 (hex) of a token that only the asking browser's cookie holds,
 * so a code is worth nothing anywhere else.
 */
export const loginCodes = sqliteTable(
  'login_codes',
  {
    id: id(),
    email: text('email').notNull(),
    codeHash: text('code_hash').notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** Tries claimed so far; counted before the code is compared. */
    tries: integer('tries').notNull().default(0),
    /** The session that it opened; a code with one is used up. */
    sessionId: text('session_id'),
  },
  (t) => [index('login_codes_expiry').on(t.expiresAt), index('login_codes_email').on(t.email)],
);

export const emailLinkKinds = ['confirm'] as const;

/**
 * A link that was mailed to confirm an address. The id is the SHA-256 (hex) of its token. There is one of each kind for a
 * user, so the newest ends the older. Links to set a password stand in reset-link-schema.ts; rows of the kind `reset` count
 * nowhere.
 */
export const emailLinks = sqliteTable(
  'email_links',
  {
    id: id(),
    kind: text('kind', { enum: emailLinkKinds }).notNull(),
    userId: owner(),
    /** The address it went to; a link ends when the account's address changes. */
    email: text('email').notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** When it was followed; a link with it is used up. */
    usedAt: integer('used_at'),
  },
  (t) => [
    uniqueIndex('email_links_newest').on(t.userId, t.kind),
    index('email_links_expiry').on(t.expiresAt),
  ],
);

/**
 * One row for each counted try of something that is throttled. The key is a SHA-256 (hex) of what is counted, so no
 * address of a person stands here; rows are wiped when no window reaches back to them.
 */
export const attempts = sqliteTable(
  'attempts',
  { key: text('key').notNull(), at: integer('at').notNull() },
  (t) => [index('attempts_by_key').on(t.key, t.at), index('attempts_age').on(t.at)],
);

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

// Users and their sign-in methods. Their data is in schema.ts, which also documents the column conventions.

export const id = () => text('id').primaryKey();
export const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
export const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull().default(false);

/** A user account; `deleted_at` closes it at once, and it is wiped 30 days later. */
export const users = sqliteTable(
  'users',
  {
    id: id(),
    /** Null when an unverified account lost its address to a verified one. */
    email: text('email'),
    emailVerifiedAt: integer('email_verified_at'),
    /** IANA name; null means UTC. */
    timeZone: text('time_zone'),
    /** BCP 47, one of the product's languages; null until one was chosen or used to create the account. */
    language: text('language'),
    createdAt: integer('created_at').notNull(),
    deletedAt: integer('deleted_at'),
    /** The lower-case address that another account has verified; that account may claim this one. */
    formerEmail: text('former_email'),
    addressLostAt: integer('address_lost_at'),
    /** Attempts to claim it so far; counted before they are checked. */
    claimTries: integer('claim_tries').notNull().default(0),
    /** When this user said that the earlier account with their address isn't theirs. */
    claimDeclinedAt: integer('claim_declined_at'),
    /** The account that this closed one was merged into. */
    joinedTo: text('joined_to'),
    /** Since when the owner is asked to confirm the payment details; null when they needn't be. */
    paymentCheckSince: integer('payment_check_since'),
  },
  (t) => [
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    index('users_former_email').on(t.formerEmail).where(sql`former_email IS NOT NULL`),
    index('users_closed').on(t.deletedAt).where(sql`deleted_at IS NOT NULL`),
  ],
);

export const credentialKinds = ['password', 'google', 'apple'] as const;

/** A user's sign-in methods: one password, and one row per identity provider. */
export const credentials = sqliteTable(
  'credentials',
  {
    kind: text('kind', { enum: credentialKinds }).notNull(),
    /** The provider's id of the user; for a password our own user id, so that there is at most one. */
    subject: text('subject').notNull(),
    userId: owner(),
    passwordHash: text('password_hash'),
    /** The provider's client and token for revoking its grant when the account is deleted; null without any. */
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

/** A signed-in browser; the id is the SHA-256 (hex) of the cookie's token, which itself is never stored. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: id(),
    userId: owner(),
    expiresAt: integer('expires_at').notNull(),
    /** Remember me: 30 days instead of 24 hours. */
    remember: flag('remember'),
    createdAt: integer('created_at').notNull(),
    /** Last use, accurate to the hour. */
    lastSeenAt: integer('last_seen_at').notNull().default(0),
    /** The browser's `User-Agent`, truncated to 300 characters, for names in the list of sessions. */
    userAgent: text('user_agent').notNull().default(''),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
);

/**
 * An emailed six-digit code. The id is the SHA-256 (hex) of a token that only the requesting browser's cookie contains,
 * so a code is useless anywhere else.
 */
export const loginCodes = sqliteTable(
  'login_codes',
  {
    id: id(),
    email: text('email').notNull(),
    codeHash: text('code_hash').notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** Attempts so far; counted before the code is checked. */
    tries: integer('tries').notNull().default(0),
    /** The session it started; a code with one has been used. */
    sessionId: text('session_id'),
  },
  (t) => [index('login_codes_expiry').on(t.expiresAt), index('login_codes_email').on(t.email)],
);

export const emailLinkKinds = ['confirm'] as const;

/**
 * An emailed link to confirm an address. The id is the SHA-256 (hex) of its token. A user has one link of each kind, so
 * a new one replaces the old. Password reset links are in reset-link-schema.ts; rows of the kind `reset` are ignored.
 */
export const emailLinks = sqliteTable(
  'email_links',
  {
    id: id(),
    kind: text('kind', { enum: emailLinkKinds }).notNull(),
    userId: owner(),
    /** The address it was sent to; a link becomes invalid when the account's address changes. */
    email: text('email').notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** When it was followed; a link with this set has been used. */
    usedAt: integer('used_at'),
  },
  (t) => [
    uniqueIndex('email_links_newest').on(t.userId, t.kind),
    index('email_links_expiry').on(t.expiresAt),
  ],
);

/**
 * One row per counted attempt of a rate-limited action. The key is a SHA-256 (hex) of what is counted, so no address is
 * stored here; rows are deleted once no window includes them.
 */
export const attempts = sqliteTable(
  'attempts',
  { key: text('key').notNull(), at: integer('at').notNull() },
  (t) => [index('attempts_by_key').on(t.key, t.at), index('attempts_age').on(t.at)],
);

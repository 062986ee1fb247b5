import { describe, expect, it } from 'vitest';
import {
  hashPassword,
  unknownAccountHash,
  verifyPassword,
} from '#app/features/account/server/passwords.server.ts';

describe('password hashes', () => {
  it('accept the same password and no other', async () => {
    const stored = await hashPassword('billwren demo 2026');
    expect(await verifyPassword('billwren demo 2026', stored)).toBe(true);
    expect(await verifyPassword('Billwren demo 2026', stored)).toBe(false);
    expect(await verifyPassword('', stored)).toBe(false);
  });

  it('cost what OWASP recommends, and are checked at the cost they contain', async () => {
    const stored = await hashPassword('secret!');
    expect(stored).toMatch(/^scrypt\$16384\$8\$5\$/);
    for (const other of ['scrypt$8192$8$5$', 'scrypt$16384$8$4$', 'scrypt$16384$4$5$']) {
      const cheaper = stored.replace('scrypt$16384$8$5$', () => other);
      expect(await verifyPassword('secret!', cheaper)).toBe(false);
    }
  });

  it('differ for the same password, and never contain it', async () => {
    const [one, other] = await Promise.all([hashPassword('secret!'), hashPassword('secret!')]);
    expect(one).not.toBe(other);
    expect(one).not.toContain('secret!');
  });

  it('accept the same letters typed on another keyboard', async () => {
    const stored = await hashPassword('caf\u00e9 au lait');
    expect(await verifyPassword('cafe\u0301 au lait', stored)).toBe(true);
  });

  it.each(['', 'scrypt$none', 'plain', 'scrypt$1$1$1$AA$AA', `md5$${'a'.repeat(60)}`])(
    'refuse a malformed hash: %s',
    async (stored) => {
      expect(await verifyPassword('anything', stored)).toBe(false);
    },
  );

  it('of unknown accounts match nothing', async () => {
    expect(await verifyPassword('', unknownAccountHash)).toBe(false);
    expect(await verifyPassword('password', unknownAccountHash)).toBe(false);
  });
});

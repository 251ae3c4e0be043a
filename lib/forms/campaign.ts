import { type AddressKey, addressKeys, cleanValue } from '@/lib/visitor/campaign-keys';
import { sessionStore } from './session-store';

/** Campaign values of the session; cleaned here too, since anyone may have written into the storage. */
export function campaignOf(): Partial<Record<AddressKey, string>> {
  const entries = addressKeys.map(
    (key) => [key, cleanValue(sessionStore.read(key) ?? '')] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

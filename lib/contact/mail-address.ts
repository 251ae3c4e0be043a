/**
 * A mailto address with the message filled in (RFC 6068).
 * @param email Recipient.
 * @param subject Subject line.
 * @param lines Paragraphs of the message; empty ones are left out.
 */
export function mailAddress(email: string, subject: string, lines: readonly string[] = []): string {
  const body = lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n\n')
    .replaceAll(/\r?\n/g, '\r\n');
  const message = body && `&body=${encodeURIComponent(body)}`;
  return `mailto:${email}?subject=${encodeURIComponent(subject)}${message}`;
}

/** Shortest secret that is redacted: a shorter one is no secret, and occurs in many words. */
const defaultMinLength = 4

/** Redacts known secrets in a text. */
export const withoutSecrets = (text: string, secrets: readonly string[], minLength = defaultMinLength): string =>
  secrets.filter(secret => secret.length >= minLength).reduce((rest, secret) => rest.replaceAll(secret, '…'), text)

/** Patterns of credentials. The first group, which is before the credential, stays. */
const patterns: RegExp[] = [
  // User and password in an address: `https://x-access-token:1234@github.com/acme/docs.git`.
  /([a-z][a-z\d+.-]{0,20}:\/\/)[^\s/@"'<>]{1,500}(?=@)/gi,
  /(bearer\s+|basic\s+|svc_\w*?)[\w.~+/-]{8,}=*/gi
]

/** Redacts keys in a text: known ones, those that look like keys of this service, and credentials in addresses. */
export const withoutKeys = (text: string, secrets: readonly string[] = []): string =>
  patterns.reduce((rest, pattern) => rest.replaceAll(pattern, '$1…'), withoutSecrets(text, secrets))

/** The values of headers, whole and without the scheme before a credential, because servers echo them in both forms. */
export const credentialsIn = (headers: Readonly<Record<string, string>>): string[] =>
  Object.values(headers).flatMap(value => [value, value.replace(/^(?:bearer|basic|token|api-?key|key)\s+/i, '')])

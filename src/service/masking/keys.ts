/** What is so short is no secret, and stands in many words. */
const shortest = 4

/** A text in which these secrets, which are known, do not stand any more. */
export const withoutSecrets = (text: string, secrets: readonly string[], least = shortest): string =>
  secrets.filter(secret => secret.length >= least).reduce((rest, secret) => rest.replaceAll(secret, '…'), text)

/** What lets somebody in wherever it stands; what stands before it, in the first group, stays. */
const patterns: RegExp[] = [
  // User and password in an address: `https://x-access-token:1234@github.com/acme/docs.git`.
  /([a-z][a-z\d+.-]{0,20}:\/\/)[^\s/@"'<>]{1,500}(?=@)/gi,
  /(bearer\s+|basic\s+|svc_\w*?)[\w.~+/-]{8,}=*/gi
]

/** A text without keys: those that are known, and what looks like one of this service or of an address. */
export const withoutKeys = (text: string, secrets: readonly string[] = []): string =>
  patterns.reduce((rest, pattern) => rest.replaceAll(pattern, '$1…'), withoutSecrets(text, secrets))

/**
 * What a build replaces in an address: `{{version}}`, `${branch}`, `{version}`, `<VERSION>`, `%version%`. No encoded
 * character begins the last.
 */
export const placeholder = /\{\{?[^{}]+\}|%(?![\da-f]{2})[a-z][\w-]*%|<[a-z][\w-]*>/i

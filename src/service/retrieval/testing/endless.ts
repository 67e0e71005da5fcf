/** MDX that takes minutes to parse, whatever the machine: ever more backticks that nothing closes, and an expression. */
export const endless = `{1} ${Array.from({ length: 2_000 }, (_, count) => '`'.repeat(count)).join(' a ')}`

/** Verbs in -ise that are written so in America too, most of which have a noun in -ision or -ise. */
const sameAnywhere =
  'adv|advert|ar|clockw|compr|comprom|conc|counterclockw|dem|desp|dev|disgu|enterpr|exc|exerc|expert|franch|improv|likew|merchand|otherw|parad|prec|prem|prom|rev|superv|surpr|telev|treat'

const endingInIse = new RegExp(`(?<!^(?:${sameAnywhere}))(?<=[a-z]{2}[^aeiou])is(?=(?:e[drs]?|ers|ing|ations?|able)$)`)

/** A word in lower case as it is written in America: `customise`, `behaviour`, `licence`. */
export const americanSpelling = (word: string): string =>
  word
    .replace(endingInIse, 'iz')
    .replace(/^(analy)s(?=e[dr]?$|ing$)/, '$1z')
    .replace(/^(behavi|col|fav|flav|hon|neighb)our/, '$1or')
    .replace(/^licence/, 'license')
    .replace(/^(cent)re(?=s?$|d$)/, '$1er')
    .replace(/^(catalog|dialog)ue/, '$1')
    .replace(/^artefact/, 'artifact')
    .replace(/^grey/, 'gray')

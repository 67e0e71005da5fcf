import { always, type Rule } from './rule.ts'

const secret = '[key]'

/** Patterns of the keys of well-known services, by their prefixes. */
const prefixes = [
  // Amazon, Google, Azure, DigitalOcean, Hashicorp, Heroku, Fly, Vercel
  '(?:AKIA|ASIA)[A-Z0-9]{12,}',
  'AIza[\\w-]{30,}',
  'ya29\\.[\\w-]{20,}',
  'GOCSPX-[\\w-]{20,}',
  'do[opr]_v1_[a-f0-9]{32,}',
  'hv[sb]\\.[\\w-]{20,}',
  'HRKU-[\\w-]{20,}',
  'fm[12]_[\\w+/-]{20,}',
  // Code hosts and registries
  'gh[oprsu]_[A-Za-z0-9]{20,}',
  'github_pat_\\w{20,}',
  'gl(?:pat|ptt|dt|rt)-[\\w-]{16,}',
  'npm_[A-Za-z0-9]{20,}',
  'pypi-[\\w-]{16,}',
  'dckr_pat_[\\w-]{16,}',
  // Models
  'sk-[\\w-]{16,}',
  '(?:hf|gsk|r8|pplx|xai)[_-][A-Za-z0-9]{20,}',
  // Payment, messages, mail
  '[rsp]k_(?:live|test)_[A-Za-z0-9]{10,}',
  'whsec_[\\w+/=-]{16,}',
  'xox[abeoprs]-[\\w-]{10,}',
  'xapp-[\\w-]{10,}',
  'SG\\.[\\w-]{16,64}\\.[\\w-]{16,}',
  'key-[a-f0-9]{32}',
  '\\d{8,10}:AA[\\w-]{30,}',
  'shp(?:at|ca|pa|ss)_[a-f0-9]{20,}',
  'sntry[su]_[\\w+/=-]{20,}',
  'lin_api_\\w{20,}',
  'ntn_\\w{20,}',
  'AGE-SECRET-KEY-1[A-Z0-9]{20,}',
  // This platform's own
  'svc_[\\w-]{16,}'
]

/** A value after the name of a secret: `password=…`, `"apiKey": "…"`, `--token …`. */
const named =
  /((?:pass(?:word|wd|phrase)?|pwd|secret|token|api[_ -]?key|access[_ -]?key|private[_ -]?key|client[_ -]?secret|account[_ -]?key|signature|\bsig|credentials?)["'`\]]{0,2}(?:\s{0,3}(?:[:=]|=>|\bis\b|\bist\b)\s{0,3}|\s)["'`]{0,1})([^\s"'`<>{}()[\],;&]{6,500})/giu

/** Keys, tokens and passwords. */
export const secrets: Rule[] = [
  always(
    /-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----[\s\S]{0,20000}?(?:-----END [A-Z ]{0,30}PRIVATE KEY-----|(?=-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----)|$)/g,
    secret
  ),
  // A token of JSON (JWT, JWE): its first part is `{"` in Base64.
  always(/\beyJ[\w-]{8,4000}\.[\w-]{4,8000}(?:\.[\w-]{0,4000}){0,3}/g, secret),
  always(new RegExp(`(?<![A-Za-z0-9])(?:${prefixes.join('|')})`, 'g'), secret),
  // A name and a password in an address.
  { pattern: /(:\/\/)[^\s/@:"'<>]{1,100}:(?!\$)[^\s/@"'<>]{1,200}@/g, replace: (_, start) => `${start}${secret}@` },
  { pattern: /\b(bearer|basic)(\s{1,3})([\w.~+/-]{12,4000}={0,2})/gi, replace: bearer },
  { pattern: named, replace: valueOfName },
  { pattern: /(?<![\w+/=.-])[\w+/-]{32,200}={0,2}(?![\w+/=-])/g, replace: maskRandom }
]

function bearer(match: string, scheme = '', space = '', value = ''): string {
  return hasDigitAndLetter(value) ? `${scheme}${space}${secret}` : match
}

/** Masks the value of a named secret, unless it is a variable, a placeholder or a plain word. */
function valueOfName(match: string, name = '', value = ''): string {
  const isPlaceholder = /^(?:process\.|import\.|env[.(]|os\.|\$|%|your|my[-_]|example|changeme|x{4}|\*{3}|\.{3})/i.test(
    value
  )
  return isPlaceholder || !looksChosen(value) ? match : `${name}${secret}`
}

const hasDigitAndLetter = (text: string): boolean => /\d/.test(text) && /[a-z]/i.test(text)

/** Whether a text looks like a password or a token, and not like a word, an identifier, an address or a type. */
const looksChosen = (value: string): boolean =>
  hasDigitAndLetter(value) && !/^[a-z]+(?:[A-Z][a-z]+)*\d?$|:\/\/|^\/|^[\w.]+\(|^\[key\]/.test(value)

/** Masks a match that looks random: mixed-case letters with digits, or hexadecimal. Leaves paths and long names. */
function maskRandom(match: string): string {
  if (/^[0-9a-f]+$/i.test(match)) return hasDigitAndLetter(match) ? secret : match
  const count = (pattern: RegExp) => match.match(pattern)?.length ?? 0
  const isMixed = count(/\d/g) >= 3 && count(/[A-Z]/g) >= 4 && count(/[a-z]/g) >= 4
  return isMixed && count(/[/-]/g) <= 3 && changes(match) > match.length * 0.45 ? secret : match
}

/** Number of changes between kinds of characters. Words have few; random texts have one at two of three places. */
const changes = (text: string): number => {
  const kindOf = (char = '') => (/\d/.test(char) ? 0 : /[A-Z]/.test(char) ? 1 : /[a-z]/.test(char) ? 2 : 3)
  return [...text].filter((char, index) => index > 0 && kindOf(char) !== kindOf(text[index - 1])).length
}

import type { Rule } from './rule.ts'

const domain = String.raw`(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,8}\p{L}{2,24}`

/** Email addresses, also with a word in place of the @ sign. */
export const emailAddresses: Rule[] = [
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}._%+/$}-])([\p{L}\p{N}._%+'-]{1,64})@(${domain})(?![\p{L}\p{N}@-])`,
      'gu'
    ),
    replace: (match, name = '', host = '') => (isNobody(name, host) ? match : '[email]')
  },
  {
    pattern:
      /(?<![\p{L}\p{N}._%+-])([\p{L}\p{N}._%+-]{1,64})\s?[[({](?:at|ät|arroba)[\])}]\s?((?:[\p{L}\p{N}-]{1,63}(?:\.|\s?[[({](?:dot|punkt)[\])}]\s?)){1,8}\p{L}{2,24})/giu,
    replace: () => '[email]'
  }
]

/** Whether an address is reserved for examples (RFC 2606, RFC 6761), belongs to a program, or is the name of a file. */
const isNobody = (name: string, host: string): boolean =>
  /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost|local)$/iu.test(host) ||
  /^(?:git|hg|svn|npm|noreply|no-reply)$/i.test(name) ||
  /\.(?:png|jpe?g|gif|webp|avif|svg|ico|css|m?[jt]sx?|json|html?)$/i.test(host)

/** Public network addresses, which identify a household or a company. */
export const networkAddresses: Rule[] = [
  {
    pattern: /(?<![\w.:-]|version )(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?![\w-]|\.\d)/g,
    replace: (match, ...parts) => (isPublic(match, parts.slice(0, 4).map(Number)) ? '[address]' : match)
  },
  {
    pattern: /(?<![\w:.])(?:[0-9a-f]{0,4}:){2,8}[0-9a-f]{0,4}(?![\w:]|\.\w)/gi,
    replace: match => (isPublic6(match) ? '[address]' : match)
  }
]

/** Public DNS resolvers, which many documentations mention. */
const wellKnown = ['1.1.1.1', '1.0.0.1', '8.8.8.8', '8.8.4.4', '9.9.9.9', '1.2.3.4']

/** Whether an IPv4 address is public: not private, local, a netmask, or for documentation (RFC 1918, 5735, 5737, 6598). */
const isPublic = (text: string, [a = 0, b = 0, c = 0, d = 0]: number[]): boolean => {
  if ([a, b, c, d].some(part => part > 255) || wellKnown.includes(text)) return false
  if (a === 0 || a === 10 || a === 127 || a >= 224) return false
  if ((a === 172 && b >= 16 && b <= 31) || (a === 192 && b === 168) || (a === 169 && b === 254)) return false
  if ((a === 100 && b >= 64 && b <= 127) || (a === 198 && (b === 18 || b === 19))) return false
  const isOfExamples = [
    [192, 0, 2],
    [198, 51, 100],
    [203, 0, 113]
  ].some(([x, y, z]) => a === x && b === y && c === z)
  // Four small numbers are more likely a version.
  return !isOfExamples && Math.max(a, b, c, d) > 20
}

/** Whether an IPv6 address is public: not local, private or for documentation. `12:30:00` and `a::b` are no addresses. */
const isPublic6 = (text: string): boolean => {
  const groups = text.split(':')
  const filled = groups.filter(group => group !== '')
  const doubled = text.split('::').length - 1
  const isAddress = doubled === 1 ? filled.length >= 3 && groups.length <= 8 : doubled === 0 && groups.length === 8
  return isAddress && /^[23]/.test(text) && !/^2001:0?db8(?::|$)/i.test(text)
}

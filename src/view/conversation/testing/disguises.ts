/** Hosts and addresses, other than `evil.test`, that the text of a link may imitate. */
const hosts = ['github.com/acme', 'Docs.Example.com', 'https://docs.example.com/login', 'evil.test.docs.example.com']

/** Letters that look like Latin ones: Cyrillic, Greek, Latin of other sounds, Armenian, Cherokee, Lisu, mathematical. */
const lookAlikes: Record<string, string> = {
  c: 'сϲⅽᴄᏟꓚ𝖼',
  e: 'еҽєɛҿ℮𝖾',
  i: 'іιıӏіɩɪ',
  o: 'оοօσഠ၀𝗈',
  h: 'һհᏂℎ𝗁'
}

const ways: ((host: string) => string[])[] = [
  host => [host, host.toUpperCase(), `www.${host}`, ` ${host} `],
  host => [`see ${host}`, `Open ${host} now`, `“${host}”`, `(${host})`, `${host}?next=evil.test`, `→ ${host}`],
  host => [`${host}@evil.test`, `https://${host}@evil.test`, `//${host}`, `\\\\${host}`, `HTTPS:${host}`],
  // Before or after the name of the host that the link leads to.
  host => [`${host}/evil.test`, `${host} (evil.test)`, `${host}.evil.test`, `evil.test.${host}`, `evil.test@${host}`],
  host => [`evil.test, ${host}`, `evil.test\u3000${host}`, `evil.testa/${host}`, `evil.test-${host}`],
  // Dots and slashes of other scripts.
  host => ['。', '．', '｡', '․', '﹒', '·', '٠', '۔', 'ꓸ'].map(dot => host.replaceAll('.', dot)),
  host => ['∕', '⁄', '⧸', '／'].map(slash => `https:${slash}${slash}${host.replaceAll('/', slash)}`),
  host => [[...host].map(fullWidth).join('')],
  host =>
    Object.entries(lookAlikes).flatMap(([letter, others]) =>
      host.includes(letter) ? [...others].map(other => host.replace(letter, other)) : []
    ),
  // Hidden and reordering characters, as they would arrive if nothing had removed them.
  host =>
    ['\u00ad', '\u200b', '\u2060', '\u034f', '\u3164', '\u{e0061}'].map(hidden => host.replace('.', `${hidden}.`)),
  host => [`\u202e${[...host].reverse().join('')}`, `\u2067${host}\u2069`, `אב ${host}`, `evil.test/א/${host}`]
]

const fullWidth = (letter: string) =>
  /[!-~]/.test(letter) ? String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0) : letter

export const disguises: readonly string[] = [...new Set(hosts.flatMap(host => ways.flatMap(way => way(host))))]

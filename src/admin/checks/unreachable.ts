import { NoAnswer, reasonOf } from './exchange.ts'

export interface Unreachable {
  subject: string
  found: string
  advice: string
}

/** Explains why an address gave no response, and what to do about it. */
export const whyUnreachable = (subject: string, asked: URL, error: unknown, advice: string): Unreachable => {
  const { href, host } = error instanceof NoAnswer ? error.address : asked
  const reason = reasonOf(error)
  const known = causes.find(([pattern]) => pattern.test(reason))
  const way = host === asked.host ? '' : `, where ${asked.host} redirects to`
  if (!known) return { subject, found: `${href} cannot be reached${way}: ${reason}`, advice }
  const [, name, found, what] = known
  return { subject: name ?? subject, found: `${found.replace('HOST', host)}${way} (${reason})`, advice: what }
}

const causes: [RegExp, string | undefined, string, string][] = [
  [
    /CERT_HAS_EXPIRED/,
    'certificate',
    'the certificate of HOST has expired',
    'Renew it: browsers show a warning in place of the page, and block scripts and questions.'
  ],
  [
    /SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|CERT_UNTRUSTED/,
    'certificate',
    'the certificate of HOST is not trusted',
    'Use one that browsers trust. To examine it all the same, name its authority in NODE_EXTRA_CA_CERTS.'
  ],
  [
    /CERT_ALTNAME|HOSTNAME_MISMATCH/,
    'certificate',
    'the certificate of HOST is for another name',
    'Use one that is for this host, or the host that it is for.'
  ],
  [/^CERT_/, 'certificate', 'the certificate of HOST is not valid', 'Use one that browsers trust.'],
  [
    /SSL|EPROTO/,
    'certificate',
    'HOST does not speak TLS as it should',
    'Mend its certificate and TLS, or write http where it has none.'
  ],
  [/ENOTFOUND|EAI_AGAIN/, undefined, 'there is no host HOST', 'See whether the address is spelt right.'],
  [/ECONNREFUSED/, undefined, 'nothing answers at HOST', 'See whether it runs, and at this port.'],
  [
    /in time/,
    undefined,
    'HOST takes the request and gives no whole answer',
    'See whether it is overloaded, or stands still.'
  ],
  [/redirect count/, undefined, 'HOST redirects in a circle', 'Mend its redirects: readers get no page either.']
]

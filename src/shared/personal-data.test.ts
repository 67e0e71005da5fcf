import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { expectLinearTimeOver } from '../shared/testing/linear-time.ts'
import { maskPersonalData } from './personal-data.ts'

const random = 'Zk9qX3vR7tB2mW5yN8cL4dH6'

/** Texts with personal data, and the same texts masked. */
const masked: Record<string, [given: string, expected: string][]> = {
  'email addresses': [
    ['Write to ann.lee+docs@mail.acme.de, please.', 'Write to [email], please.'],
    ["Mail <jürgen@müller.de> or o'brien@uni-köln.de", 'Mail <[email]> or [email]'],
    ['ann(at)acme.de, ben [at] acme [dot] com', '[email], [email]'],
    ['mailto:ann@acme.co.uk?subject=x', 'mailto:[email]?subject=x'],
    ['{"contact":"ann@acme.io"}', '{"contact":"[email]"}'],
    ['佐藤@例え.テスト と ann@acme.jp', '[email] と [email]']
  ],
  'telephone numbers': [
    [
      'Germany +49 30 1234567, 030 1234567, 0171/1234567, 0049 (0)171-123 45 67',
      'Germany [telephone number], [telephone number], [telephone number], [telephone number]'
    ],
    [
      'USA (415) 555-0132, 415-555-0132, +1 415.555.0132, 1-800',
      'USA [telephone number], [telephone number], [telephone number], 1-800'
    ],
    ['France 06 12 34 56 78, +33 6 12 34 56 78', 'France [telephone number], [telephone number]'],
    ['UK 020 7946 0958, +44 20 7946 0958', 'UK [telephone number], [telephone number]'],
    ['España 612 34 56 78, teléfono 612345678', 'España [telephone number], teléfono [telephone number]'],
    ['Brasil (11) 91234-5678, +55 11 91234-5678', 'Brasil [telephone number], [telephone number]'],
    ['India 98765 43210, +91-98765-43210', 'India [telephone number], [telephone number]'],
    ['日本 03-1234-5678 携帯 090-1234-5678', '日本 [telephone number] 携帯 [telephone number]'],
    ['中国 138 1234 5678, 13812345678', '中国 [telephone number], [telephone number]'],
    ['Call me at 5550132 or tel: 5550133.', 'Call me at [telephone number] or tel: [telephone number].'],
    ['Handy: 0171 1234567\nFax 030-1234568', 'Handy: [telephone number]\nFax [telephone number]']
  ],
  'bank accounts and cards': [
    ['Pay DE89 3704 0044 0532 0130 00 today', 'Pay [account] today'],
    ['GB82WEST12345698765432, FR1420041010050500013M02606, nl91abna0417164300', '[account], [account], [account]'],
    [
      'Card 4111 1111 1111 1111, 378282246310005, 5555-5555-5555-4444',
      'Card [card number], [card number], [card number]'
    ]
  ],
  'network addresses': [
    [
      'from 93.184.216.34 and 2a02:8109:9a40:1b2c::42:1, port 93.184.216.34:8080',
      'from [address] and [address], port [address]:8080'
    ],
    ['2001:4860:4860:0:0:0:0:8888', '[address]']
  ],
  'keys and tokens': [
    [`Authorization: Bearer ${random}`, 'Authorization: Bearer [key]'],
    [`eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.${random} is refused`, '[key] is refused'],
    [`AKIAIOSFODNN7EXAMPLE and AIza${random}${random}`, '[key] and [key]'],
    ['aws_secret_access_key = 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', 'aws_secret_access_key = [key]'],
    [`ghp_${random}, github_pat_${random}, glpat-${random}`, '[key], [key], [key]'],
    [`sk-proj-${random}, sk-ant-api03-${random}, hf_${random}`, '[key], [key], [key]'],
    [`sk_live_${random} xoxb-123-456-${random} npm_${random}`, '[key] [key] [key]'],
    [`svc_${random} in the page`, '[key] in the page'],
    ['postgres://ann:hunter2@db.acme.de/x', 'postgres://[key]@db.acme.de/x'],
    ['https://api.acme.dev/v1?api_key=a1b2c3d4e5f6&page=2', 'https://api.acme.dev/v1?api_key=[key]&page=2'],
    ['password: hunter22, "token": "abc12345"', 'password: [key], "token": "[key]"'],
    ['my password is Sommer2026!', 'my password is [key]'],
    ['curl --token 8f14e45fceea167a', 'curl --token [key]'],
    [`It says ${random}aB3dE5fG7h`, 'It says [key]'],
    ['-----BEGIN RSA PRIVATE KEY-----\nMIIEow\n-----END RSA PRIVATE KEY-----\nEnd', '[key]\nEnd'],
    [
      '-----BEGIN PRIVATE KEY-----\nMIIEow\n-----BEGIN PRIVATE KEY-----\nMIIEvQ\n-----END PRIVATE KEY-----\nEnd',
      '[key][key]\nEnd'
    ]
  ]
}

for (const [what, cases] of Object.entries(masked)) {
  it.each(cases)(`masks ${what}: %s`, (given, expected) => {
    expect(maskPersonalData(given)).toBe(expected)
    expect(maskPersonalData(expected)).toBe(expected)
  })
}

it.each([
  ['write to jane.doe+docs@mail.example.co.uk, please', 'write to [email], please'],
  ['call +49 (0)151 2345 6789 or +1-555-010-9999', 'call [telephone number] or [telephone number]'],
  ['my number is (555) 123-4567', 'my number is [telephone number]'],
  ['or 0151 23456789 at home', 'or [telephone number] at home'],
  ['card 4111 1111 1111 1111 fails', 'card [card number] fails'],
  ['from DE89 3704 0044 0532 0130 00 it works', 'from [account] it works'],
  ['my server 84.17.49.201 refuses', 'my server [address] refuses'],
  ['clone https://joe:hunter2@git.example.com/a.git', 'clone https://[key]@git.example.com/a.git'],
  ['OPENAI=sk-proj-abcdefghij0123456789', 'OPENAI=[key]'],
  ['Authorization: Bearer abc.def-123456', 'Authorization: Bearer [key]'],
  ['token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', 'token [key]'],
  ['password: "Tr0ub4dor&3"', 'password: "[key]&3"'],
  ['5f4dcc3b5aa765d61d8327deb882cf995f4dcc3b', '[key]']
])('masks in a question: %s', (given, expected) => {
  expect(maskPersonalData(given)).toBe(expected)
})

it.each([
  'How do I listen on 127.0.0.1:8080 or 192.168.1.20?',
  'Does 4.18.2 work with Node 22.13.0 since 2026-03-01 10:30?',
  'Is version 1.2.3.4 newer than 10.0.19041.1?',
  'What does @app.get("/users/{user_id}") do in v0.115.0?',
  'Where is the token: str parameter of OAuth2PasswordBearer?',
  'Why does secret = SecretStr fail, and password: process.env.PASSWORD?',
  'import { streamText } from "@ai-sdk/react" at npm:@scope/name',
  'Why is HTTP_422_UNPROCESSABLE_ENTITY_FOR_REQUEST_VALIDATION_ERRORS raised?',
  'Is 16777216 rows, 3.14159265358979, or 1 000 000 too many?',
  'See https://example.com/docs/getting-started-with-very-long-addresses-of-pages',
  'user@example.com, a@b.test, git@github.com:acme/docs.git, icon@2x.png, @scope/package@1.2.3, vue@next',
  '127.0.0.1:4000, 0.0.0.0, 10.1.2.3, 192.168.0.1/24, 172.20.0.1, 255.255.255.0, 8.8.8.8, 192.0.2.7, ::1, fe80::1, 2001:db8::1',
  'version 115.0.5790.170, v4.4.4.4, 1.2.3.4, std::abs, a::before, 12:30:45, 00:1B:44',
  '2026-03-01T09:30:00.000Z, 01.02.2026 10:30, 1772357400, 1772357400123, 30_000, 1,234,567.89, 0.123456789, 3.141592653589793',
  '480 768 1024 1440, 0 0 24 24, M10 20 30 40, 0x1F4A9B00, 00000001, 100-200-3000, 12 345 678',
  '3a92a4c0, 550e8400-e29b-41d4-a716-446655440000, sha256-deadbeef',
  'apiKey: process.env.OPENAI_API_KEY, token: string, password=<your password>, TOKEN=$TOKEN, secret: yourSecret1',
  'The token is sent as a header; a password is required. Bearer authentication, basic authentication.',
  'useChatTransportWithResumableStreams, ASSISTANT_MODEL_URL, /guides/getting-started/installation-with-npm-2',
  'postgres://writer:$PASSWORD@db.acme.dev/docs',
  '4111 1111 1111 1112 is no card, DE89370400440532013001 is no account, $NUMBER-x@acme.dev'
])('leaves what identifies nobody: %s', text => expect(maskPersonalData(text)).toBe(text))

it('finds nothing in the project’s own documentation', () => {
  const docs = fileURLToPath(new URL('../../docs/', import.meta.url))
  const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.md'))
  const found = pages.filter(name => {
    const text = readFileSync(docs + name, 'utf8')
    return maskPersonalData(text) !== text
  })
  expect(found).toEqual([])
  expect(pages.length).toBeGreaterThan(20)
})

it.each([
  'a.',
  'a@',
  '1 ',
  '0-',
  ':',
  '+1(',
  'eyJ',
  'password is ',
  '-----BEGIN PRIVATE KEY-----',
  'Aa1',
  'tel ',
  '://a:'
])('takes a few steps for each character, also of %j very often', piece => {
  expectLinearTimeOver(maskPersonalData, [piece])
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from './index.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docs-assistant-'))
})
afterAll(() => rm(folder, { recursive: true }))

const configFile = async (text: string) => {
  const path = join(folder, 'config.yaml')
  await writeFile(path, text)
  return path
}

const acme = `
port: 4100
organizations:
  - id: acme
    projects:
      - id: acme-docs
        domain: acme
        docs: ./docs
        siteUrl: https://docs.acme.example
        repository: { repository: acme/docs, ref: main }
      - { id: acme-api, docs: ./api }
  - id: globex
    projects: [{ id: globex, docs: /srv/globex }]
limits: { assistantPerKey: 500 }
trustedProxies: [10.0.0.0/8, "::1"]
log: { level: requests }
`

describe('the configuration', () => {
  it('is a docs folder by default', async () => {
    expect(await readConfig({}, {})).toMatchObject({
      docs: join(process.cwd(), 'docs'),
      model: undefined,
      port: undefined
    })
  })

  it('switches the agents’ protocol off by the file, and the flag comes before it', async () => {
    const config = await configFile('mcp: off')
    expect(await readConfig({ config }, {})).toMatchObject({ mcp: 'off' })
    expect(await readConfig({ config, mcp: 'on' }, {})).toMatchObject({ mcp: 'on' })
    await expect(readConfig({ config: await configFile('mcp: perhaps') }, {})).rejects.toThrow('mcp')
  })

  it('of a file names many projects, with folders beside the file', async () => {
    const config = await readConfig({ config: await configFile(acme) }, {})
    expect(config).toMatchObject({
      port: 4100,
      limits: { assistantPerKey: 500 },
      organizations: [
        { id: 'acme', projects: [{ docs: join(folder, 'docs'), domain: 'acme' }, { docs: join(folder, 'api') }] },
        { id: 'globex', projects: [{ docs: '/srv/globex' }] }
      ]
    })
    expect(config.docs).toBeUndefined()
  })

  it('says of one docs folder how its site stands, with paths beside the file', async () => {
    const file = await configFile('docs: ./manual\nsiteUrl: https://a.example/m/\ngenerator: mkdocs\nsitePages: ./site')
    expect(await readConfig({ config: file }, {})).toMatchObject({
      docs: join(folder, 'manual'),
      siteUrl: 'https://a.example/m/',
      generator: { name: 'mkdocs' },
      sitePages: join(folder, 'site')
    })
    const flags = {
      config: file,
      directory: 'd',
      siteUrl: 'https://b.example',
      addresses: 'html',
      sitePages: 'x'
    } as const
    expect(await readConfig(flags, {})).toMatchObject({
      docs: join(process.cwd(), 'd'),
      siteUrl: 'https://b.example',
      generator: { name: 'mkdocs', addresses: 'html' },
      sitePages: 'x'
    })
    const other = await configFile(
      'generator: { name: vitepress, addresses: clean }\nsitePages: https://a.example/s.xml'
    )
    expect(await readConfig({ config: other, generator: 'sphinx' }, {})).toMatchObject({
      generator: { name: 'sphinx' },
      sitePages: 'https://a.example/s.xml'
    })
    expect(await readConfig({ config: other }, {})).toMatchObject({
      generator: { name: 'vitepress', addresses: 'clean' }
    })
  })

  it('refuses what of a site cannot be said together', async () => {
    await expect(readConfig({ addresses: 'html' }, {})).rejects.toThrow('needs a generator')
    const organizations = await configFile(acme)
    const flags = { directory: 'docs', siteUrl: 'https://a.example', generator: 'plain', sitePages: 'x' } as const
    for (const [name, value] of Object.entries(flags)) {
      await expect(readConfig({ config: organizations, [name]: value }, {})).rejects.toThrow(name)
    }
    await expect(readConfig({ config: await configFile(`${acme}docs: ./a`) }, {})).rejects.toThrow('docs')
    await expect(readConfig({ config: await configFile('generator: gatsby') }, {})).rejects.toThrow('vitepress')
  })

  it('says which words mean the same, of one docs folder or of each project', async () => {
    const groups = [
      ['k8s', 'kubernetes'],
      ['SSO', 'single sign-on']
    ]
    const yaml = 'synonyms:\n  - [k8s, kubernetes]\n  - [SSO, single sign-on]\n'
    expect(await readConfig({ config: await configFile(yaml) }, {})).toMatchObject({ synonyms: groups })
    const project = { id: 'a', docs: './a', synonyms: groups }
    const organizations = JSON.stringify({ organizations: [{ id: 'acme', projects: [project] }] })
    expect((await readConfig({ config: await configFile(organizations) }, {})).organizations).toMatchObject([
      { projects: [{ synonyms: groups }] }
    ])
    await expect(readConfig({ config: await configFile(`${acme}${yaml}`) }, {})).rejects.toThrow('synonyms')
  })

  it('says what the docs’ own build fills in', async () => {
    const yaml = "placeholders:\n  __VERSION__: '3.1'\n"
    const placeholders = { __VERSION__: '3.1' }
    expect(await readConfig({ config: await configFile(yaml) }, {})).toMatchObject({ placeholders })
    await expect(readConfig({ config: await configFile(`${acme}${yaml}`) }, {})).rejects.toThrow('placeholders')
    for (const wrong of ['{ a: b }', '{ __A__: 1 }', '[__A__]']) {
      await expect(readConfig({ config: await configFile(`placeholders: ${wrong}`) }, {})).rejects.toThrow(
        'placeholders'
      )
    }
  })

  it.each([
    ['synonyms: [k8s, kubernetes]', 'synonyms.0: must be a list of words that mean the same'],
    ['synonyms: { k8s: kubernetes }', 'synonyms'],
    ['synonyms: [[k8s]]', 'synonyms.0: needs at least two words'],
    ['synonyms: [[404, missing]]', 'synonyms.0.0: must be text'],
    ['synonyms: [[yes, true]]', 'synonyms.0.1: must be text'],
    ['synonyms: [[a, "…"]]', 'synonyms.0.1: must have a letter or a digit'],
    [`synonyms: [[a, ${'b'.repeat(81)}]]`, 'synonyms.0.1: must be at most 80 characters'],
    [`synonyms: [[${Array.from({ length: 21 }, (_, n) => `w${n}`)}]]`, 'synonyms.0: must be at most 20 words'],
    [`synonyms: [${'[a, b],'.repeat(1_001)}]`, 'synonyms: must be at most 1000 groups']
  ])('names the mistake in %s', async (yaml, message) => {
    await expect(readConfig({ config: await configFile(yaml) }, {})).rejects.toThrow(message)
  })

  it('keeps nothing where that is said, in place of a folder', async () => {
    expect((await readConfig({ data: ':memory:' }, {})).data).toBe(':memory:')
    expect((await readConfig({ data: 'state' }, {})).data).toBe(join(process.cwd(), 'state'))
  })

  it('takes flags before the file', async () => {
    expect(await readConfig({ config: await configFile(acme), port: 5000 }, {})).toMatchObject({ port: 5000 })
  })

  it('says how many processes answer, and how much each does at a time; flags come before the file', async () => {
    const config = await configFile('workers: 4\nconcurrency: 500')
    expect(await readConfig({ config }, {})).toMatchObject({ workers: 4, concurrency: 500 })
    const flags = { config, workers: 2, concurrency: 1_000 }
    expect(await readConfig(flags, {})).toMatchObject({ workers: 2, concurrency: 1_000 })
    await expect(readConfig({ config: await configFile('workers: 0') }, {})).rejects.toThrow('workers')
  })

  it('takes the model from the environment, or from the file with all that is said of it there', async () => {
    const environment = {
      ASSISTANT_MODEL_URL: 'http://localhost:1234/v1',
      ASSISTANT_MODEL: 'small',
      ASSISTANT_MODEL_KEY: 'secret'
    }
    expect((await readConfig({}, environment)).model).toEqual({
      url: 'http://localhost:1234/v1',
      name: 'small',
      key: 'secret'
    })
    const said = {
      url: 'http://localhost/v1',
      name: 'large',
      key: 'in file',
      headers: { 'api-key': 'k' },
      body: { reasoning_effort: 'low', options: { num_ctx: 8192 } },
      maxTokens: 1_000,
      instructions: 'Say “folder”, not “directory”.',
      temperature: 0.2
    }
    const file = await configFile(JSON.stringify({ model: said }))
    expect((await readConfig({ config: file }, {})).model).toEqual(said)
    expect((await readConfig({ config: file }, environment)).model).toEqual({
      ...said,
      url: 'http://localhost:1234/v1',
      name: 'small',
      key: 'secret'
    })
    expect((await readConfig({ config: file, model: 'other' }, {})).model).toEqual({ ...said, name: 'other' })
  })

  it('takes none for the built-in model, from each place', async () => {
    const some = await configFile('model: { url: "http://localhost/v1", name: small }')
    const none = await configFile('model: none')
    expect((await readConfig({ config: some, model: 'none' }, {})).model).toBe('none')
    expect((await readConfig({ config: some }, { ASSISTANT_MODEL: 'none' })).model).toBe('none')
    expect((await readConfig({ config: none }, {})).model).toBe('none')
    const environment = { ASSISTANT_MODEL_URL: 'http://localhost/v1', ASSISTANT_MODEL: 'small' }
    expect((await readConfig({ config: none }, environment)).model).toMatchObject({ name: 'small' })
    expect((await readConfig({}, {})).model).toBeUndefined()
  })

  it.each([
    ['port: many', 'port'],
    ['organizations: []', 'organizations'],
    ['organizations: [{ id: a, projects: [{ id: "a b", docs: x }] }]', 'organizations.0.projects.0.id'],
    [
      'organizations: [{ id: a, projects: [{ id: a, docs: x }, { id: b, domain: a, docs: y }] }]',
      'two domains are called a'
    ],
    ['trustedProxies: [10.0.0.0/99]', 'trustedProxies.0'],
    ['limits: { assistantPerMoon: 1 }', 'limits.assistantPerMoon: is not known here; known are assistantPerKey'],
    ['colour: red', 'colour: is not known here; known are host, port'],
    ['[]', 'the file: must be an object'],
    ['red', 'the file: must be an object'],
    ['log: []', 'log: must be an object'],
    ['model: { url: "http://localhost/v1" }', 'model.name: is required'],
    ['model: some', 'model: must be an object'],
    ['model: { url: "http://localhost/v1", name: a, temperature: 3 }', 'model.temperature'],
    ['model: { url: "http://localhost/v1", name: a, headers: { "a b": c } }', 'model.headers'],
    ['model: { url: "http://localhost/v1", name: a, colour: red }', 'model.colour: is not known here'],
    ['host: ""', 'host: must name an address'],
    ['port: [', 'no valid YAML']
  ])('says what is wrong with %s', async (text, message) => {
    const file = await configFile(text)
    await expect(readConfig({ config: file }, {})).rejects.toThrow(message)
  })

  it('says when a file, or half of a model, is missing', async () => {
    await expect(readConfig({ config: join(folder, 'none.yaml') }, {})).rejects.toThrow('cannot be read')
    await expect(readConfig({}, { ASSISTANT_MODEL: 'small' })).rejects.toThrow(
      'ASSISTANT_MODEL_URL and ASSISTANT_MODEL'
    )
  })

  it('takes an empty variable for none, and refuses a model that is not on the web', async () => {
    const empty = { ASSISTANT_MODEL_URL: '', ASSISTANT_MODEL: '', ASSISTANT_MODEL_KEY: '' }
    expect((await readConfig({}, empty)).model).toBeUndefined()
    for (const [url, message] of [
      ['ftp://x', 'ASSISTANT_MODEL_URL must begin with http:// or https://: ftp://x'],
      ['model', 'ASSISTANT_MODEL_URL must be a URL: model']
    ]) {
      const environment = { ASSISTANT_MODEL_URL: url, ASSISTANT_MODEL: 'small' }
      await expect(readConfig({}, environment)).rejects.toThrow(message)
    }
  })

  it('takes the database from the environment, and repeats nothing of an address that is no PostgreSQL', async () => {
    const databaseUrl = 'postgres://writer:secret@db/docs'
    expect((await readConfig({}, { DATABASE_URL: databaseUrl })).databaseUrl).toBe(databaseUrl)
    expect((await readConfig({}, { DATABASE_URL: '' })).databaseUrl).toBeUndefined()
    const refused = readConfig({}, { DATABASE_URL: 'mysql://writer:secret@db/docs' })
    await expect(refused).rejects.toThrow(/^DATABASE_URL must begin with postgres:\/\/\. (?!.*secret)/)
  })

  it.each([
    [{}, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }, true],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4318/v1/traces' }, true],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_TRACES_EXPORTER: 'none' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_SDK_DISABLED: 'true' }, false]
  ])('traces by %j', async (environment, traces) => {
    expect((await readConfig({}, environment)).traces).toBe(traces)
  })

  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost' }],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4317', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }]
  ])('refuses %j, which the exporter would pass over', async environment => {
    await expect(readConfig({}, environment)).rejects.toThrow('OTEL_EXPORTER_OTLP_')
  })

  it('is a directory or organizations, not both', async () => {
    await expect(readConfig({ config: await configFile(acme), directory: 'docs' }, {})).rejects.toThrow('not both')
  })
})

describe('the runner and its repository', () => {
  const command = ['claude', '-p']

  it('are said in the file, in short or in full, and the token comes from the environment', async () => {
    const short = await configFile('runner: model\nrepository: acme/docs\n')
    expect(await readConfig({ config: short }, { ASSISTANT_REPOSITORY_TOKEN: 'token' })).toMatchObject({
      runner: { kind: 'model' },
      repository: { repository: 'acme/docs', token: 'token' }
    })
    const full = await configFile(
      'runner: { kind: command, command: [claude, -p], environment: [ANTHROPIC_API_KEY], network: true, minutes: 5 }\n' +
        'repository: { repository: ./docs.git, ref: main, docs: manual, host: gitea, build: [npm, run, build] }\n'
    )
    expect(await readConfig({ config: full }, {})).toMatchObject({
      runner: { kind: 'command', command, environment: ['ANTHROPIC_API_KEY'], network: true, minutes: 5 },
      repository: { repository: join(folder, 'docs.git'), ref: 'main', docs: 'manual', host: 'gitea' }
    })
  })

  it('are said of a project of many, with the token for each', async () => {
    const config = await configFile(acme)
    const { organizations } = await readConfig({ config }, { ASSISTANT_REPOSITORY_TOKEN: 'token' })
    expect(organizations?.[0]?.projects.map(({ repository }) => repository)).toEqual([
      { repository: 'acme/docs', ref: 'main', token: 'token' },
      undefined
    ])
    await expect(readConfig({ config, repository: 'acme/docs' }, {})).rejects.toThrow('repository of a single one')
  })

  it('come from flags first, with what the file says of the same kind', async () => {
    const config = await configFile('runner: { kind: command, command: [claude, -p], minutes: 5 }\nrepository: a/b\n')
    const runner = async (flags: Parameters<typeof readConfig>[0]) =>
      (await readConfig({ config, ...flags }, {})).runner
    expect(await runner({})).toEqual({ kind: 'command', command, minutes: 5 })
    expect(await runner({ runner: 'none' })).toBe('none')
    expect(await runner({ runner: 'model' })).toEqual({ kind: 'model' })
    expect(await runner({ runner: 'command' })).toEqual({ kind: 'command', command, minutes: 5 })
    expect(await runner({ runnerCommand: ['aider'] })).toEqual({ kind: 'command', command: ['aider'], minutes: 5 })
    expect((await readConfig({ config, repository: 'acme/docs' }, {})).repository).toEqual({ repository: 'acme/docs' })
    await expect(readConfig({ runner: 'command' }, {})).rejects.toThrow('--runner-command')
  })

  it.each([
    ['runner: shell', 'runner: must be model, none, or have a kind'],
    ['runner: { kind: command, command: claude -p }', 'runner.command: must be a list'],
    ['runner: { kind: command, command: [a], environment: [ASSISTANT_MODEL_KEY] }', 'none of the service’s own'],
    ['runner: { kind: command, command: [a], environment: [DATABASE_URL] }', 'none of the service’s own'],
    ['runner: { kind: model, command: [a] }', 'runner.command'],
    ['repository: { repository: a/b, host: bitbucket }', 'repository.host'],
    ['repository: --upload-pack=evil', 'repository: must be an address']
  ])('refuse %s by name', async (text, reason) => {
    await expect(readConfig({ config: await configFile(text) }, {})).rejects.toThrow(reason)
  })
})

import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import manifest from '../package.json' with { type: 'json' }
import { slow } from './test.ts'

const project = join(import.meta.dirname, '..')
const widget = join(project, 'dist/widget')

const files = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.js'))
    .map(file => ({ file, code: readFileSync(join(folder, file), 'utf8') }))

/** Code that must never reach a browser, each with a pattern that only it matches. */
const banned = {
  zod: /ZodError|invalid_union|_zod\.def/,
  react: /react\.production|__CLIENT_INTERNALS_DO_NOT_USE|react\.transitional\.element/,
  node: /["'`]node:/,
  eval: /\beval\(|new Function\(/
}

const findings = (code: string) => Object.entries(banned).flatMap(([name, words]) => (words.test(code) ? [name] : []))

test('the files for browsers contain no zod, no React, no Node modules and no eval', () => {
  const built = [
    ...files(widget),
    { file: 'transport.js', code: readFileSync(join(project, 'dist/transport.js'), 'utf8') }
  ]
  expect(built.length).toBeGreaterThan(5)
  for (const { file, code } of built) expect([file, findings(code)]).toEqual([file, []])
})

test('the control: the patterns find zod, React, Node modules and eval', () => {
  const read = (path: string) => readFileSync(join(project, 'node_modules', path), 'utf8')
  expect(findings(read('zod/v4/core/errors.js') + read('zod/v4/classic/errors.js'))).toContain('zod')
  expect(findings(read('react/cjs/react.production.js'))).toContain('react')
  expect(findings(`import x from 'node:fs'; eval('x')`)).toEqual(['node', 'eval'])
})

test.describe('a project that installs the package and nothing else', () => {
  let folder = ''
  let tarball = ''

  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'docs-assistant-consumer-'))
    tarball = execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], {
      cwd: project,
      encoding: 'utf8'
    }).trim()
    const target = join(folder, 'node_modules/docs-assistant')
    mkdirSync(target, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    execFileSync('tar', ['-xzf', join(folder, tarball), '-C', target, '--strip-components=1'])
  })
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** The errors of TypeScript in each of these files. */
  const check = <Name extends string>(sources: Record<Name, string>, options: object = {}): Record<Name, string[]> => {
    const files = Object.keys(sources) as Name[]
    for (const file of files) writeFileSync(join(folder, file), sources[file])
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          target: 'es2022',
          module: 'nodenext',
          lib: ['es2023', 'dom', 'dom.iterable'],
          types: [],
          strict: true,
          noEmit: true,
          ...options
        },
        files
      })
    )
    const tsc = join(project, 'node_modules/typescript/bin/tsc')
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', '.', '--pretty', 'false'], {
      cwd: folder,
      encoding: 'utf8'
    })
    const errors = stdout.split('\n').filter(line => / error TS/.test(line))
    const errorsIn = (file: string) => errors.filter(line => line.startsWith(`${file}(`))
    // An error in the package itself counts for every file.
    const others = errors.filter(line => !files.some(file => line.startsWith(`${file}(`)))
    return Object.fromEntries(files.map(file => [file, [...errorsIn(file), ...others]])) as Record<Name, string[]>
  }

  test('type-checks against the types with skipLibCheck off, and is told when it uses them wrongly', slow, () => {
    const found = check({
      'right.ts': `
        import { type Assistant, AssistantError, messageText, mount } from 'docs-assistant'
        import { DocsAssistantElement } from 'docs-assistant/define'
        import { DocsAssistantFeedbackElement, type PageFeedbackOptions } from 'docs-assistant/feedback'
        import { createAdminClient } from 'docs-assistant/admin'
        import { createService } from 'docs-assistant/service'
        const admin = createAdminClient({ baseUrl: 'https://a.test', projectId: 'p', adminKey: 'svc_1' })
        const { hasMore }: { hasMore: boolean } = await admin.feedback.list({ limit: 1 })
        const response: Response = await (await createService({ docs: 'docs' })).app.fetch(new Request('https://a.test'))
        const assistant: Assistant = mount({ domain: 'acme', suggestions: ['How?'], timeouts: { idle: 1 } })
        const answer = await assistant.ask('How?', { context: [{ type: 'code', value: 'x' }] })
        const threadId: string | undefined = answer.metadata?.threadId
        const words: string = answer.parts.map(part => (part.type === 'text' ? part.text : '')).join('') + messageText(answer)
        document.addEventListener('docs-assistant:answer', ({ detail }) => detail.sources.length + words.length)
        const element = document.querySelector('docs-assistant')
        element?.addEventListener('docs-assistant:answer', event => event.detail.sources[0]?.title.trim())
        if (element) element.layout = 'sidebar'
        const options: PageFeedbackOptions = { domain: 'acme', theme: 'dark' }
        const rating = document.querySelector('docs-assistant-feedback')
        if (rating) Object.assign(rating, options).labels = { yes: 'Ja' }
        export { AssistantError, DocsAssistantElement, DocsAssistantFeedbackElement, hasMore, response, threadId }
      `,
      'script-tag.ts': `
        import type {} from 'docs-assistant/docs-assistant.js'
        window.DocsAssistant = { domain: 'acme' }
        window.DocsAssistant = [{ domain: 'acme' }, assistant => assistant.open()]
      `,
      'wrong.ts': `import { mount } from 'docs-assistant'; mount({ layout: 'popup' })`
    })
    expect(found).toEqual({ 'right.ts': [], 'script-tag.ts': [], 'wrong.ts': [expect.stringContaining('popup')] })
  })

  test('is small, and holds what its package.json names', () => {
    const { unpkg, jsdelivr, customElements, main, module, types, exports } = manifest
    expect(statSync(join(folder, tarball)).size).toBeLessThan(2_000_000)
    const targets = Object.values(exports).flatMap(target =>
      typeof target === 'string' ? target : Object.values(target)
    )
    const named = [unpkg, jsdelivr, customElements, main, module, types, ...targets]
    expect(named.length).toBeGreaterThan(20)
    for (const file of named) {
      expect([file, existsSync(join(folder, 'node_modules/docs-assistant', file))]).toEqual([file, true])
    }
  })

  test('has a command that says its version', () => {
    const command = join(folder, 'node_modules/docs-assistant', manifest.bin['docs-assistant'])
    const output = execFileSync(process.execPath, [command, '--version'], { encoding: 'utf8' })
    expect(output.trim()).toBe(manifest.version)
  })

  for (const [framework, needed] of [
    ['react', ['@types/react', 'csstype']],
    ['preact', ['preact']]
  ] as const) {
    test(`types the element in ${framework}’s JSX, where an attribute in kebab-case takes no function`, slow, () => {
      for (const name of needed) {
        const link = join(folder, 'node_modules', name)
        mkdirSync(join(link, '..'), { recursive: true })
        if (!existsSync(link)) symlinkSync(join(project, 'node_modules', name), link)
      }
      const code = (attributes: string) => `import 'docs-assistant/${framework}'
        export const Page = () => <docs-assistant id="a" domain="acme" ${attributes} />`
      const right = `layout="inline" assistant-key="svc_dsc_1" suggestions={['How?']} currentPath={() => '/x'}
        ondocs-assistant:answer={event => event.detail.sources.length}
        ref={element => { element?.open() }}`
      const rating = `export const Rating = () =>
        <docs-assistant-feedback domain="acme" assistant-key="k" labels={{ yes: 'Ja' }} theme="dark" />`
      // TypeScript reports one error for each of these lines.
      const wrong = ['layout="popup"', 'current-path={() => "/x"}', 'suggestions="How?"', 'domian={1}']
      const found = check(
        {
          'right.tsx': `${code(right)}\n${rating}`,
          'wrong-rating.tsx': `import 'docs-assistant/${framework}'\n${rating.replace('dark', 'red')}`,
          'wrong.tsx': wrong.map((attributes, index) => code(attributes).replace('Page', `Page${index}`)).join('\n')
        },
        { skipLibCheck: true, jsx: 'react-jsx', jsxImportSource: framework }
      )
      const lengths = Object.entries(found).map(([file, errors]) => [file, errors.length])
      expect(Object.fromEntries(lengths)).toEqual({ 'right.tsx': 0, 'wrong-rating.tsx': 1, 'wrong.tsx': wrong.length })
    })
  }

  test('needs only the AI SDK for the transport’s types', slow, () => {
    const link = join(folder, 'node_modules/ai')
    const missing = check({
      'without.ts': `import { AssistantTransport } from 'docs-assistant/transport'; export { AssistantTransport }`
    })
    expect(missing['without.ts']).toContainEqual(expect.stringMatching(/Cannot find module 'ai'/))
    symlinkSync(join(project, 'node_modules/ai'), link)
    const code = `
      import { AssistantTransport } from 'docs-assistant/transport'
      new AssistantTransport({ domain: 'acme', baseUrl: 'https://a.test', currentPath: () => '/x' })
    `
    expect(check({ 'with.ts': code }, { skipLibCheck: true })).toEqual({ 'with.ts': [] })
  })

  test('can import the browser’s entries in Node, where there is no document', () => {
    for (const entry of [
      'docs-assistant',
      'docs-assistant/element',
      'docs-assistant/define',
      'docs-assistant/feedback',
      'docs-assistant/page',
      'docs-assistant/react',
      'docs-assistant/preact',
      'docs-assistant/vue',
      'docs-assistant/svelte'
    ]) {
      const code = `import(${JSON.stringify(entry)}).then(module => console.log(String(Object.keys(module).length > 0)))`
      const output = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
        cwd: folder,
        encoding: 'utf8'
      })
      expect([entry, output.trim()]).toEqual([entry, 'true'])
    }
  })
})

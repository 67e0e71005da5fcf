import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'

const project = join(import.meta.dirname, '..')
const widget = join(project, 'dist/widget')

const files = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.js'))
    .map(file => ({ file, code: readFileSync(join(folder, file), 'utf8') }))

/** What must never reach a browser, each by words that only it has. */
const banned = {
  zod: /ZodError|invalid_union|_zod\.def/,
  react: /react\.production|__CLIENT_INTERNALS_DO_NOT_USE|react\.transitional\.element/,
  node: /["'`]node:/,
  eval: /\beval\(|new Function\(/
}

const findings = (code: string) => Object.entries(banned).flatMap(([name, words]) => (words.test(code) ? [name] : []))

test('the browser’s files hold no zod, no React, nothing of Node and no eval', () => {
  const built = [
    ...files(widget),
    { file: 'transport.js', code: readFileSync(join(project, 'dist/transport.js'), 'utf8') }
  ]
  expect(built.length).toBeGreaterThan(5)
  for (const { file, code } of built) expect([file, findings(code)]).toEqual([file, []])
})

test('the search for these would find them', () => {
  const read = (path: string) => readFileSync(join(project, 'node_modules', path), 'utf8')
  expect(findings(read('zod/v4/core/errors.js') + read('zod/v4/classic/errors.js'))).toContain('zod')
  expect(findings(read('react/cjs/react.production.js'))).toContain('react')
  expect(findings(`import x from 'node:fs'; eval('x')`)).toEqual(['node', 'eval'])
})

test.describe('a project that installs the package and nothing else', () => {
  let folder = ''

  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'docs-assistant-consumer-'))
    const name = execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], {
      cwd: project,
      encoding: 'utf8'
    }).trim()
    const target = join(folder, 'node_modules/docs-assistant')
    mkdirSync(target, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    execFileSync('tar', ['-xzf', join(folder, name), '-C', target, '--strip-components=1'])
  })
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const check = (code: string, skipLibCheck = false) => {
    writeFileSync(join(folder, 'consumer.ts'), code)
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          target: 'es2022',
          module: 'nodenext',
          lib: ['es2023', 'dom', 'dom.iterable'],
          types: [],
          strict: true,
          skipLibCheck,
          noEmit: true
        },
        files: ['consumer.ts']
      })
    )
    try {
      execFileSync(process.execPath, [join(project, 'node_modules/typescript/bin/tsc'), '-p', folder], {
        encoding: 'utf8'
      })
      return ''
    } catch (error) {
      return (error as { stdout: string }).stdout
    }
  }

  test('type-checks against the widget’s types with skipLibCheck off', () => {
    expect(
      check(`
        import { type Assistant, AssistantError, messageText, mount } from 'docs-assistant'
        import { DocsAssistantElement } from 'docs-assistant/define'
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
        export { AssistantError, DocsAssistantElement, hasMore, response, threadId }
      `)
    ).toBe('')
  })

  test('is told when it uses the types wrongly', () => {
    expect(check(`import { mount } from 'docs-assistant'; mount({ layout: 'popup' })`)).toContain('popup')
  })

  test('needs only the AI SDK for the transport’s types', () => {
    const link = join(folder, 'node_modules/ai')
    const missing = check(
      `import { AssistantTransport } from 'docs-assistant/transport'; export { AssistantTransport }`
    )
    expect(missing).toMatch(/Cannot find module 'ai'/)
    symlinkSync(join(project, 'node_modules/ai'), link)
    expect(
      check(
        `
        import { AssistantTransport } from 'docs-assistant/transport'
        new AssistantTransport({ domain: 'acme', baseUrl: 'https://a.test', currentPath: () => '/x' })
      `,
        true
      )
    ).toBe('')
  })

  test('imports every entry of the browser where there is no page', () => {
    for (const entry of ['docs-assistant', 'docs-assistant/element', 'docs-assistant/define']) {
      const code = `import(${JSON.stringify(entry)}).then(module => console.log(String(Object.keys(module).length > 0)))`
      const output = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
        cwd: folder,
        encoding: 'utf8'
      })
      expect([entry, output.trim()]).toEqual([entry, 'true'])
    }
  })
})

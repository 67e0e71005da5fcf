/** @module-tag slow */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createCommandAgent } from './agents/command.ts'
import { buildProblems } from './checks/index.ts'
import { branch, fileOutside, lamp, setting, shell } from './testing/run-job.ts'

/** Runs a script that must be refused. Returns the error, after checking that nothing was pushed. */
const refusedOf = async (script: string, setup: Parameters<typeof setting>[0] = {}) => {
  const { remote, host, run } = await setting(setup)
  const error = await run(shell(script)).then(
    () => 'It was taken.',
    (error: Error) => error.message
  )
  expect([remote.branches(), host.pulls]).toEqual([['main'], []])
  return error
}

/** Whether a process exists and is no zombie. */
const isRunning = (id: string): boolean => {
  try {
    return !readFileSync(`/proc/${id}/stat`, 'utf8').includes(') Z ')
  } catch {
    return false
  }
}

describe('a command that', () => {
  it.each([
    ['writes outside the docs', 'echo x >> README.md', 'The agent changed README.md, which lies outside docs.'],
    ['changes what the code host runs', 'mkdir .github; echo x > .github/run.yml', 'git or the code host'],
    ['writes attributes', 'echo "* filter=evil" > docs/.gitattributes', 'git or the code host'],
    [
      'adds a submodule',
      'git init -q docs/sub; cd docs/sub; git -c user.name=x -c user.email=x@x commit -q --allow-empty -m x',
      'sub'
    ],
    ['makes a link out of the checkout', 'ln -s /etc/passwd docs/passwd.md', 'which is no file'],
    ['makes a link in it', 'ln -s install.md docs/link.md', 'which is no file'],
    ['puts a hidden file into the docs', 'echo x > docs/.env', 'hidden'],
    ['deletes everything', 'rm -rf docs README.md', 'The agent changed README.md'],
    ['writes modules', 'echo x > .gitmodules', 'git or the code host'],
    ['deletes all pages', 'rm docs/*', 'The agent deleted 7 files'],
    ['deletes two of seven pages', 'rm docs/more-a.md docs/more-b.md', 'at most 1 are taken for meant'],
    ['empties all pages', 'for file in docs/*; do : > $file; done', 'docs/more-a.md: nothing of it is left'],
    ['leaves nothing but front matter', 'sed -i "5,$ d" docs/install.md', 'docs/install.md: nothing of it is left'],
    [
      'makes bytes of a page',
      'printf "\\377\\000" > docs/colours.md',
      'docs/colours.md: it cannot be read: It is not text'
    ],
    ['breaks the front matter', 'sed -i "s/^title.*/title: [open/" docs/install.md', 'front matter'],
    ['writes a key of the service', 'echo the-service-key >> docs/colours.md', 'wrote a key'],
    ['names a page by a key', 'echo x > docs/the-service-key.md', 'wrote a key'],
    ['writes a huge page', 'head -c 2000000 /dev/zero > docs/huge.md', 'larger than 1 MB'],
    ['changes a hundred files', 'for i in $(seq 100); do echo x > docs/$i.md; done', 'changed 100 files'],
    ['fails', 'exit 3', 'The command ended with 3.'],
    ['loses the front matter', 'sed -i "/^slug/d" docs/install.md', 'lost “slug”'],
    ['moves a page', 'sed -i "s:^slug.*:slug\\: /setup:" docs/install.md', 'moves the page'],
    ['leaves a code block open', 'printf "\\n\\`\\`\\`sh\\nls\\n" >> docs/colours.md', 'is not closed'],
    [
      'links to nowhere',
      'echo "See [more](./nowhere.md)." >> docs/colours.md',
      'the link to ./nowhere.md leads nowhere'
    ],
    ['links to no heading', 'echo "See [more](./install.md#nothing)." >> docs/colours.md', 'no such heading'],
    [
      'takes a heading that others link to',
      'sed -i "s/## Updating/## Anew/" docs/install.md',
      'docs/colours.md: the link'.slice(5)
    ]
  ])('%s is refused, and nothing is pushed', async (_, script, reason) => {
    const more = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map(name => [`docs/more-${name}.md`, `# ${name}\n`]))
    expect(await refusedOf(script, { files: { ...lamp, ...more }, secrets: ['the-service-key'] })).toContain(reason)
  })

  it('breaks the build of the site is refused with what the build says', async () => {
    const build = [
      'sh',
      '-c',
      'test ! -e docs/bad.md || { echo bad.md is bad; exit 1; }; touch docs/built.md; echo x >> docs/install.md'
    ]
    expect(await refusedOf('echo "# Bad" > docs/bad.md', { repository: { build } })).toContain('bad.md is bad')
    const proved: string[] = []
    const { remote, run } = await setting({
      repository: { build },
      prove: async () => ({
        async after({ docs }) {
          proved.push(...readdirSync(docs), readFileSync(join(docs, 'install.md'), 'utf8'))
          return { markdown: '', answered: 1, broken: 0 }
        }
      })
    })
    await run(shell('echo "# Good" > docs/good.md'))
    expect(() => remote.read(branch, 'docs/built.md')).toThrow()
    expect(proved).toEqual(['colours.md', 'good.md', 'install.md', lamp['docs/install.md']])
  })

  it('makes the build of the site hang does not hold the job up', async () => {
    const { signal } = new AbortController()
    expect(await buildProblems(['sleep', '600'], tmpdir(), signal, () => {}, 100)).toEqual([
      'sleep did not end within 0.1 seconds.'
    ])
    const stop = new AbortController()
    setTimeout(() => stop.abort(), 50)
    await expect(buildProblems(['sleep', '600'], tmpdir(), stop.signal, () => {})).rejects.toThrow('was stopped')
  })

  it('does not pass the checks may mend that once', async () => {
    const { remote, run } = await setting()
    await run(
      shell(
        'if grep -q "leads nowhere"; then sed -i /nowhere/d docs/colours.md; echo "Good." >> docs/colours.md; else echo "[a](./nowhere.md)" >> docs/colours.md; fi'
      )
    )
    expect(remote.read(branch, 'docs/colours.md')).toMatch(/Good\.\n$/)
  })

  it('configures git, hooks and filters in the checkout runs nothing of it', async () => {
    const seen = await fileOutside('')
    const script = `
      rm -rf .git; git init -q .
      git config core.fsmonitor 'echo fsmonitor >> ${seen}; false'
      git config filter.evil.clean 'echo filter >> ${seen}; cat'
      git config core.sshCommand 'echo ssh >> ${seen}'
      git config diff.external 'echo diff >> ${seen}'
      mkdir -p .git/info; echo '* filter=evil diff=evil' > .git/info/attributes
      printf '#!/bin/sh\\necho hook >> ${seen}\\n' > .git/hooks/pre-commit; chmod +x .git/hooks/pre-commit
      cp .git/hooks/pre-commit .git/hooks/pre-push; cp .git/hooks/pre-commit .git/hooks/post-checkout
      echo "More." >> docs/colours.md`
    const marked: string[] = []
    const { remote, run } = await setting({
      prove: async () => ({
        async after({ root }) {
          marked.push(...readdirSync(root).filter(name => name === '.git'), ...readdirSync(join(root, '.git')))
          return { markdown: '', answered: 1, broken: 0 }
        }
      }),
      files: { ...lamp, '.gitattributes': '*.md filter=evil diff=evil\n' }
    })
    await run(shell(script))
    expect(remote.read(branch, 'docs/colours.md')).toContain('More.')
    expect(readFileSync(seen, 'utf8')).toBe('')
    // `.git` is restored, by which readers of the docs find the root of the repository.
    expect(marked).toEqual(['.git'])
  })

  it('commits, pushes and rewrites by itself finds nothing to do that with', async () => {
    // Also where the temporary folder is inside of a repository.
    const outer = await mkdtemp(join(tmpdir(), 'docs-assistant-outer-'))
    execFileSync('git', ['init', '--quiet', outer])
    vi.stubEnv('TMPDIR', outer)
    onTestFinished(() => {
      vi.unstubAllEnvs()
      return rm(outer, { recursive: true, force: true })
    })
    const { remote, host, notes, run } = await setting()
    await run(
      shell(`echo "More." >> docs/colours.md
        git add -A || echo no add
        git commit -m mine || echo no commit
        git reset --hard HEAD~1 || echo no reset
        git push --force ${remote.url} HEAD:main || echo no push`)
    )
    expect(notes).toEqual(expect.arrayContaining(['no add', 'no commit', 'no reset', 'no push']))
    expect([remote.commits(branch).length, remote.commitOf(`${branch}^`), host.pulls.length]).toEqual([
      1,
      remote.commitOf('main'),
      1
    ])
  })

  it('commits to a repository that it makes leads to one commit, which is the job’s own', async () => {
    const { remote, run } = await setting()
    await run(
      shell(`rm -rf .git; git init -q .; git add -A; git -c user.name=x -c user.email=x@x commit -qm mine
        echo "More." >> docs/colours.md; git -c user.name=x -c user.email=x@x commit -qam mine`)
    )
    expect(remote.commits(branch)).toHaveLength(1)
    expect(remote.messageOf(branch)).toContain('Docs-Assistant-Job: job_1')
    expect(remote.read(branch, 'docs/colours.md')).toContain('More.')
  })

  it('writes its own key is refused, and what it says is without it', async () => {
    vi.stubEnv('LAMP_API_KEY', 'key-of-the-agent')
    vi.stubEnv('LAMP_REGION', 'europe-west')
    onTestFinished(() => void vi.unstubAllEnvs())
    const { remote, host, run } = await setting()
    const command = (script: string) => ({
      kind: 'command' as const,
      command: ['sh', '-ec', script],
      environment: ['LAMP_API_KEY', 'LAMP_REGION']
    })
    await expect(run(command('echo $LAMP_API_KEY >> docs/colours.md'))).rejects.toThrow('wrote a key')
    expect(remote.branches()).toEqual(['main'])
    await run(command('echo $LAMP_REGION >> docs/colours.md; echo I have $LAMP_API_KEY and $LAMP_REGION.'))
    expect(host.pulls[0]?.body).toContain('I have … and europe-west.')
  })

  it.each([
    [
      'ends lines of a Windows file in its own way',
      'sed -i "s/\\r//" docs/windows.md; echo Three. >> docs/windows.md',
      'One.\r\n\r\nTwo.\r\nThree.\r\n'
    ],
    ['rewrites a file that mixes both', 'echo Three. >> docs/mixed.md', 'One.\r\n\nTwo.\nThree.\n']
  ])('%s changes no line but its own', async (_, script, text) => {
    const files = { ...lamp, 'docs/windows.md': 'One.\r\n\r\nTwo.\r\n', 'docs/mixed.md': 'One.\r\n\nTwo.\n' }
    const { remote, run } = await setting({ files })
    const { diff } = await run(shell(script))
    const file = script.slice(-10).trim().split('/').at(-1)
    expect(remote.read(branch, `docs/${file}`)).toBe(text)
    expect(diff?.match(/^[-+](?![-+])/gm)).toHaveLength(1)
  })

  it.each([
    [
      'white space',
      'printf "\\n\\n" >> docs/colours.md; sed -i "s/$/  /" docs/install.md',
      'Nothing but white space was changed.'
    ],
    ['line ends', 'sed -i "s/$/\\r/" docs/install.md', 'Nothing but white space was changed.'],
    ['what it changes back', 'echo x >> docs/install.md; sed -i "$ d" docs/install.md', 'Nothing was changed.']
  ])('changes nothing but %s makes no request', async (_, script, summary) => {
    const { remote, host, run } = await setting()
    expect(await run(shell(script))).toEqual({ prLink: null, summary, diff: '' })
    expect([remote.branches(), host.pulls]).toEqual([['main'], []])
  })

  it('adds a picture, deletes one page and makes another does what it may', async () => {
    const { host, remote, run } = await setting({ files: { ...lamp, 'docs/old.md': '# Old\n' } })
    const { diff } = await run(
      shell('printf "\\211PNG\\0\\1" > docs/lamp.png; rm docs/old.md; echo "![A lamp](./lamp.png)" > docs/new.md')
    )
    expect(diff).toContain('Binary files /dev/null and b/docs/lamp.png differ')
    expect(() => remote.read(branch, 'docs/old.md')).toThrow()
    expect(host.pulls[0]?.body).toContain('`docs/old.md` (deleted)')
  })

  it('never ends is ended, with all that it started', async () => {
    const file = await fileOutside('')
    const agent = createCommandAgent({
      command: ['sh', '-c', `trap '' TERM; (while :; do echo x >> ${file}; sleep 0.05; done) & sleep 600`],
      environment: [],
      network: true,
      time: 300
    })
    const assignment = { prompt: '', checkout: { root: '/', docs: '/' }, paths: [''], note: () => {} }
    const { signal } = new AbortController()
    await expect(agent.edit({ ...assignment, signal })).rejects.toThrow('sh did not end within 0.3 seconds.')
    const size = readFileSync(file).length
    expect(size).toBeGreaterThan(0)
    await new Promise(resolve => setTimeout(resolve, 200))
    expect(readFileSync(file).length).toBe(size)
  })

  it('writes without end is ended', async () => {
    const agent = createCommandAgent({
      command: ['yes'],
      environment: [],
      network: true,
      time: 60_000,
      output: 100_000
    })
    const assignment = { prompt: '', checkout: { root: '/', docs: '/' }, paths: [''], note: () => {} }
    const { signal } = new AbortController()
    await expect(agent.edit({ ...assignment, signal })).rejects.toThrow('yes wrote more than 100000 bytes.')
  })

  it('leaves programs running does not hold the job up, and they are ended', async () => {
    const { run } = await setting()
    const ids = await fileOutside('')
    const left = `echo $$ >> ${ids}; exec sleep 600`
    // The second process leaves the process group; both keep the command’s output open.
    const script = `sh -c '${left}' & setsid sh -c '${left}' & while [ $(wc -l < ${ids}) -lt 2 ]; do sleep 0.01; done`
    expect((await run(shell(`${script}; echo "More." >> docs/colours.md`))).prLink).not.toBeNull()
    for (const id of readFileSync(ids, 'utf8').trim().split('\n'))
      await vi.waitFor(() => expect(isRunning(id)).toBe(false))
  })

  it('leaves one running that hides is not waited for', async () => {
    const { run } = await setting()
    const ids = await fileOutside('')
    const script = `setsid env -i sh -c 'echo $$ > ${ids}; exec sleep 600' & while [ ! -s ${ids} ]; do sleep 0.01; done`
    expect((await run(shell(`${script}; echo "More." >> docs/colours.md`))).prLink).not.toBeNull()
    const id = readFileSync(ids, 'utf8').trim()
    expect(isRunning(id)).toBe(true)
    process.kill(Number(id), 'SIGKILL')
  })

  it('is stopped with its job', async () => {
    const { run } = await setting()
    const stop = new AbortController()
    const notes: string[] = []
    const running = run(shell('echo begun; sleep 600'), { signal: stop.signal, note: text => notes.push(text) })
    await vi.waitFor(() => expect(notes).toContain('begun'))
    stop.abort()
    await expect(running).rejects.toThrow('sh was stopped.')
  })

  it('does not exist is named', async () => {
    const { run } = await setting()
    await expect(run({ kind: 'command', command: ['no-such-agent'] })).rejects.toThrow(
      'no-such-agent cannot be started.'
    )
  })

  it('is to have no network has none, where this machine can take it away, and is else not run', async () => {
    let canUnshare = true
    try {
      execFileSync(
        'unshare',
        ['--user', '--map-root-user', '--net', '--pid', '--fork', '--kill-child', '--mount-proc', 'true'],
        { stdio: 'ignore' }
      )
    } catch {
      canUnshare = false
    }
    const { host, notes, run } = await setting()
    const address = new URL(host.api)
    const reach = `const s = require('net').connect(${address.port}, '127.0.0.1', () => { console.log('reached'); s.end() }); s.on('error', e => console.log(e.code))`
    const command = [process.execPath, '-e', reach]
    await run({ kind: 'command', command })
    expect(notes).toContain('reached')
    notes.length = 0
    const cut = run({ kind: 'command', command, network: false })
    if (canUnshare) {
      await cut
      expect(notes.join()).toMatch(/ENETUNREACH|ECONNREFUSED/)
    } else await expect(cut).rejects.toThrow('unshare does not work')
    expect(notes).not.toContain('reached')
  })
})

it('nothing of a job is left on this machine', async () => {
  const file = await fileOutside('')
  const { run } = await setting()
  await run(shell(`pwd > ${file}; echo "More." >> docs/colours.md`))
  const folder = readFileSync(file, 'utf8').trim()
  expect(folder.startsWith(tmpdir())).toBe(true)
  expect(existsSync(folder)).toBe(false)
  expect(readdirSync(tmpdir())).not.toContain(folder.split('/').at(-2))
  await writeFile(file, '')
})

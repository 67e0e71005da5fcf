import { writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readProjects } from './projects.ts'

it('reads what is written while the docs are read for the first time', { tags: 'slow' }, async () => {
  const docs = await mkdtemp(join(tmpdir(), 'docs-assistant-'))
  onTestFinished(() => rm(docs, { recursive: true, force: true }))
  await writeFile(join(docs, 'index.md'), 'A lamp is *warm*.\n\n'.repeat(3000))
  const report = vi.fn()
  let isRead = false
  const reading = readProjects({ docs }, report).finally(() => {
    isRead = true
  })
  let count = 0
  // Checked at once, because a file written later would report all changes.
  for (; !isRead; await setTimeout(100)) writeFileSync(join(docs, `late-${++count}.md`), '# Late')
  const projects = await reading
  onTestFinished(projects.stopWatching)
  const pages = () => projects.all.flatMap(({ corpus }) => [...corpus.pages.keys()])
  await vi.waitFor(() => expect(pages()).toHaveLength(count + 1), 10_000)
  expect(report).not.toHaveBeenCalled()
})

it('reads what is written as soon as the docs are read, unless it was stopped', { tags: 'slow' }, async () => {
  const docs = await mkdtemp(join(tmpdir(), 'docs-assistant-'))
  onTestFinished(() => rm(docs, { recursive: true, force: true }))
  await mkdir(join(docs, 'room'))
  await writeFile(join(docs, 'index.md'), '# Lamp')
  const [projects, stopped] = await Promise.all([readProjects({ docs }, vi.fn()), readProjects({ docs }, vi.fn())])
  onTestFinished(projects.stopWatching)
  stopped.stopWatching()
  writeFileSync(join(docs, 'room/late.md'), '# Late')
  const pagesOf = ({ all }: typeof projects) => all.flatMap(({ corpus }) => [...corpus.pages.keys()])
  await vi.waitFor(() => expect(pagesOf(projects)).toEqual(['/', '/room/late']), 10_000)
  expect(pagesOf(stopped)).toEqual(['/'])
})

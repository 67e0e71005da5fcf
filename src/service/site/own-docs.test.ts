import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { createService } from '../service.ts'
import { brokenLinks, crawl, htmlProblems, readServed, type ServedPage } from '../testing/crawl.ts'

// This project’s own docs as `npm start` serves them, which newcomers see first.
const project = join(import.meta.dirname, '../../..')
let service: Awaited<ReturnType<typeof createService>>
let pages: ServedPage[]

beforeAll(async () => {
  service = await createService({ docs: join(project, 'docs'), data: ':memory:', widget: join(project, 'public') })
  const examples = ['script', 'element', 'module', 'playground'].map(name => `/examples/${name}.html`)
  pages = await crawl(service.app, ['/nowhere', '/_site/search?q=key', ...examples])
  return () => service.close()
})

/** The widget is not built where unit tests run. */
const ofSite = (link: string) => !link.includes('/widget/')

it('every page is valid HTML', { tags: 'slow' }, async () => {
  expect(pages.length).toBeGreaterThan(25)
  expect((await Promise.all(pages.map(htmlProblems))).flat()).toEqual([])
  const broken = { path: '/broken', html: '<!doctype html><html lang="en"><title>a</title><p><ul></ul></p>' }
  expect(await htmlProblems(broken)).not.toEqual([])
})

it('every link and every anchor leads somewhere', async () => {
  const own = pages.map(page => ({ ...page, links: page.links.filter(ofSite) }))
  expect(own.flatMap(({ links }) => links).length).toBeGreaterThan(500)
  expect(await brokenLinks(service.app, own)).toEqual([])
  const broken = readServed('/broken', '<a href="/options#nowhere"></a><a href="/gone"></a><a href="/options">')
  expect(await brokenLinks(service.app, [...own, broken])).toEqual(['/broken → /options#nowhere', '/broken → /gone'])
})

it('every link of the README leads to a file', () => {
  const readme = readFileSync(join(project, 'README.md'), 'utf8').replaceAll(/```.*?```/gs, '')
  const links = [...readme.matchAll(/\]\(([^)#]+)[^)]*\)|(?:src|srcset)="([^"]+)"/g)]
    .map(([, link, source]) => link ?? source ?? '')
    .filter(link => !/^https?:/.test(link))
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter(link => !existsSync(join(project, link)))).toEqual([])
})

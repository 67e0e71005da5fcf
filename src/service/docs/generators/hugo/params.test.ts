import { expect, it } from 'vitest'
import { newSite } from '../testing/site.ts'

const files = {
  'hugo.toml': '[params]\nbranch = "main"\ntag = "of the site"\n[params.links]\ncode = "x.example"',
  'content/docs/_index.md': '---\ncascade:\n  gitTag: v1.2.0\n---\n'
}

const filled = async (source: string) => {
  const { site } = await newSite(files, 'content')
  return (await site.fill?.('docs/a.md', source, async () => undefined))?.source
}

it.each([
  ['of the page', '---\ntag: own\n---\n{{< param tag >}}', '---\ntag: own\n---\nown'],
  [
    'of the page’s own parameters',
    '---\nparams:\n  Tag: own\n---\n{{% param "tag" %}}',
    '---\nparams:\n  Tag: own\n---\nown'
  ],
  ['of a section above it', 'See {{< param "gitTag" >}}.', 'See v1.2.0.'],
  ['of the site', '{{< param branch >}} {{< param links.code >}}', 'main x.example'],
  ['that a theme calls one of the site', '`{{% siteparam "branch" %}}` {{< site-param branch >}}', '`main` main'],
  ['in code, and over lines', '```sh\nclone {{< param\n  gitTag >}}\n```', '```sh\nclone v1.2.0\n```'],
  ['that nobody gives', '{{< param other >}}', '{{< param other >}}'],
  ['that is shown and not called', '{{</* param branch */>}}', '{{</* param branch */>}}']
])('a parameter %s is filled in', async (_, source, expected) => {
  expect(await filled(source)).toBe(expected)
})

it('still includes files', async () => {
  const { site } = await newSite(files, 'content')
  const page = await site.fill?.('docs/a.md', '{{< readfile file="b.md" >}}', async path =>
    path === 'docs/b.md' ? 'Included.' : undefined
  )
  expect(page).toEqual({ source: 'Included.', included: ['docs/b.md'] })
})

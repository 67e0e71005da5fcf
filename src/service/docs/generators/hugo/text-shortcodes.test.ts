import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSite } from '../read-site.ts'
import { newSite } from '../testing/site.ts'

const shortcodes = {
  version: '{{/* The latest. */}}\n{{- .Site.Params.Lamp.version -}}\n',
  branch: '{{ site.Params.branch }}',
  latest: '{{- if .Get "short" }}1.14{{ else if .Get "long" }}1.14.4{{ else }}1.14.1{{ end -}}\n',
  odd: '{{ if .Get "short" }}1{{ end }}',
  note: 'See [oil](/oil/).\n',
  box: '<b>{{ .Inner }}</b>',
  html: '<br>',
  call: '{{ partial "a" . }}1',
  missing: '{{ .Site.Params.other }}'
}
const files = {
  'hugo.toml': 'baseURL = "https://lamp.example/"\n[params]\nbranch = "main"\n[params.lamp]\nversion = "3.2"\n',
  ...Object.fromEntries(Object.entries(shortcodes).map(([name, text]) => [`layouts/shortcodes/${name}.html`, text])),
  'layouts/_shortcodes/newer.html': 'Since 2025.',
  'content/a.md': '# A\n'
}

it.each([
  ['a parameter of the site', 'Lamp {{< version >}} of {{% branch %}}.', 'Lamp 3.2 of main.'],
  ['what is given', '{{< latest short="true" >}} {{% latest long="x" %}} {{< latest >}}', '1.14 1.14.4 1.14.1'],
  ['what is given and nothing else', '{{< odd short="1" >}}, {{< odd >}}', '1, '],
  ['a text', '{{< note />}} {{< newer >}}', 'See [oil](/oil/). Since 2025.'],
  ['a text in code', '`lamp=={{< version >}}`', '`lamp==3.2`']
])('a shortcode of the site that says %s is filled in', async (_, source, expected) => {
  const { site } = await newSite(files)
  expect((await site.fill?.('content/a.md', source, async () => undefined))?.source).toBe(expected)
})

it.each(['{{< box >}}', '{{< html >}}', '{{< call >}}', '{{< missing >}}', '{{< none >}}', '{{</* version */>}}'])(
  'any other stays as it is: %s',
  async source => {
    const { site } = await newSite(files)
    expect((await site.fill?.('content/a.md', source, async () => undefined))?.source).toBe(source)
  }
)

it('changes the stamp of the site where it says something else', async () => {
  const { site, folder } = await newSite(files)
  await writeFile(join(folder, 'layouts/shortcodes/note.html'), 'See oil.')
  expect((await readSite(folder)).stamp).not.toBe(site.stamp)
})

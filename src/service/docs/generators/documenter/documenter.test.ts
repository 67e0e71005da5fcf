import { expect, it } from 'vitest'
import { expectLinearTime } from '../../../../shared/testing/linear-time.ts'
import { idsOf, newSite, readFilled, written } from '../testing/site.ts'
import { shownBlock } from './blocks.ts'
import { replaceReferences } from './references.ts'
import { targetsIn } from './targets.ts'

// Addresses and ids as Documenter.jl 1 makes them.

const config = `using Documenter, Lamps

makedocs(
    format = Documenter.HTML(
        prettyurls = get(ENV, "CI", nothing) == "true",
        # canonical = "https://old.example",
        canonical = "https://lamps.example/Lamps.jl/stable/",
    ),
    pages = ["Home" => "index.md", "Manual" => ["Start here" => "man/start.md"]],
)
`
const files = { 'docs/make.jl': config, 'docs/src/index.md': '', 'docs/src/man/start.md': '' }

it.each([
  ['index.md', '/', '/'],
  ['man/start.md', '/man/start/', '/man/start.html'],
  ['man/index.md', '/man/', '/man/'],
  ['man/README.md', '/man/README/', '/man/README.html'],
  ['man/a.txt', undefined, undefined]
])('%s of Documenter.jl stands at %s, or at %s', async (file, path, html) => {
  for (const docs of ['.', 'docs', 'docs/src']) {
    const { site } = await newSite(files, docs)
    const base = '/Lamps.jl/stable'
    expect(site).toMatchObject({ generator: 'documenter', base, siteUrl: `https://lamps.example${base}` })
    expect(site.place(file, {})?.path).toBe(path)
  }
  const plain = { ...files, 'docs/make.jl': 'makedocs(format = Documenter.HTML(prettyurls = false))' }
  expect((await newSite(plain, 'docs')).site.place(file, {})?.path).toBe(html)
})

it('has the folder and the titles of its configuration', async () => {
  const { site } = await newSite(files, 'docs')
  expect(site.place('man/start.md', {})?.title).toBe('Start here')
  const other = await newSite({ 'make.jl': 'makedocs(source = "pages")', 'pages/a.md': '', 'src/b.md': '' })
  expect(other.site.folders).toEqual([`${other.folder}/pages`])
})

it('is not Documenter.jl with another program of that name', async () => {
  expect((await newSite({ 'make.jl': 'build()', 'src/a.md': '' })).site.generator).toBe('plain')
})

it('has ids with capitals, punctuation and the signs of emphasis', async () => {
  const { site } = await newSite(files, 'docs')
  const headings = `## The \`@ref\` Link & *more*

## \`<a>\` + b's: (c)

## Dim

## Dim

Glow it
-------`
  expect(idsOf(site, headings)).toEqual(['The-@ref-Link-and-*more*', "a-b's:-(c)", 'Dim', 'Dim-2', 'Glow-it'])
})

const filled = async (page: string) => {
  const other = '# Other\n\n## [How it *glows*](@id all about-glow)\n\n## Twice\n\n```@docs\nLamps.dim(::Lamp)\n```'
  const { site } = await newSite({ ...files, 'docs/src/page.md': page, 'docs/src/man/start.md': other }, 'docs')
  const { sections } = await readFilled(site, 'page.md')
  return sections
}

it('shows a heading without the id that it names', async () => {
  const [, section, other] = await filled('# A\n\n## [The `dim` lamp](@id dim-it)\n\n## [Two words](@id two words)\n')
  expect(section).toMatchObject({ heading: 'The dim lamp', anchor: 'dim-it' })
  expect(other).toMatchObject({ heading: 'Two words', anchor: 'two-words' })
})

it.each([
  ['See [glow](@ref all-about-glow).', 'See [glow](man/start.md#all-about-glow).'],
  ['See [Twice](@ref), [it](@ref "Twice").', 'See [Twice](man/start.md#Twice), [it](man/start.md#Twice).'],
  ['See [this\nway](@ref This-way).', 'See [this\nway](page.md#This-way).'],
  ['Call [`dim`](@ref), [`Lamps.dim(x)`](@ref).', 'Call [`dim`](man/start.md), [`Lamps.dim(x)`](man/start.md).'],
  ['Call [the way](@ref Lamps.dim).', 'Call [the way](man/start.md).'],
  ['[`x`](@ref), [no](@ref), [#1](@ref), [a](@extref B `c`)', '`x`, no, #1, a'],
  ['`[Twice](@ref)` and [Twice](man/start.md)', '`[Twice](@ref)` and [Twice](man/start.md)']
])('shows %j as %j', async (page, expected) => {
  const [first] = await filled(`# A\n\n${page}\n\n## This way\n`)
  expect(first && written(first).trim()).toBe(`A\n\n${expected}`)
})

it.each([
  ['@meta', 'CurrentModule = Lamps', ''],
  ['@setup a', 'x = 1', ''],
  ['@contents', 'Pages = ["a.md"]', ''],
  ['@eval', 'x', ''],
  ['@example a; continued = true', 'x = 1\ny = 2 # hide', '```julia\nx = 1\n```'],
  ['@example', 'x # hide', ''],
  ['@repl', 'x', '```julia\nx\n```'],
  ['jldoctest; setup = :(using Lamps)', 'julia> x\n1', '```julia\njulia> x\n1\n```'],
  ['jldoctest a', 'x\n\n# output\n\n1', '```julia\nx\n\n```\n\n```\n\n1\n```'],
  ['@raw html', '<b>Bright</b>', '**Bright**'],
  ['@raw latex', '\\a', ''],
  ['@docs; canonical=false', 'dim\nLamps.glow!(::Lamp)', '- `dim`\n- `Lamps.glow!(::Lamp)`'],
  ['julia', '[a](@ref)', '```julia\n[a](@ref)\n```']
])('shows a block of %s with %j as %j', async (info, body, expected) => {
  const [first] = await filled(`# A\n\n\`\`\`${info}\n${body}\n\`\`\`\n`)
  expect(first && written(first).trim()).toBe(`A\n\n${expected}`.trim())
})

it.each(['[', '[a](@ref ', '`', '[a [b] ', '[](@ref (', '[a](@ref b(c)', '``` a', '# [a](@id ', '`~', ' '])(
  'reads many %j in linear time',
  part => {
    const none = { headings: new Map(), names: new Map() }
    expectLinearTime(
      (text: string) => {
        replaceReferences(text, 'a.md', none)
        targetsIn(new Map([['a.md', `# ${text}\n\n\`\`\`@docs\n${text}b\n\`\`\``]]))
        shownBlock([text, `a${text}b`, '```'])
        shownBlock(['```@docs', `a${text}b`, '```'])
      },
      size => part.repeat(size)
    )
  }
)

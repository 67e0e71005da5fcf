import { describe, expect, it } from 'vitest'
import { fillTemplates } from './templates.ts'

describe('a heading that is filled in', () => {
  it('keeps the id that VitePress makes before', () => {
    const fill = (source: string) => fillTemplates(source, { title: 'Settings' })
    expect(fill('# {{ $frontmatter.title }}\n\n## All {{ $frontmatter.title }}')).toBe(
      '# Settings {#frontmatter-title}\n\n## All Settings {#all-frontmatter-title}'
    )
    expect(fill('# {{ $frontmatter.title }} {#own}')).toBe('# Settings {#own}')
    expect(fill('The {{ $frontmatter.title }}.\n\n## Other')).toBe('The Settings.\n\n## Other')
  })
})

describe('a value that a script of the page fills in', () => {
  const script = '<script setup>\nconst version = ref()\n</script>\n\n'

  it.each([
    ['in the text', 'Lamp {{ version }} glows.', 'Lamp … glows.'],
    ['in HTML', '<p>Lamp <b>{{ version || 1 }}</b></p>', '<p>Lamp <b>…</b></p>']
  ])('%s is left out', (_, source, said) => {
    expect(fillTemplates(script + source, {})).toBe(script + said)
  })

  it.each([
    ['of a page without one', 'Lamp {{ version }}'],
    ['of a page that shows one', `\`\`\`vue\n${script}\`\`\`\n\nLamp {{ version }}`],
    ['in code', `${script}\`{{ version }}\``],
    ['in a heading, whose id is made of it', `${script}## Lamp {{ version }}`],
    ['that is to be shown', `${script}<span v-pre>{{ version }}</span>`]
  ])('%s is kept', (_, source) => {
    expect(fillTemplates(source, {})).toBe(source)
  })
})

it.each([
  ['Lamp {% $lamp.name %} glows.', 'Lamp … glows.'],
  ['[Dim](/dim) {% .primary %}', '[Dim](/dim) '],
  ['## Lamp {% $name %}', '## Lamp '],
  ['Write `{% $name %}`.', 'Write `{% $name %}`.'],
  ['{% if $a %}\nGlow.\n{% /if %}', '\nGlow.\n']
])('tags of Markdoc are not shown, and its variables are left out: %s', (source, said) => {
  expect(fillTemplates(source, {})).toBe(said)
})

describe('a comment of MDX', () => {
  it.each([
    ['with code in it', 'A\n\n{/* Shared: use `<PagesOnly>` here. */}\n\nB', 'A\n\n\n\nB'],
    ['over lines, also blank ones and fences', 'A\n{/* one\n\n```\ntwo\n```\n*/} B', 'A\n B'],
    ['within a line', 'A {/* `x` */}B', 'A B'],
    ['with spaces in its braces', '{ /* x */ }A', 'A']
  ])('%s is left out', (_, source, said) => {
    expect(fillTemplates(source, {})).toBe(said)
  })

  it.each([
    ['in a code span', 'Write `{/* x */}` there.'],
    ['in a block of code', '```\n{/* x\n*/}\n```'],
    ['that is the id of a heading', '## A {/* #a */}'],
    ['that is never closed', '{/* A\n\nB']
  ])('%s is kept', (_, source) => {
    expect(fillTemplates(source, {})).toBe(source)
  })

  it('takes linear time, however many are never closed', () => {
    const source = '{/* a\n'.repeat(50_000)
    expect(fillTemplates(source, {})).toBe(source)
    const line = '{/* `'.repeat(20_000)
    expect(fillTemplates(line, {})).toBe(line)
    for (const heading of [`# a ${'{/*a'.repeat(50_000)}`, `# {/*${'a-'.repeat(100_000)}`])
      expect(fillTemplates(heading, {})).toBe(heading)
  })
})

describe('names of Vue', () => {
  it.each([
    ['<Button @click="go" #icon>', '<Button v-on:click="go" v-slot:icon>'],
    ['<Install packages="ai @acme/slack #1 " />', '<Install packages="ai @acme/slack #1 " />'],
    ["<Install packages='ai @acme/slack' @add='x' />", "<Install packages='ai @acme/slack' v-on:add='x' />"]
  ])('are written as HTML has them, and values are left alone: %s', (tag, said) => {
    expect(fillTemplates(tag, {})).toBe(said)
  })
})

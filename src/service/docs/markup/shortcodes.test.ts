import { describe, expect, it } from 'vitest'
import { readPage } from '../page.ts'
import { writeMarkdown } from '../write-markdown.ts'

/** A page as it would be quoted. */
const quoted = (source: string): string => {
  const { sections } = readPage('a.md', `# Lamp\n\n${source}`)
  return writeMarkdown(sections.flatMap(({ nodes }) => nodes)).trim()
}

// The shortcodes are those of Hugo itself and of the themes Docsy, Hextra, Book and Relearn, and of the docs of Redis and Dapr.
describe('a shortcode', () => {
  it.each([
    [
      '[types]({{< relref "/data/types#x" >}}) or [types]({{< ref path="types.md" >}})',
      '[types](/data/types#x) or [types](types.md)'
    ],
    [
      'A {{< glossary_tooltip text="pod" term_id="pod" >}}, {{% glossary-term "front matter" %}}.',
      'A pod, front matter.'
    ],
    // As a paragraph of its own it shows the definition, of which the name is no part.
    ['One.\n\n{{% glossary-term "front matter" %}}\n\nTwo.', 'One.\n\nTwo.'],
    ['One.\n\n{{% glossary-term pod %}}\n', 'One.'],
    ['A lamp is a\n{{% glossary-term pod %}}\n\n{{% glossary-term pod %}}\nglows.', 'A lamp is a\npod\n\npod\nglows.'],
    ['One.\n\n{{< term text="pods" >}}\n\nTwo.', 'One.\n\npods\n\nTwo.'],
    ['A {{< resize_image path="a.png" >}}lamp.', 'A lamp.'],
    ['{{< my_box >}}\nIt glows.\n{{< /my_box >}}', 'It glows.'],
    ['{{< note >}}It glows\nin red.{{< /note >}}', '> **Note**\n>\n> It glows\n> in red.'],
    ['{{% alert title="Hot" color="warning" %}}\nMind it.\n{{% /alert %}}', '> **Hot**\n>\n> Mind it.'],
    ['{{< hint danger >}}\nMind it.\n{{< /hint >}}', '> **Danger**\n>\n> Mind it.'],
    ['{{% notice tip "Nice" %}}Mind it.{{% /notice %}}', '> **Nice**\n>\n> Mind it.'],
    [
      '1. One\n\n   {{< warning >}}\n   Mind it.\n   {{< /warning >}}\n\n2. Two',
      '1. One\n\n   > **Warning**\n   >\n   > Mind it.\n\n2. Two'
    ],
    [
      '{{< tabs >}}\n{{% tab "npm" %}}\nOne.\n{{% /tab %}}\n{{% tab name="pnpm" %}}\nTwo.\n{{% /tab %}}\n{{< /tabs >}}',
      '**npm**\n\nOne.\n\n**pnpm**\n\nTwo.'
    ],
    [
      '{{< multitabs id="x"\n  tab1="npm" tab2="\\"pnpm\\"" >}}\nOne.\n-tab-sep-\nTwo `-tab-sep-`.\n{{< /multitabs >}}',
      '**npm**\n\nOne.\n\n**"pnpm"**\n\nTwo `-tab-sep-`.'
    ],
    [
      '1. One\n\n   {{< multitabs tab1="npm" tab2="pnpm" >}}\n   One.\n\n   -tab-sep-\n\n   Two.\n   {{< /multitabs >}}\n\n2. Two',
      '1. One\n\n   **npm**\n\n   One.\n\n   **pnpm**\n\n   Two.\n\n2. Two'
    ],
    [
      '{{< tabs Linux "Mac OS" >}}\n{{% codetab %}}\nOne.\n{{< tabs a >}}{{% codetab %}}Two.{{% /codetab %}}{{< /tabs >}}\n{{% /codetab %}}\n{{% codetab %}}\nThree.\n{{% /codetab %}}\n{{< /tabs >}}',
      '**Linux**\n\nOne.\n\n**a**\n\nTwo.\n\n**Mac OS**\n\nThree.'
    ],
    ['{{< tabs "id" >}}\n{{% tab "npm" %}}\nOne.\n{{% /tab %}}\n{{< /tabs >}}', '**npm**\n\nOne.'],
    [
      '{{< tabs "id" >}}\n{{% tab %}}\nOne.\n{{% /tab %}}\n{{% tab %}}\nTwo.\n{{% /tab %}}\n{{< /tabs >}}',
      'One.\n\nTwo.'
    ],
    [
      'See {{< multitabs tab1="a" tab2="b" >}}\nOne.\n-x-\nTwo.\n{{< /multitabs >}}',
      'See\n\n**a**\n\nOne.\n\n**b**\n\nTwo.'
    ],
    ['{{% columns %}}\nOne.\n\n<--->\n\nTwo.\n{{% /columns %}}', 'One.\n\nTwo.'],
    ['{{< note >}}\nOne.\n\n-x-\n\nTwo.\n{{< /note >}}', '> **Note**\n>\n> One.\n>\n> -x-\n>\n> Two.'],
    [
      '{{< tabpane >}}\n{{< tab header="a.yaml" lang="yaml" >}}\na:\n  b: 1\n{{< /tab >}}\n{{< /tabpane >}}',
      '**a.yaml**\n\n```yaml\na:\n  b: 1\n```'
    ],
    ['{{< highlight go "linenos=table" >}}\nfunc main() {}\n{{< /highlight >}}', '```go\nfunc main() {}\n```'],
    ['{{< code >}}\n```sh\nlamp\n```\n{{< /code >}}', '```sh\nlamp\n```'],
    ['{{< lamp-cli >}}\nredis> GET *lamp*\n(nil)\n{{< /lamp-cli >}}', '```\nredis> GET *lamp*\n(nil)\n```'],
    ['{{< command >}}\n$ lamp *on*\n$ lamp *off*\n{{< /command >}}', '```\n$ lamp *on*\n$ lamp *off*\n```'],
    [
      '{{< my-example step="a" >}}\n> LAMP a\n> LAMP b\n1) "a"\n{{< /my-example >}}',
      '```\n> LAMP a\n> LAMP b\n1) "a"\n```'
    ],
    ['{{< my-box >}}\n> It glows.\n\n{{< /my-box >}}', '> It glows.'],
    ['{{< note >}}\n> It glows\nin red.\n{{< /note >}}', '> **Note**\n>\n> > It glows\n> > in red.'],
    ['{{< expand "More" >}}\nIt glows.\n{{< /expand >}}', '**More**\n\nIt glows.'],
    ['{{% faq "Does it glow?" %}}\nYes.\n{{% /faq %}}', '**Does it glow?**\n\nYes.'],
    ['{{< key "s" >}} saves, since {{< version "5.3" >}}.', 's saves, since 5.3.'],
    ['| a | b |\n| - | - |\n| {{< key "s" >}} | x |', '| a | b |\n| - | - |\n| s | x |'],
    ['{{< gallery "lamps" >}}\n\nSee {{< fa "star" >}}{{< my-icon "x" >}}{{< doc "a/b.md" >}}.', 'See .'],
    [
      '![A lamp]({{% asset "a/b c.png" %}}?x=1 "Lamp") [b]({{< my-ref "b" >}}) [c]({{< base >}}/c)',
      '![A lamp](a/b%20c.png?x=1 "Lamp") b [c](/c)'
    ],
    ['{{< unknown a="b" >}}\nIt glows.\n{{< /unknown >}}', 'It glows.'],
    ['It {{< badge >}}glows{{< /badge >}} in red.', 'It glows in red.'],
    ['{{< figure src="a.png" title="The lamp" >}}', '**The lamp**'],
    [
      '{{< filetree/container >}}\n  {{< filetree/folder name="a" >}}\n    {{< filetree/file name="_b.md" >}}\n    {{< filetree/folder name="c" state="closed" >}}\n      {{< filetree/file name="d" >}}\n    {{< /filetree/folder >}}\n  {{< /filetree/folder >}}\n  {{< filetree/file name="e" >}}\n{{< /filetree/container >}}',
      '- a\n  - \\_b.md\n  - c\n    - d\n- e'
    ],
    ['Before {{< youtube abc >}}.\n\n{{% comment %}}\nNot this.\n{{% /comment %}}', 'Before .'],
    ['A{{< /note >}} b {{< note', 'A b {{< note']
  ])('is what a reader sees of it: %s', (source, expected) => {
    expect(quoted(source)).toBe(expected)
  })

  it('stays as it is in code, and where it is shown and not called', () => {
    expect(quoted('Write `{{< note >}}` or {{</* tip */>}}.')).toBe('Write `{{< note >}}` or {{< tip >}}.')
    expect(quoted('```md\n{{< note >}}\n{{%/* tip */%}}\n```')).toBe('```md\n{{< note >}}\n{{% tip %}}\n```')
  })

  it('says a parameter of its page', () => {
    const { sections } = readPage(
      'a.md',
      '---\nversion: 3.4\n---\n# Lamp\n\nLamp {{< param version >}}, {{< param "no" >}}.'
    )
    expect(writeMarkdown(sections[0]?.nodes ?? []).trim()).toBe('Lamp 3.4, .')
  })

  it.each(['{{< a "', '{{< note >}}', '{{< tabs a >}}', '{{< a `', '{{% /tab %}}', '{{<'])(
    'is read in linear time: %s',
    part => {
      expect(quoted(part.repeat(20_000))).toBeTypeOf('string')
    }
  )
})

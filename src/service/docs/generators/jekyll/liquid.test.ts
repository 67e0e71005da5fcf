import { describe, expect, it } from 'vitest'
import { newSite } from '../testing/site.ts'

const config = 'baseurl: /manual\nurl: https://x.example\nmaker: Acme\ncollections:\n  rooms: { output: true }\n'
const files: Record<string, string> = {
  '_includes/hint.html': '<b>{{ include.kind }}</b> {{ site.maker }} {% include deep/part.md %}',
  '_includes/deep/part.md': 'part of {{ page.title }}',
  '_data/lamps.yml': '- name: Desk\n  watts: 5\n- name: Wall\n  watts: 7\n',
  '_data/rooms/hall.json': '{"size": 12}',
  '_rooms/hall.md': '---\npermalink: /hall/\n---\n',
  'sub/part.md': 'Beside {{ page.title }}{% shine %}.',
  'lamp.md': 'Lamp'
}
const front = '---\ntitle: Lamps\n---\n'

/** A page of the folder `sub`, filled in. */
const fill = async (body: string, docs = '.') => {
  const { site } = await newSite({ '_config.yml': config, 'docs/a.md': '', ...files }, docs)
  const read = (path: string) => Promise.resolve(files[path.replace(/^\.\.\//, '')])
  return site.fill?.(`${docs === '.' ? 'sub/' : ''}a.md`, front + body, read)
}
const filled = async (body: string) => (await fill(body))?.source.slice(front.length)

describe('Liquid of Jekyll', () => {
  it.each([
    [
      '{{ site.maker }}, {{ page.title | upcase }}, {{ page.path }}, {{ page.url }}.',
      'Acme, LAMPS, sub/a.md, /sub/a.html.'
    ],
    ['{% raw %}{{ lamp }} {% on %}{% endraw %}', '{{ lamp }} {% on %}'],
    ['{% for lamp in site.data.lamps %}{{ lamp.name }} {{ lamp.watts }}; {% endfor %}', 'Desk 5; Wall 7; '],
    ['{{ site.data.rooms.hall.size }}{{ site.data.none }}{{ site.data.none.here }}', '12'],
    ['{% include hint.html kind="Mind" %}.', '<b>Mind</b> Acme part of Lamps.'],
    ['{% include_relative part.md %}', 'Beside Lamps.'],
    ['[a]({% link _rooms/hall.md %}), [b]({{ "/lamp" | relative_url }})', '[a](/hall/), [b](/manual/lamp)'],
    ['{% assign room = "hall" %}{% link _rooms/{{ room }}.md %}', '/hall/'],
    [
      '{{ "lamp" | absolute_url }} {% post_url 2026-01-02-lamp %}',
      'https://x.example/manual/lamp /2026/01/02/lamp.html'
    ],
    ['{% highlight js linenos %}\nlamp({{ site.maker }})\n{% endhighlight %}', '\n```js\nlamp(Acme)\n```\n'],
    ['{% include_cached hint.html kind="Mind" %}', '<b>Mind</b> Acme part of Lamps'],
    ['{% seo %}A{% tip wide %}B{% endtip %}{{ "C" | shine }}', 'ABC'],
    ['A {% term lamp %}, {% term lamp "lamps" %} (**{% term desk_lamp %}**)', 'A lamp, lamps (**desk lamp**)'],
    ['Go to {% my lamps wide=true title="**All** > **Lamps**" %}.', 'Go to **All** > **Lamps**.'],
    ['- {% term "`lamp.yaml`" %}\n\n# {% icon "set:lamp" %} A', '- `lamp.yaml`\n\n#  A'],
    ['[A]({% asset lamp %}) ![B](/{% asset lamp %}) <a href="{% asset lamp %}">', '[A]() ![B](/) <a href="">'],
    ['A {% asset lamp.png %} {% file "a/b" %} {% size 5 %}', 'A   '],
    ['{% film lamp %}\n{% film lamp %} {% film lamp %}\nA', '\n \nA'],
    ['{% mind %}\n{{ site.maker }}\n{% endmind %}', '{% mind %}\nAcme\n{% endmind %}'],
    ['{% if site.maker == "Acme" %}A{% elsif x %}B{% else %}C{% endif %}{% comment %}D{% endcomment %}', 'A'],
    ['{% include of/theme.html a="b" %}{{ site.maker }}{% include_relative none.md %}', 'Acme'],
    ['{% if %} {{ a', '{% if %} {{ a'],
    ['<table>\n\n<tr><td>A</td></tr>\n\n</table>', '<table>\n<tr><td>A</td></tr>\n</table>']
  ])('is filled in: %s', async (body, expected) => {
    expect(await filled(body)).toBe(expected)
  })

  it('leaves the lines of HTML to another parser than kramdown', async () => {
    const html = '<div>\n\n**A**\n\n</div>'
    for (const [markdown, expected] of [
      ['kramdown', '<div>\n**A**\n</div>'],
      ['CommonMark', html]
    ]) {
      const { site } = await newSite({ '_config.yml': `theme: a\nmarkdown: ${markdown}`, 'a.md': html })
      expect((await site.fill?.('a.md', html, async () => undefined))?.source).toBe(expected)
    }
  })

  it('tells which files it read, also above the docs', async () => {
    const body = '{% include hint.html %}{{ site.data.rooms.hall }}{% link _rooms/hall.md %}'
    const read = ['_includes/hint.html', '_includes/deep/part.md', '_data/rooms/hall.json', '_rooms/hall.md']
    expect((await fill(body))?.included.sort()).toEqual(read.sort())
    expect((await fill(body, 'docs'))?.included.sort()).toEqual(read.map(path => `../${path}`).sort())
  })

  it('leaves the front matter as it is', async () => {
    expect((await fill('{{ page.title }}'))?.source).toBe(`${front}Lamps`)
  })

  it('ends where it would not', async () => {
    expect(await filled('{% for a in (1..100000000) %}{{ a }}{% endfor %}')).toContain('{% for')
  })
})

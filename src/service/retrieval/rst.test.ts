import { describe, expect, it } from 'vitest'
import { expectLinearTime, expectLinearTimeOver } from '../../shared/testing/linear-time.ts'
import { readPage } from '../docs/index.ts'
import { blockToMarkdown } from './chunking/block-to-markdown.ts'

const sections = (source: string) => readPage('a.rst', source).sections
const quoted = (source: string): string =>
  (sections(`Page\n====\n\n${source}`)[0]?.nodes ?? [])
    .map(node => blockToMarkdown(node, url => url))
    .filter(Boolean)
    .join('\n\n')

describe('titles', () => {
  it('are as deep as the order of their lines says', () => {
    const source = '.. _top:\n\n====\nLamp\n====\n\nUse\n===\n\nDim *it*\n--------\n\nMore\n====\n\n``x``\n-----\n'
    expect(sections(source).map(({ depth, heading, anchor }) => `${depth} ${heading} #${anchor}`)).toEqual([
      '1 Lamp #lamp',
      '2 Use #use',
      '3 Dim it #dim-it',
      '2 More #more',
      '3 x #x'
    ])
  })
})

describe('text', () => {
  it.each([
    ['*a* **b** ``c *d*`` e\\ s \\*f\\*', '*a* **b** `c *d*` es \\*f\\*'],
    [
      '`the site <https://x.example>`_ and `a b`_, Py_\n\n.. _a b: /ab\n.. _Py: /py',
      '[the site](https://x.example) and [a b](/ab), [Py](/py)'
    ],
    [
      ':class:`~a.b.C`, :func:`f`, :ref:`it <x>`, :doc:`use`, :term:`Lamp`, :kbd:`K`, `x`:code:',
      '`C`, `f`, it, [use](use), Lamp, `K`, `x`'
    ],
    [
      ':opt:`~lamp.glow.max-dim`, :opt:`lamp.glow`, :path:`~/lamp.d`, :opt:`it <~lamp.glow>`',
      '`max-dim`, lamp.glow, \\~/lamp.d, it'
    ],
    ['`exit=True` and `a title`', '`exit=True` and *a title*'],
    ['```a<b>&c```, ``\\``` and ``d``', '`` `a<b>&c` ``, `` \\` `` and `d`'],
    [
      ':doc:`pdb <python:library/pdb>`, :doc:`tox:config`, :doc:`it <https://x.example>`',
      'pdb, config, [it](https://x.example)'
    ],
    ['see :ref:`there`\n\n.. _there:\n\nOver *there*\n============', 'see Over *there*'],
    ['|x| and |y|\n\n.. |x| replace:: an *x*\n.. |y| unicode:: 0xA9 .. sign', 'an *x* and ©'],
    [
      'See |x|, |y|.\n\n.. |x| image:: x.png\n   :width: 2em\n   :alt: A lamp\n.. |y| image:: y.png\n\nz :alt: no',
      'See A lamp, .\n\nz :alt: no'
    ],
    ['a [1]_ b\n\n.. [1] A note.', 'a b\n\nA note.'],
    ['a_b, x and 10:30 :not a role', 'a_b, x and 10:30 :not a role'],
    ['page_ and from_', 'page and from\\_'],
    ['*\\*a* *b\\* c* *\\*', '*\\*a* *b\\* c* \\*\\*'],
    ['see |x|\n\n.. |x| replace:: an\n   *x*\n\n   y', 'see an *x*'],
    [':abbr:`FIFO (first in)`, :abbr:`const (No (side) effects. None.)`', 'FIFO (first in), const'],
    [':pep:`8`, :pep:`the style <8#intro>`, :rfc:`1`', 'PEP 8, the style, RFC 1'],
    [':c:expr:`int *`, :opcode:`!POP`', '`int *`, `POP`'],
    ['| one\n| two\n  ``2 and\n  3``', 'one\\\ntwo `2 and 3`'],
    ['a\n\n----\n\nb', 'a\n\n***\n\nb']
  ])('is read: %s', (source, expected) => {
    expect(quoted(source)).toBe(expected)
  })
})

describe('blocks', () => {
  it.each([
    ['- a\n\n  b\n- c\n\n  - d', '- a\n\n  b\n- c\n  - d'],
    ['- a\n    - b\n- c\n   d', '- **a**\n  - b\n- **c**\n\n  d'],
    ['- - a\n  - b\n- 1. c', '- - a\n  - b\n- 1. c'],
    ['- a\n   b\n  c\n   d', '- - **a**\n\n    b\n  - **c**\n\n    d'],
    ['1. a\n2. b\n#. c', '1. a\n2. b\n3. c'],
    ['(a) x\n(b) y', '1. x\n2. y'],
    ['term\n   meaning\nother : int\n   more', '- **term**\n\n  meaning\n- **other** (int)\n\n  more'],
    ['x\n\n:param int size: How *large*.\n:returns: it', 'x\n\n- `size` (int): How *large*.\n- **Returns**: it'],
    ['-v, --verbose  Says more.\n--out=FILE     Writes.', '- `-v, --verbose`: Says more.\n- `--out=FILE`: Writes.'],
    ['See::\n\n    x\n      y\n\nafter', 'See:\n\n```\nx\n  y\n```\n\nafter'],
    ['See ::\n\n> x\n> y', 'See\n\n```\n> x\n> y\n```'],
    ['::\n\n  x', '```\nx\n```'],
    ['.. highlight:: sh\n\n::\n\n  x', '```sh\nx\n```'],
    ['>>> 1\n1', '```python\n>>> 1\n1\n```'],
    ['  said', '> said'],
    [
      '+---+-----+\n| A | B   |\n+===+=====+\n| 1 | two |\n|   | x   |\n+---+-----+',
      '| A | B |\n| - | - |\n| 1 | two x |'
    ],
    ['+-----+---+\n| - a | x |\n| - b |   |\n+-----+---+', '| | |\n| - | - |\n| a; b | x |'],
    ['+-------+\n| A     |\n+===+===+\n| 1 | 2 |\n+---+---+', '| A | |\n| - | - |\n| 1 | 2 |'],
    ['+---+---+\n| A     |\n+---+---+\n| 1 | 2 |\n+---+---+', '| | |\n| - | - |\n| A | |\n| 1 | 2 |'],
    ['==  ==\nA   B\n==  ==\n1   2\n    3\n4   5\n==  ==', '| A | B |\n| - | - |\n| 1 | 2 3 |\n| 4 | 5 |'],
    ['==  ==\nA   B\n\n1   2\n==  ==\n\nx', '| | |\n| - | - |\n| A | B |\n| 1 | 2 |\n\nx'],
    ['==  ==\nA   B\n==  ==\n1   2\n\n3   4\n==  ==', '| A | B |\n| - | - |\n| 1 | 2 |\n| 3 | 4 |'],
    ['==  ==\nA   B', '\\==  ==\nA   B'],
    [
      '===  ===\nA    B\n===  ===\n|x|  1\n|y|  2\n===  ===\n\n.. |x| image:: /a/on.v2.svg\n.. |y| image:: off.svg\n   :alt: Off',
      '| A | B |\n| - | - |\n| on.v2 | 1 |\n| Off | 2 |'
    ],
    ['.. a comment\n   of two lines\n\n..\n   and another\n\nx', 'x']
  ])('are read: %s', (source, expected) => {
    expect(quoted(source)).toBe(expected)
  })

  it('of fields that describe the file are not shown', () => {
    expect(quoted(':orphan:\n:Author: me\n\nx')).toBe('x')
  })
})

describe('directives', () => {
  it.each([
    ['.. note:: Mind *it*.', '> **Note**\n>\n> Mind *it*.'],
    ['.. seealso::\n\n   x', '> **See also**\n>\n> x'],
    ['.. seealso:: :ref:`x <y>`, `z`_\n\n   - :doc:`a`', ''],
    ['.. admonition:: Mind ``it``\n   :class: tip\n\n   x', '> **Mind `it`**\n>\n> x'],
    [
      '.. deprecated-removed:: 3.2 4.0\n   The *x*.',
      '> **Deprecated since version 3.2, removed in version 4.0**\n>\n> The *x*.'
    ],
    ['.. versionchanged:: 3.2\n   See\n   :func:`x`, or not.', '> **Changed in version 3.2**\n>\n> See `x`, or not.'],
    ['.. availability:: Unix, *not* macOS.', 'Availability: Unix, *not* macOS.'],
    ['.. parsed-literal::\n\n   on *x*\n     y', '```\non x\n  y\n```'],
    ['.. versionadded:: 3.2\n   The *x*.', '> **New in version 3.2**\n>\n> The *x*.'],
    [
      '.. code-block:: python\n   :caption: ``a.py``\n   :linenos:\n\n   x\n     y',
      '```python title="a.py"\nx\n  y\n```'
    ],
    [
      '.. tab-set::\n\n   .. tab-item:: npm\n\n      x\n\n   .. tab-item:: Yarn\n\n      y',
      '**npm**\n\nx\n\n**Yarn**\n\ny'
    ],
    ['.. tabs::\n\n   .. code-tab:: py Python\n\n      x', '**Python**\n\n```py\nx\n```'],
    ['.. code-tab:: csharp\n\n   x', '**C#**\n\n```csharp\nx\n```'],
    ['.. code-tab:: lua\n\n   x', '**lua**\n\n```lua\nx\n```'],
    ['.. grid-item-card:: Start\n   :link: start\n\n   x', '**[Start](start)**\n\nx'],
    [
      '.. list-table:: T\n   :header-rows: 1\n\n   * - A\n     - B\n   * - 1\n     - *2*',
      '**T**\n\n| A | B |\n| - | - |\n| 1 | *2* |'
    ],
    ['.. csv-table::\n   :header: "A", "B"\n\n   1, "2, 3"', '| A | B |\n| - | - |\n| 1 | 2, 3 |'],
    ['.. list-table::\n\n   * - A\n     - B', '| | |\n| - | - |\n| A | B |'],
    [
      '.. list-table::\n\n   * - **A**\n     - **B**\n   * - **1**\n     - 2',
      '| **A** | **B** |\n| - | - |\n| **1** | 2 |'
    ],
    ['.. list-table::\n\n   * - **A**\n     - B', '| | |\n| - | - |\n| **A** | B |'],
    ['.. csv-table::\n\n   1, 2', '| | |\n| - | - |\n| 1 | 2 |'],
    ['.. autoclass:: a.b.C\n   :members:', '`a.b.C`'],
    ['.. image:: x.png\n   :alt: A lamp', 'A lamp'],
    [
      '.. image:: x.png\n   :alt: A lamp\n      that glows\n   :width: 2em\n\n.. some-thing::\n   :about: It\n     shines.\n\n   kept',
      'A lamp that glows\n\nkept'
    ],
    ['a\n\n.. graphviz::\n   :align: center\n\n   digraph g { a -> b }\n\n.. mermaid::\n\n   a --> b\n\nb', 'a\n\nb'],
    ['.. figure:: x.png\n   :alt: A lamp\n\n   As it *shines*.', 'A lamp\n\nAs it *shines*.'],
    ['.. figure:: x.png\n\n   The *dialog*\n\n   It asks.', 'It asks.'],
    ['h:m:s and :x:', 'h:m:s and :x:'],
    [
      '.. toctree::\n   :maxdepth: 2\n\n   a\n   b\n\n.. index:: lamp\n\n.. raw:: html\n\n   <b>\n\n.. only:: latex\n\n   x\n\n.. only:: html\n\n   y',
      'y'
    ],
    ['.. click:example::\n\n   @x\n   def f(): pass', '```\n@x\ndef f(): pass\n```'],
    ['.. only:: not latex\n\n   x\n\n.. only:: latex or builder_html\n\n   y\n\n.. only:: not html\n\n   z', 'x\n\ny'],
    ['See :doc:`/guides/index`', 'See [guides](/guides/index)'],
    [
      '.. pages::\n\n   Lamp, rooms/lamp, lamp.svg, dark\n   "On, off", switch, x.png\n\n   Shop, https://x.example/shop, x.png\n   New, ../new, 2\n   Red, red.svg, 1',
      '- [Lamp](/rooms/lamp)\n- On, off\n- [Shop](https://x.example/shop)\n- [New](../new)\n- Red'
    ],
    ['.. pictures::\n\n   a.svg, b.svg, c.svg', ''],
    ['.. lamps::\n\n   Red, green, and blue', 'Red, green, and blue'],
    ['.. lamps::\n\n   Lamp, rooms/lamp, lamp.svg\n   It shines.', 'Lamp, rooms/lamp, lamp.svg\nIt shines.'],
    ['.. lamps::\n\n   See a/b, c.svg', 'See a/b, c.svg'],
    ['.. math::\n   :label: lux\n\n   \\text{lux} = 2', '```math\n\\text{lux} = 2\n```'],
    ['.. some-thing:: arg\n   :opt: 1\n\n   kept', 'kept']
  ])('are read: %s', (source, expected) => {
    expect(quoted(source)).toBe(expected)
  })
})

describe('an object that is described', () => {
  const described = (source: string) =>
    sections(`Page\n====\n\n${source}`)
      .slice(1)
      .map(({ depth, heading, anchor, nodes }) => [
        `${'#'.repeat(depth)} ${heading} #${anchor}`,
        ...nodes.map(node => blockToMarkdown(node, url => url))
      ])

  it.each([
    [
      'is a section below the title above it, with its signatures',
      'Use\n---\n\n.. py:function:: lamp(on, *, hue=None)\n                 lamp()\n\n   It shines.',
      [['## Use #use'], ['### lamp() #lamp', '`lamp(on, *, hue=None)`', '`lamp()`', 'It shines.']]
    ],
    [
      'has a signature that goes on in the next line as one',
      '.. function:: lamp(on, \\\n                 hue=None)\n\n   It shines.',
      [['## lamp() #lamp', '`lamp(on, hue=None)`', 'It shines.']]
    ],
    [
      'has those within it below',
      '.. class:: Lamp(hue)\n\n   A lamp.\n\n   .. attribute:: hue\n\n      Its hue.\n\n   .. coroutinemethod:: dim(by)\n\n      Dims it.',
      [
        ['## Lamp #Lamp', '`Lamp(hue)`', 'A lamp.'],
        ['### Lamp.hue #Lamp.hue', 'Its hue.'],
        ['### Lamp.dim() #Lamp.dim', '`dim(by)`', 'Dims it.']
      ]
    ],
    [
      'has an id with the module',
      '.. currentmodule:: home.light\n\n.. exception:: DarkError\n\n   Too dark.\n\n.. data:: MAX\n\n   The most.',
      [
        ['## DarkError #home.light.DarkError', 'Too dark.'],
        ['## MAX #home.light.MAX', 'The most.']
      ]
    ],
    [
      'may be a flag or a setting',
      '.. program:: lamp\n\n.. option:: --dim=NUM, -d NUM\n\n   How dark.\n\n.. confval:: max_glow\n   :type: ``int``\n   :default: ``5``\n\n   How bright.',
      [
        ['## --dim #cmdoption-lamp-dim', '`--dim=NUM, -d NUM`', 'How dark.'],
        ['## max_glow #confval-max_glow', 'Type: `int`', 'Default: `5`', 'How bright.']
      ]
    ],
    [
      'may be a flag with brackets',
      '.. option:: --[no-]dim ($DIM)\n\n   Or bright.\n\n.. option:: -j[N]\n\n   How many.',
      [
        ['## --[no-]dim #cmdoption-no-dim', '`--[no-]dim ($DIM)`', 'Or bright.'],
        ['## -j #cmdoption-j-N', 'How many.']
      ]
    ]
  ])('%s', (_, source, expected) => {
    expect(described(source)).toEqual(expected)
  })

  it('without a text of its own is described with the one that follows', () => {
    const source =
      '.. option:: -a\n.. option:: -b\n\n   Both.\n\n.. option:: -c\n\nOther\n-----\n\nText\n\n.. option:: -d\n\n.. note:: x'
    expect(described(source)).toEqual([
      ['## -b #cmdoption-b', '`-a`', 'Both.', '`-c`'],
      ['## Other #other', 'Text', '`-d`', '> **Note**\n>\n> x']
    ])
  })

  it('may be several classes, whose members are those of the last one', () => {
    const source =
      '.. class:: Sofa(size)\n           Bed(size)\n\n   To lie on.\n\n   .. method:: fold()\n\n      Folds.'
    expect(described(source)).toEqual([
      ['## Sofa #Sofa', '`Sofa(size)`', '`Bed(size)`', 'To lie on.'],
      ['### Bed.fold() #Bed.fold', '`fold()`', 'Folds.']
    ])
  })

  it('may be a class that begins with a small letter, by its brackets', () => {
    const source = '.. class:: dict(**kwargs)\n\n   A map.'
    expect(described(source)).toEqual([['## dict #dict', '`dict(**kwargs)`', 'A map.']])
  })

  it.each([
    ['without a text of its own', '.. py:function:: lamp(on)', '`lamp(on)`'],
    ['within a list', '- x\n\n  .. function:: lamp(on)\n\n     It shines.', '- x\n  - `lamp(on)`\n\n    It shines.'],
    ['that no other page links to', '.. data:: MAX\n   :noindex:\n\n   The most.', '- `MAX`\n\n  The most.'],
    ['whose id is not known', '.. lua:function:: lamp(on)\n\n   It shines.', '- `lamp(on)`\n\n  It shines.'],
    ['that has sections within', '.. describe:: Lamps\n\n   .. py:function:: dim()\n\n      Dims it.', '`Lamps`'],
    ['without a name', '.. lamp:room::\n\n   It shines.', 'It shines.'],
    ['that is a class of a style sheet', '.. class:: wide\n\n   It shines.', 'It shines.']
  ])('is no section %s', (_, source, expected) => {
    expect(quoted(source)).toBe(expected)
  })
})

describe('an object that is described below a label', () => {
  const described = (source: string) =>
    sections(`Lamp\n====\n\n${source}`)
      .slice(1)
      .map(({ depth, heading, anchor, nodes }) => [
        `${'#'.repeat(depth)} ${heading} #${anchor}`,
        ...nodes.map(node => blockToMarkdown(node, url => url))
      ])

  it('is a section of its name and that of the page', () => {
    const source = `Methods
-------

.. _class_Lamp_property_hue:

- Color **hue**

Its hue.

.. _class_Lamp_method_dim:

- void **dim** **(** int steps **)**

Dims it.`
    expect(described(source)).toEqual([
      ['## Methods #methods'],
      ['### Lamp.hue #class-lamp-property-hue', 'Color **hue**', 'Its hue.'],
      ['### Lamp.dim() #class-lamp-method-dim', 'void **dim** **(** int steps **)**', 'Dims it.']
    ])
  })

  it('has an id of its own where two labels make the same', () => {
    const member = (name: string) => `.. _Lamp_${name}:\n\n- **${name}**\n\nIt.\n\n`
    expect(described(member('_dim') + member('dim'))).toEqual([
      ['## Lamp._dim #lamp-dim', '**\\_dim**', 'It.'],
      ['## Lamp.dim #id1', '**dim**', 'It.']
    ])
  })

  it.each([
    [
      'a paragraph with directives above',
      '.. _class_Lamp_method_dim:\n\n.. rst-class:: method\n\nvoid **dim**\\ (\\ )\n\nDims it.',
      ['## Lamp.dim() #class-lamp-method-dim', 'void **dim**()', 'Dims it.']
    ],
    [
      'of no page',
      '.. _class_Lampion_hue:\n\n- **hue**\n\n  Its hue.',
      ['## hue #class-lampion-hue', '**hue**', 'Its hue.']
    ],
    [
      'what has further labels of what it lists',
      '.. _enum_Hue:\n\n.. _constant_RED:\n\nenum **Hue**:\n\n- **RED** = 0\n- **BLUE** = 1',
      ['## Hue #enum-hue', 'enum **Hue**:', '- **RED** = 0\n- **BLUE** = 1']
    ]
  ])('may be %s', (_, source, expected) => {
    expect(described(source)).toEqual([expected])
  })

  it.each([
    ['another name is in bold', '.. _lamp_hue:\n\nThe **glow** of it.'],
    ['only the end of a word is in bold', '.. _hue:\n\nA **ue** of it.'],
    ['nothing is in bold', '.. _hue:\n\nA hue.'],
    ['it is an item of several', '.. _RED:\n.. _BLUE:\n\n- **RED**: 0\n- **BLUE**: 1'],
    ['it is within a list', '- Hues:\n\n  .. _RED:\n\n  **RED**: 0'],
    ['another text stands below the label', '.. _RED:\n\nText\n\n**RED**: 0']
  ])('is no section where %s', (_, source) => {
    expect(described(source)).toEqual([])
  })
})

describe('hostile files', () => {
  it.each([
    ['bullets', '- '],
    ['backticks', '`a '],
    ['asterisks', '*a '],
    ['pipes', '|a '],
    ['directives', '.. note::\n\n']
  ])('of %s are read in linear time', (_, piece) => {
    expectLinearTimeOver(quoted, [piece])
  })

  it('of ever deeper lines are read in time linear to their length', () => {
    const deeper = (size: number) => Array.from({ length: size }, (_, depth) => `${' '.repeat(depth)}x`).join('\n')
    expectLinearTime(quoted, size => deeper(Math.sqrt(size)), 160_000)
  })
})

it.each([
  ['.. meta::\n   :keywords: lamp\n\n   :description: All of\n      the lamp\n   :author: Ann\n', 'All of the lamp'],
  ['.. meta::\n   :description lang=en: The lamp\n', 'The lamp'],
  ['.. meta::\n   :keywords: lamp\n\nText.\n\n.. note::\n   :description: no\n', ''],
  ['.. other::\n   :description: no\n', '']
])('what %j tells search engines describes the page', (source, description) => {
  expect(readPage('a.rst', `${source}\nPage\n====\n`).page.description).toBe(description)
})

it('what a page tells search engines is found in linear time', () => {
  const description = (source: string) => readPage('a.rst', source).page.description
  expectLinearTime(description, size => '.. meta::\n   :a: b\n'.repeat(size))
  expectLinearTime(description, size => `.. meta::\n${'   \n'.repeat(size)}x`)
})

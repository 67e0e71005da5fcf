import fc from 'fast-check'

const words = (text: string): string[] => text.split(' ')

/** What Markdown gives a meaning to, and some that it does not. */
const pieces = [
  ...words(
    'word * ** *** _ __ ~ ~~ ` `` ``` ```` ~~~ [ ] ![ ( ) [a] [a][] [b][a] [^n] [a](/x) < > \\ " \' # 1 . ! : - = |'
  ),
  ...words('--- === |---|:-:| &amp; &#39; & <br> <b> <https://x.test>'),
  ...['two words', ' ', '  ', '    ', '\t', '\n', '\n\n', '\r\n', '\r', '\0', '(/x "t")', '| a | b |'],
  ...['[a]: /x', '[a]: /x "t"', '[^n]: note', '> ', '- ', '* ', '1. ', '2) ', '- [ ] ', '- [x] ', '# ', '## '],
  ...[' https://x.test/a_b ', ' www.x.test ', ' a@b.test ', 'שלום', '→']
]

/** A text in the manner of Markdown. */
export const markdownText = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map(parts => parts.join(''))

/** Of the same kind, with what no other Markdown has. */
const answerText = fc
  .array(
    fc.oneof({ weight: 5, arbitrary: markdownText }, fc.constantFrom('> [!NOTE]\n> a', '\n> [!tip] ', '[!NOTE]')),
    {
      maxLength: 4
    }
  )
  .map(parts => parts.join(''))

/** A text, and how much of it has arrived at each step. */
export const arrivals = fc
  .tuple(answerText, fc.array(fc.nat({ max: 200 }), { maxLength: 40 }))
  .map(([text, ends]) => [text, ends.sort((one, other) => one - other)] as const)

import fc from 'fast-check'

const words = (text: string): string[] => text.split(' ')

/** Pieces that have a meaning in Markdown, and some that have none. */
const pieces = [
  ...words(
    'word * ** *** _ __ ~ ~~ ` `` ``` ```` ~~~ [ ] ![ ( ) [a] [a][] [b][a] [^n] [a](/x) < > \\ " \' # 1 . ! : - = |'
  ),
  ...words('--- === |---|:-:| &amp; &#39; & <br> <b> <https://x.test>'),
  ...['two words', ' ', '  ', '    ', '\t', '\n', '\n\n', '\r\n', '\r', '\0', '(/x "t")', '| a | b |'],
  ...['[a]: /x', '[a]: /x "t"', '[^n]: note', '> ', '- ', '* ', '1. ', '2) ', '- [ ] ', '- [x] ', '# ', '## '],
  ...[' https://x.test/a_b ', ' www.x.test ', ' a@b.test ', 'שלום', '→']
]

/** A random text of Markdown pieces. */
export const markdownText = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map(parts => parts.join(''))

/** The same with note marks, which CommonMark does not have. */
const answerText = fc
  .array(
    fc.oneof({ weight: 5, arbitrary: markdownText }, fc.constantFrom('> [!NOTE]\n> a', '\n> [!tip] ', '[!NOTE]')),
    {
      maxLength: 4
    }
  )
  .map(parts => parts.join(''))

/** A text, and the lengths of it that have arrived at each step. */
export const arrivals = fc
  .tuple(answerText, fc.array(fc.nat({ max: 200 }), { maxLength: 40 }))
  .map(([text, ends]) => [text, ends.sort((one, other) => one - other)] as const)

import type { AnswerType } from '../language.ts'

/** “And how many are there?”, but not “count how many there are”, which asks for a way. */
const directly = String.raw`(?:^|[.?!,;:] *|\b(?:and|but|or|so|for|after|by|of|then) )`

/** Nobody who wants to set a limit asks what it is. */
const unlessSet = String.raw`^(?!.*\b(?:how (?:do|can|to|should)|set|change|increase|raise|reduce|lower|configure|restrict)\b).*`
const extreme = String.raw`\b(?:max(?:imum)?|min(?:imum)?|largest|biggest|smallest|highest|lowest)`

const units = {
  time: '(?:ms|msec|milli(?:second)?s?|s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|d|days?|weeks?|months?|years?)',
  data: '(?:bits?|[kmgt]?i?b|bytes?|(?:kilo|mega|giga)bytes?|char(?:acter)?s?|words?|tokens?|lines?|pages?|rows?|items?)'
}
const numbers =
  'one|two|three|four|five|six|seven|eight|nine|ten|dozen|hundred|thousand|once|twice|single|zero|none|unlimited|(?:in)?finite'

const time = String.raw`(?<![\d.,_])\d[\d.,_]*\s?-?${units.time}\b|\b(?:an?|one|two|three|five|ten|few|several|every|per) (?:milli)?(?:second|minute|hour|day|week|month|year)s?\b|\b(?:milliseconds?|seconds?|minutes?|hours?|days?)\b[^.]{0,80}\d|\b(?:timeout|interval|ttl|expir\w*|max-?_?age|delay)\w*\W{1,4}\d|\b(?:daily|hourly|weekly|monthly|immediately|indefinite\w*|forever|never expires?|no (?:time ?)?limit|unlimited|permanent\w*)\b`

const amountOfData = String.raw`(?<![\d.,_])\d[\d.,_]*\s?-?(?:${units.data}|px|pixels?|%)(?!\w)|\d\s?[x×]\s?\d`
const unlimited = String.raw`\b(?:unlimited|no limit)\b`
const size = String.raw`${amountOfData}|\b(?:bytes?|size|length|limit\w*|characters?|defaults?)\b[^.]{0,80}\d|\d[^.]{0,80}\b(?:bytes?|size|length|characters?)\b|${unlimited}`

const anyNumber = 'no limit|any number|as many|number of (?:cpus?|cores?|processors?)'

/** Words as they stand within a sentence and at its beginning, where a pattern minds capitals. */
const inAnyPlace = (words: string): string =>
  words.replaceAll(/(?<=^|\|)[a-z]/g, letter => `[${letter.toUpperCase()}${letter}]`)

/** How many there are, which no part of a version or a name is: “in Vue 2 and Vue 3”, 1.2. */
const count = String.raw`(?<![\w.]|[a-z,)] [A-Z][\w.]{1,30} )\d+(?!\.?\d)|\b(?:${inAnyPlace(`${numbers}|${anyNumber}`)})\b`

const number = String.raw`(?:\d|\b(?:${numbers})\b)`
const limit = String.raw`\b(?:max\w*|min\w*|limit\w*|at (?:the )?(?:most|least)|up to|(?:no|not) more than|no less than|exceed\w*|only|default\w*)\b`

/** Of what an amount is asked, without its unit: “size of a shade in megabytes”, “number of shades per lamp”. */
const subject = String.raw`(?<subject>[\w-]+(?: (?!(?:in|per)\b)[\w-]+){0,2})`

/** What something may be set to. */
const value = String.raw`(?:\d|["'“‘\`][^\s"'”’\`]|\b(?:true|false|off|turned on|enabled|disabled|none|null|nil|undefined|empty|never|always)\b)`

/** Of versions, the one from which on it holds. */
const least = '(?:minimum|min|lowest|oldest)'

/** What has a number: “which bit rate”, “what frequency”. */
const quantity =
  '(?:(?:bit|frame|sample|sampling|refresh) ?rate|rate limit|frequency|resolution|percentage|ratio|temperature|exit (?:code|status)|status code|(?:file|image|page|font) size)'
/** Keys of a keyboard; a “key” alone may be one of settings. */
const keys =
  '(?:ctrl|control|cmd|command|alt|option|shift|meta|super|win(?:dows)?|tab|enter|return|esc(?:ape)?|space(?:bar)?|backspace|delete|home|end|(?:arrow|left|right|up|down)(?: key| arrow)?|f\\d{1,2})'

/** One type that is asked for in several ways. */
const askedAs = (patterns: string[], says: RegExp): AnswerType[] =>
  patterns.map(asks => ({ asks: new RegExp(asks, 'i'), says }))

/** What English questions ask for that a text can only say in a few ways: an amount, a date, a version, a comparison. */
export const answerTypes: readonly AnswerType[] = [
  {
    // “How long may it take?” and “how long may a name be?” begin alike.
    asks: new RegExp(`${directly}how long (?:can|may|must|should)\\b`, 'i'),
    says: new RegExp(`${time}|${size}`, 'i')
  },
  {
    asks: new RegExp(
      String.raw`${directly}how (?:long|soon)\b|\bhow many (?:milliseconds|ms|seconds|minutes|hours|days|weeks|months|years)\b|${directly}how much time\b`,
      'i'
    ),
    says: new RegExp(time, 'i')
  },
  {
    asks: new RegExp(`${directly}how (?:often|frequently)\\b`, 'i'),
    says: new RegExp(`${time}|\\d|\\b(?:${numbers}|every|each)\\b`, 'i')
  },
  {
    asks: /\bhow (?:much|expensive)\b.*\b(?:costs?|pay|charged?|price)\b|\bhow much (?:is|are)\b.*\b(?:a|per|each) (?:month|year|user|seat)\b|\bwhat (?:does|do|is|are) .*\b(?:costs?|prices?)\b/i,
    says: /[$€£¥]\s?\d|\d\s?(?:[$€£¥]|usd|eur|dollars?|euros?|cents?)\b|\bfree\b/i
  },
  {
    asks: new RegExp(String.raw`${directly}how (?:big\b|much (?:memory|ram|space|storage|disk)\b)`, 'i'),
    says: new RegExp(`${amountOfData}|${unlimited}`, 'i')
  },
  {
    asks: new RegExp(
      String.raw`${directly}how large\b|\bhow many (?:bytes|kilobytes|megabytes|gigabytes|kb|mb|gb|characters)\b|${unlessSet}${extreme}(?: \w+){0,2} (?:size|length)\b(?: (?:of|for)(?: an?| the)? ${subject})?`,
      'i'
    ),
    says: new RegExp(size, 'i')
  },
  ...askedAs(
    [
      String.raw`${unlessSet}${extreme} (?:number|count|amount)\b(?: of ${subject})?|\bupper limit\b|${directly}how many\b.*\b(?:at (?:the )?most|at once|before)\b`,
      String.raw`\blimit (?:on|to) how many ${subject}`
    ],
    new RegExp(
      String.raw`${limit}[^.\n]{0,120}${number}|${number}[^.\n]{0,120}${limit}|\b(?:no limit|any number|as many|unlimited|(?:in)?finite|number of (?:cpus?|cores?|processors?))\b`,
      'i'
    )
  ),
  {
    asks: /\bwhy (?:is|was|are|were)\b[^.?!]*\b(?:named|chosen|picked|(?:project|library|framework|tool|product|language|it) called)\b|\bwhy did (?:the \w+|you|they)\b[^.?!]*\b(?:choose|pick|decide|name|call)\b|\bwhy\b[^.?!]*\bdefaults?\b[^.?!]*\b(?:and|but) not\b/i,
    says: /\b(?:because|since|reason\w*|so that|due to|therefore|thus|in order to|to (?:avoid|prevent|allow|keep|ensure)|named after|cho(?:se|ice|sen)|avoid\w*|prefer\w*|suitable|otherwise)\b/i
  },
  ...askedAs(
    [
      // “depth slider maximum”, “max connections”.
      String.raw`${unlessSet}(?:^${extreme}(?= [\w-]+(?: [\w-]+){0,5}\W*$)|${extreme}\W*$|\b(?:longest|shortest|slowest|fastest|loudest|deepest|widest|oldest|newest) (?:possible|allowed)\b)`,
      `${directly}how (?:loud|quiet|wide|high|tall|deep|heavy|old|far|fast|slow|small|short|close) (?:can|may|must|should|do|does|is|are) `,
      String.raw`${unlessSet}\b(?:which|what)(?: \w+){0,2} ${quantity}\b|^${quantity} (?:of|for|when|if)\b`,
      String.raw`${unlessSet}\bdefaults?(?: values?)? (?:db|hz|khz|ms|fps|dpi|px|kbps|seconds?|minutes?)\W*$`
    ],
    new RegExp(String.raw`\d|\b(?:${numbers}|${anyNumber})\b`, 'i')
  ),
  {
    asks: /^(?!.*\b(?:change|set|assign|define|customi[sz]e|add|remove|disable|own|custom)\b).*(?:\b(?:keyboard shortcut|hot ?key|key ?binding|key combination)s?(?: (?:for|to)\b|\W*$)|\b(?:which|what) (?:(?:keyboard )?shortcut|hot ?key|key combination|keys? (?:do|should|must) (?:i|we|you|one) (?:press|hit|hold|push))\b)/i,
    says: new RegExp(
      String.raw`[⌘⌃⇧⌥⇥⏎⌫]|\b${keys}\b ?[+-] ?\S|\`${keys}\`|\`[^\s\`]\`|\bf\d{1,2}\b|\b${keys} key\b`,
      'i'
    )
  },
  {
    asks: new RegExp(String.raw`${directly}how many\b`, 'i'),
    says: new RegExp(count)
  },
  {
    asks: new RegExp(String.raw`${directly}how much\b`, 'i'),
    says: new RegExp(String.raw`\d|\b(?:${numbers}|${anyNumber})\b`, 'i')
  },
  {
    asks: /\b(?:which|what)(?: default)? port (?:is|does|do|will)(?: the| an?)? (?<subject>[\w-]+)/i,
    says: /\bports?\b[^.\n]{0,60}\d{2}|\d{2}[^.\n]{0,60}\bports?\b|:\d{2,5}\b/i
  },
  ...askedAs(
    [
      String.raw`\b(?:which|what) (?:version|release) of (?:the )?(?<subject>[\w-]+)`,
      String.raw`\b(?:since which|(?:which|what)(?: ${least})?|${least})(?: supported)?(?: (?<subject>[\w.-]+))? (?:version|release)\b`,
      String.raw`\b(?:(?:which|what)(?: \w+)?|since which|${least})(?: \w+){0,2} (?:version|release)\b`
    ],
    /\bv?\d+\.(?:\d+|x)|\b(?:version|release|v)\.? ?\d|\d(?:\+| (?:or|and) (?:later|newer|higher|above|greater|up)\b)|(?:>=|≥|\b(?:at least|requires?|since|minimum)\b)[^.\n]{0,40}\d/i
  ),
  ...askedAs(
    [
      String.raw`${unlessSet}\bdefault (?:values?|settings?) (?:of|for)(?: the| an?)? ${subject}`,
      String.raw`\bwhat(?:['’]?s| is| are) the defaults?(?: (?!values?\b|settings?\b)${subject})?`,
      String.raw`${unlessSet}(?:^defaults? ${subject}|\bdefaults?(?: values?)?\W*$|\bdefault (?:values?|settings?) (?:of|for)\b)`
    ],
    new RegExp(
      String.raw`\bdefaults?(?: [\w-]+){0,4} (?:to|is|are|was)\b|\bdefaults?\s?[:=]\s?[^\s,;]|\bdefaults?\b[^.\n]{0,80}${value}|${value}[^.\n]{0,80}\bdefaults?\b|\b(?:is|are|uses?|using|gets?|has|have) [^.\n]{1,80}\bby default\b|\bby default\b[^.\n]{0,80}\b(?:is|are|uses?|using|gets?|has|have)\b`,
      'i'
    )
  ),
  {
    asks: /\bwhen (?:will|was|were|did|does|do|is)\b.*\b(?:released?|published|launch\w*|reach end|com(?:e|es|ing) out|(?:support|maintenance|life) (?:end|stop)\w*|end (?:of )?(?:support|maintenance|life))\b|\bwhen will\b.*\b(?:be (?:out|available|removed|dropped)|ship|land|end)\b|\bon (?:which|what) da(?:te|y)\b|\b(?:which|what) (?:month|year)\b|\bend[- ]of[- ](?:life|support)\b|\beol\b|\brelease date\b/i,
    says: /\b(?:19|20)\d\d\b|\b(?:january|february|march|april|june|july|august|september|october|november|december)\b|\bq[1-4]\b/i
  },
  {
    asks: /^(?!\W*(?:how|why)\b).*\b(?:faster|slower|better|worse|cheaper|safer)\b.*\bthan\b|\bwhich(?: one)? (?:is|are|should)\b.*\b(?:faster|slower|better|cheaper|safer|best)\b|\bcompared? (?:to|with)\b/i,
    says: /\b(?:faster|slower|better|worse|cheaper|safer|smaller|larger|compar\w*|than|unlike|whereas|outperform\w*|recommend\w*|prefer\w*|differ\w*|instead of|efficient|performan\w*)\b/i
  }
]

/** A system that a program runs on. */
export interface System {
  name: string
  /** Names it in a question. */
  asked: RegExp
  /** Says it in a text, or what only that system has. */
  said: RegExp
}

/** Chinese and Japanese have no spaces around a name. */
const letter = String.raw`[\p{Script=Latin}\p{N}]`
const word = (names: string, flags = 'iu') => new RegExp(`(?<!${letter})(?:${names})(?!${letter})`, flags)

const systems: readonly System[] = [
  { name: 'android', asked: word('android|안드로이드'), said: word('android|안드로이드') },
  { name: 'chromeos', asked: word('chrome ?os'), said: word('chrome ?os|chromebooks?') },
  { name: 'ios', asked: word('ios'), said: word('ios|iphones?|ipads?|아이폰|아이패드') },
  { name: 'ipados', asked: word('ipados'), said: word('ipados|ipads?') },
  { name: 'linux', asked: word('linux|리눅스'), said: word('linux|리눅스|unix|ubuntu|debian|fedora|systemd|apt') },
  { name: 'macos', asked: word('macos'), said: word('mac ?os|os x|macs?') },
  {
    name: 'windows',
    // Those of a program are no names: “close all windows”. Nor is the first word of a question.
    asked: word(
      String.raw`(?<!^|[.!?:]\s)Windows|(?<=\bon )windows|windows(?= (?:1[01]|installer|laptop|machine|pc|registry|server|service|user))`,
      'u'
    ),
    said: word('Windows|윈도우|PowerShell|win(?:32|64|get)|exe|msi', 'u')
  }
]

const names = new Set(systems.map(({ name }) => name))

/** Whether it is the name of a system: even where every page has one, it tells what is asked about. */
export const isSystem = (word: string): boolean => names.has(word.toLowerCase())

/** The systems that a question names. */
export const systemsIn = (question: string): System[] => systems.filter(({ asked }) => asked.test(question))

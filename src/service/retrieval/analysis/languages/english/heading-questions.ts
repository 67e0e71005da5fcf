/**
 * The question that a heading answers: a question is one already, and an instruction says what a reader wants to do.
 * Nothing for a heading that only names something.
 */
export const questionOfHeading = (heading: string): string | undefined => {
  const text = heading.replace(/\s+/g, ' ').trim()
  if (/\?$/.test(text)) return isReaders.test(text) ? text : undefined
  const [, first = '', second = '', rest = ''] = /^([A-Za-z]+)(?: ([^ ]+)(.*))?$/.exec(text.replace(/[.:!]$/, '')) ?? []
  const word = first.toLowerCase()
  const verb = gerunds.get(word) ?? (isInstruction(word, second.toLowerCase()) ? word : undefined)
  if (!verb || !second || noObject.test(second)) return
  // “Streaming Helper” is the name of a thing.
  if (verb !== word && verbs.has(verb) && !rest && /^[A-Z]/.test(second)) return
  return `How do I ${verb} ${second}${rest}?`
}

/** How a question begins that a reader asks; “Was this page helpful?” is none. */
const isReaders =
  /^(how|what|why|when|where|which|who|can|could|do|does|did|is|are|am|should|will|must|may|has|have)\b/i

/** What follows a verb where nothing is said of what is done, or to what. */
const noObject = /^(it|them|that|and|or|with|in|on|from|cases?|\W+)$/i

/** “Log levels” are no instruction, “Log a message” is one. */
const isInstruction = (verb: string, next: string): boolean =>
  clearVerbs.has(verb) || (verbs.has(verb) && objects.has(next))

const words = (list: string): string[] => list.trim().split(/\s+/)

/** Words with which a heading can begin that are nothing but an instruction. */
const clearVerbs = new Set(
  words(`
    install configure create add remove delete update upgrade use write send enable disable customize define generate
    publish choose select save render hide translate validate verify extend integrate embed connect avoid prevent
    resolve troubleshoot make initialize authenticate authorize override ask revoke rotate restore schedule secure
    encrypt replace migrate register declare specify deploy convert compare combine handle manage
  `)
)

/** Words that are as often a thing. */
const verbs = new Set(
  words(`
    run set build test read change import export start stop restart debug load store upload download format parse show
    style theme share pass call fetch cache limit monitor log search filter sort order host serve open close edit rename
    move copy merge fix get access list find wrap control protect quote map link bring give keep put turn check display
    mount submit stream query preview view try
  `)
)

/** What comes after a verb that is no name of a thing. */
const objects = new Set(words('a an the your this these one more multiple several all any custom new'))

const gerundOf = (verb: string): string => {
  if (doubled.has(verb)) return `${verb}${verb.at(-1)}ing`
  return /[^e]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`
}

/** Verbs whose last letter is written twice. */
const doubled = new Set(words('run set stop get debug log embed wrap submit map put'))

const gerunds = new Map([...clearVerbs, ...verbs].map(verb => [gerundOf(verb), verb]))

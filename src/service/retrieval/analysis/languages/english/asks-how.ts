/** Words that begin a question of another kind, or a request for what a thing does, such as “make the text flow”. */
const others = `make let get keep have see tell a an the my all every some only no not i it if in on at for with after
before can could may might must should would will is are was were does do did has have had what why which where when
who whose how`
  .split(/\s+/)
  .join('|')

const way = String.raw`(?:how (?:do|can|could|should|would|must) (?:i|we|you|one)|how to|(?:can|could|may|should) (?:i|we)|(?:is it possible|is there (?:a|any)(?: \w+)? way|what(?:['’]?s| is) the(?: \w+)? way|(?:i|we)(?: (?:want|need|would like)|['’]d like)) to)`
const manner = '(?:best|easily|properly|just|also|still|only|actually|safely|automatically|manually|programmatically)'

const which = '(?:an?|the|my|our|all|some|its|their|every|each)'
const end = String.raw`(?= (?:after|and|are|as|at|before|between|by|can|does|for|from|has|have|if|in|inside|instead|into|is|of|on|or|over|per|so|that|through|to|under|using|via|was|when|which|will|with|without)\b|[^\w .-]|\W*$)`

/** Anything can be set, and “customize it” tells how to change it. */
const setting =
  'add|adjust|change|configure|create|customi[sz]e|define|edit|handle|make|modify|put|quickstart|set|setup|specify|use|write'

/** What begins a clause that tells which one is meant. */
const clause = String.raw`(?:that|which)\b`

const word = String.raw`(?:(?!${clause})[\w.-]+ )`
/** The noun of “an entry” and “the budget month”; “remove it completely” has none. */
const noun = String.raw`(?!${clause})[\w.-]*\w(?<!ly)`

/**
 * “How do I remove an entry?”, whose verb is said where it is told, of the thing it is done to, and “remove an entry from
 * it”, whose verb may be said otherwise, and the entry is. “An answer that streams” may be called a stream.
 */
export const asksHow = new RegExp(
  String.raw`^\W*(?:(?:hi|hello|hey|please|ok|so|and|but)\W+)*(?:${way} (?:${manner} )?(?:(?:${setting})\b|(?<verb>[a-z]+)(?: (?:${which} )?(?<thing>${word}{0,2}?${noun})(?! ${clause})${end})?)|(?!(?:${others})\b)[a-z]+ ${which} ${word}{0,3}?(?<object>[\w.-]*\w)${end})`,
  'i'
)

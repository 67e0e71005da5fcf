/** Whether a question names an identifier, a file, an option or an error, which the answer then has to be about. */
export const namesIdentifier = (question: string): boolean => {
  const text = question.replace(projects, '')
  return code.test(text) || [...text.matchAll(pascalCase)].some(([word]) => !names.test(word))
}

/** `useChat`, `a_b`, `call()`, `c.req.queries`, `--flag`, `@scope/name`, `next.config.js`, `.env`, `X-Header`, an error’s text. */
const code =
  /`|\b[a-z]+[A-Z]\w*|\w_\w|\w\(\)|\w\.[a-z_]{2,}\b(?!\/)|(?:^|\s)--[a-z]|@[\w-]+\/\w|\s\.env\b|\bX-[A-Z]|\w+Error\b|[Ee]rror:/

/** `BackgroundTasks`, and also `GitHub`. */
const pascalCase = /\b[A-Z][a-z]+[A-Z]\w+/g

/** Product names that are written like identifiers. */
const names =
  /^(?:Fast|Java|Type|Git|Post|Graph|You|Linked|Dev|Vite|Cloud|Web|Word|Mac|Lang|Deep|Num|Py|Open(?:AI|API))[A-Z]/
const projects = /\b(?:next|node|vue|nuxt|express)\.js\b|\b(?:macOS|iOS|iPhone|gRPC)\b/gi

import { expect, it } from 'vitest'
import { namesIdentifier } from './identifiers.ts'

it.each([
  'what is useChat',
  'BackgroundTasks in a dependency',
  'c.req.queries',
  'is __init__ called',
  'next build --debug',
  'import from @scope/name',
  'what goes into next.config.js?',
  'X-Forwarded-For is ignored',
  'a KeyError when it starts',
  'Error: it does not work'
])('finds an identifier in: %s', question => expect(namesIdentifier(question)).toBe(true))

it.each([
  'How do I start with Next.js?',
  'Is FastAPI faster than Node.js?',
  'does it run on macOS or an iPhone',
  'our GitHub pages, e.g. the blog',
  'and/or something else',
  'how do I log in'
])('finds no identifier in: %s', question => expect(namesIdentifier(question)).toBe(false))

import { rewriteLines } from '../markup/index.ts'

const component = /^[ \t]*<\/?[A-Z][\w.]*[\s/>]/
const codeSpan = /`[^`\n]+`/g
/** A comment, or an expression as the value of a component’s attribute. */
const expression = /\{\s*\/\*|<[A-Z][^<>={}]*=\{/

/**
 * Whether a page is MDX, whatever its file is called: lines of it begin with the tags of components, and braces hold what
 * no Markdown has there. Code that is shown does not count.
 */
export const isMdx = (source: string): boolean => {
  let [hasComponent, hasExpression] = [false, false]
  rewriteLines(source, (lines, index) => {
    const line = lines[index] ?? ''
    hasComponent ||= component.test(line)
    hasExpression ||= expression.test(line.replaceAll(codeSpan, ''))
    return undefined
  })
  return hasComponent && hasExpression
}

import { rewriteLines, valueAt } from '../../markup/index.ts'
import { asObject } from '../config/index.ts'
import type { Settings } from '../settings.ts'

const codeOrVariable = /(`+[^`]*`+)|\{\{\s*book\.([\w.]+)\s*\}\}/g

/** Fills in what the configuration names for all pages, `{{ book.version }}`, outside of code. */
export const fillVariables = (source: string, { variables }: Settings): string => {
  if (!/\{\{\s*book\./.test(source)) return source
  const filled = (line: string) =>
    line.replaceAll(codeOrVariable, (_, code?: string, name = '') => code ?? valueAt(asObject(variables), name) ?? '')
  return rewriteLines(source, (lines, index) => ({ lines: [filled(lines[index] ?? '')], last: index }))
}

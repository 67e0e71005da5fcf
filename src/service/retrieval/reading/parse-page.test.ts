import { expect, it } from 'vitest'
import { plainSite } from '../../docs/index.ts'
import { createPageParser } from './parse-page.ts'

it('a page that overflows the stack of its parser is left out, as one that is nested too deep', () => {
  const source = { file: 'a.md', version: '1', source: '# A', placement: { path: '/a' } }
  const overflow = (file: string): never => overflow(file)
  const parse = createPageParser()
  expect(parse(source, plainSite('/docs'))).toHaveProperty('facts')
  expect(parse(source, { ...plainSite('/docs'), dialect: overflow })).toEqual({ reason: 'It is nested too deep.' })
})

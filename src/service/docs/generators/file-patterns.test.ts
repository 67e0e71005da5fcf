import picomatch from 'picomatch'
import { expect, it } from 'vitest'
import { joinPatterns } from './file-patterns.ts'

it('joins patterns of files in the same folder', () => {
  const patterns = ['docs/conf.py', 'book.toml', '*/antora.yml', 'mkdocs.{yml,yaml}', '*.tree', 'docs/conf.py']
  const joined = joinPatterns(patterns)
  const [isOne, isOneOf] = [picomatch(joined), picomatch(patterns)]
  expect(joined).toEqual(['docs/conf.py', '{book.toml,mkdocs.{yml,yaml},*.tree}', '*/antora.yml'])
  const files = [
    'docs/conf.py',
    'conf.py',
    'book.toml',
    'a/antora.yml',
    'antora.yml',
    'mkdocs.yaml',
    'a.tree',
    'a/b.tree'
  ]
  expect(files.filter(file => isOne(file))).toEqual(files.filter(file => isOneOf(file)))
})

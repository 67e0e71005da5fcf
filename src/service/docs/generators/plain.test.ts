import { describe, expect, it } from 'vitest'
import { plainSite } from './plain.ts'

const files = ['index.md', 'guides/index.md', '02-guides/10-install.md']
const addresses = (form?: 'clean' | 'html' | 'directory') => {
  const site = plainSite('docs', form)
  return files.map(file => site.place(file, {})?.path)
}

describe('a folder that no generator builds', () => {
  it('has addresses without an ending, or in the form that is chosen', () => {
    expect(addresses()).toEqual(['/', '/guides', '/guides/install'])
    expect(addresses('clean')).toEqual(addresses())
    expect(addresses('html')).toEqual(['/', '/guides/', '/guides/install.html'])
    expect(addresses('directory')).toEqual(['/', '/guides/', '/guides/install/'])
  })
})

import { join } from 'node:path'
import { expect, it } from 'vitest'
import { docsFolder } from '../../testing/docs-folder.ts'
import { foldersUpFrom } from './folders-up.ts'

it('goes up to the repository, some levels at most, and names the top of the machine once', async () => {
  expect(foldersUpFrom('/srv/docs')).toEqual(['/srv/docs', '/srv', '/'])
  expect(foldersUpFrom('/a/b/c/d/e/f')).toEqual(['/a/b/c/d/e/f', '/a/b/c/d/e', '/a/b/c/d', '/a/b/c', '/a/b'])
  const repository = await docsFolder({ '.git/HEAD': '' })
  expect(foldersUpFrom(join(repository, 'docs'))).toEqual([join(repository, 'docs'), repository])
})

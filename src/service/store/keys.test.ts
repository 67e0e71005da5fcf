import { expect, it, onTestFinished } from 'vitest'
import { keyKind } from '../../protocol/index.ts'
import { openTestDatabase } from '../testing/databases.ts'
import { createKeyStore } from './index.ts'

it('makes no admin key that begins by chance as assistant keys do', async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.destroy())
  const prefixes = { assistant: 'key_a', admin: 'key_' }
  const keys = createKeyStore(database, prefixes)
  const values: string[] = []
  for (let made = 0; made < 300; made += 1) {
    values.push((await keys.create({ projectId: 'local', kind: 'admin', name: '' })).value)
  }
  expect(values.filter(value => keyKind(value, prefixes) !== 'admin')).toEqual([])
})

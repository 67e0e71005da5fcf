import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readSnapshot, writeSnapshot } from './file.ts'

const newPath = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-assistant-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return join(folder, 'index')
}

const bytesOutside = () => process.memoryUsage().external

it('pieces come back as they were written, and numbers stay with whoever wrote them', async () => {
  const path = await newPath()
  const numbers = Uint32Array.of(1, 2, 3)
  await writeSnapshot(path, async ({ write, writeAll }) => {
    await write({ name: 'one' })
    await write(numbers)
    await writeAll(Array.from({ length: 1_200 }, (_, place) => place))
  })
  expect([...numbers]).toEqual([1, 2, 3])
  const found: number[] = []
  await readSnapshot(path, async ({ read, readAll }) => {
    expect(await read()).toEqual({ name: 'one' })
    expect(await read()).toEqual(numbers)
    await readAll<number>(some => found.push(...some))
  })
  expect(found).toHaveLength(1_200)
  expect(found[1_199]).toBe(1_199)
})

it('a piece takes no memory once it is written', async () => {
  const piece = 'x'.repeat(2_000_000)
  let most = 0
  await writeSnapshot(await newPath(), async ({ write }) => {
    const before = bytesOutside()
    for (let pieces = 0; pieces < 8; pieces++) {
      await write(piece)
      most = Math.max(most, bytesOutside() - before)
    }
  })
  expect(most).toBeLessThan(2 * piece.length)
})

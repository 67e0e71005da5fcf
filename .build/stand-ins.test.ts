import { rolldown } from 'rolldown'
import { expect, it } from 'vitest'
import { standIn } from './stand-ins.ts'

const bundle = async (code: string) => {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? id : undefined),
    load: (id: string) => (id === 'entry' ? code : undefined)
  }
  const build = await rolldown({ input: 'entry', platform: 'browser', plugins: [entry, standIn()] })
  const { output } = await build.generate()
  await build.close()
  return output[0].code
}

it('fails the build when something that is left out is reached, and names it', async () => {
  await expect(bundle('import { object } from "zod/v4"; export const schema = object({})')).rejects.toThrow(
    'reaches object of zod/v4'
  )
  await expect(bundle('import swr from "swr"; export const use = () => swr("/")')).rejects.toThrow(
    'reaches default of swr'
  )
  await expect(bundle('import { memo } from "preact/compat"; export const x = memo(() => 1)')).rejects.toThrow(
    'reaches memo of preact/compat'
  )
})

it('takes imports that nobody uses, and keeps the hooks of Preact', async () => {
  expect(await bundle('import { object } from "zod/v4"; import swr from "swr"; export const a = 1')).not.toMatch(
    /zod|swr/
  )
  expect(await bundle('export { useState } from "preact/compat"')).toContain('useState')
})

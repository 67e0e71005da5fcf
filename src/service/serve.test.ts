import { expect, it } from 'vitest'
import { serve } from './serve.ts'
import { docsFolder } from './testing/docs-folder.ts'

it('leaves the process that imports it its own Request and Response', { tags: 'slow' }, async () => {
  const docs = await docsFolder({ 'index.md': '# Lamp\n' })
  const { Request, Response } = globalThis
  const service = await serve({ docs, data: ':memory:', port: 0, writeLog: () => {} })
  expect((await fetch(service.url)).status).toBe(200)
  await service.close()
  expect([globalThis.Request, globalThis.Response]).toEqual([Request, Response])
})

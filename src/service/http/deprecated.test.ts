import { expect, it } from 'vitest'
import { question } from '../testing/answers.ts'
import { testService } from '../testing/service.ts'

const headersOf = ({ headers }: Response) => [headers.get('deprecation'), headers.get('sunset')]

it('whatever version 1 answers says since when it is deprecated and when it may go', async () => {
  await using service = await testService()
  for (const body of [{ ...question('Which colours?') }, {}]) {
    const [deprecation, sunset] = headersOf(await service.ask(body, { version: 1 }))
    expect(deprecation).toMatch(/^@\d{10}$/)
    expect(new Date(sunset ?? '').toUTCString()).toBe(sunset)
    expect(Date.parse(sunset ?? '')).toBeGreaterThan(Number(deprecation?.slice(1)) * 1000)
  }
})

it('version 2 sends no deprecation headers', async () => {
  await using service = await testService()
  expect(headersOf(await service.ask(question('Which colours?')))).toEqual([null, null])
})

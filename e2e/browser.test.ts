import { started } from './browser.ts'
import { expect, test } from './test.ts'

const launching = (...outcomes: (Error | string)[]) => {
  const left = [...outcomes]
  const launch = async () => {
    const outcome = left.shift()
    if (outcome instanceof Error) throw outcome
    return outcome
  }
  return { launch, left }
}
const crash = new Error('browserType.launch: Target page, context or browser has been closed')

test('a browser that ends while it starts is started once more', async () => {
  expect(await started(launching(crash, 'browser').launch)).toBe('browser')
  await expect(started(launching(crash, crash, 'browser').launch)).rejects.toThrow('closed')
})

test('a browser that is not there is looked for once', async () => {
  const { launch, left } = launching(new Error('Executable doesn’t exist'), 'browser')
  await expect(started(launch)).rejects.toThrow('exist')
  expect(left).toEqual(['browser'])
})
